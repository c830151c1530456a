import { isLastDayBeforeFirst, newsFields } from '@directory/shared/newsFields'
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { trashOrAdmin } from '../../operations/access/trashOrAdmin.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { keepDeletion } from '../../operations/collections/keepDeletion.ts'
import { normaliseFields } from '../../operations/collections/normaliseFields.ts'
import { collectionFields } from '../../operations/collections/nounFields.ts'
import { rejectStaleForm } from '../../operations/collections/rejectStaleForm.ts'
import type { Context } from '../../operations/collections/validate.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { createLogHook } from '../../operations/log/createLogHook.ts'
import { localeOf, translate } from '../../operations/words/translate.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'
import { isPictureFile } from '../files/storeFile.ts'

/** Refuses a last day of display that is before the first. */
const validateLastDay = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: { showFrom?: string | null } },
): true | string =>
  !isLastDayBeforeFirst(siblingData.showFrom?.slice(0, 10) ?? '', value?.slice(0, 10) ?? '') ||
  translate(localeOf(context.req), 'error.days_crossed')

const normaliseNews: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!data) return data
  normaliseFields(newsFields, data)
  // If the picture has been deleted since, an earlier version is restored without it.
  if (data.picture && req.context.isRestoringVersion && !(await isPictureFile(req, data.picture)))
    data.picture = null
  return data
}

const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: { de: 'Neuigkeit', en: 'News item' }, plural: { de: 'Neuigkeiten', en: 'News' } },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'text'],
    defaultColumns: ['title', 'occurDate', 'draft', 'showFrom', 'showUntil', 'updatedAt'],
    description: {
      de: 'Die Meldungen der Seite „Neuigkeiten“, die neueste zuerst.',
      en: 'The items of the page “News”, newest first.',
    },
  },
  access: { read: isStaff, readVersions: isStaff, create: isStaff, update: isStaff, delete: trashOrAdmin },
  defaultSort: '-occurDate',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [rejectStaleForm],
    beforeValidate: [normaliseNews],
    beforeChange: [keepDeletion],
    afterChange: [refreshReadModel('news'), createLogHook('news')],
    afterDelete: [refreshReadModel('news'), createLogHook('news')],
  },
  fields: [
    id,
    ...collectionFields(newsFields, {
      text: {
        admin: {
          rows: 10,
          components: { Field: '/admin/NewsTextField.tsx#NewsTextField' },
          description: {
            de: 'Zeilenumbrüche bleiben erhalten. Adressen im Netz, Mailadressen und Telefonnummern werden auf der Seite von selbst zu Links.',
            en: 'Line breaks are kept. Web and mail addresses and telephone numbers become links on the page by themselves.',
          },
        },
      },
      occurDate: {
        index: true,
        admin: {
          description: {
            de: 'Steht über der Meldung und bestimmt ihren Platz in der Liste.',
            en: 'Stands above the item and decides its place in the list.',
          },
        },
      },
      draft: {
        index: true,
        admin: {
          position: 'sidebar',
          description: { de: 'Entwürfe sieht nur die Redaktion.', en: 'Drafts are seen by staff only.' },
        },
      },
      showFrom: {
        admin: {
          position: 'sidebar',
          description: {
            de: 'Vorher sieht sie nur die Redaktion. Leer: sofort.',
            en: 'Before that day only staff see it. Empty: at once.',
          },
        },
      },
      showUntil: {
        validate: validateLastDay,
        admin: {
          position: 'sidebar',
          description: {
            de: 'Der letzte Tag, an dem sie zu sehen ist. Leer: immer.',
            en: 'The last day on which it is seen. Empty: for good.',
          },
        },
      },
      picture: {
        validate: validatePicture,
        admin: {
          position: 'sidebar',
          description: {
            de: 'Der Name eines Bildes unter den Dateien. Auswählen und hochladen lässt es sich in der Redaktion unter „Neuigkeit bearbeiten“.',
            en: 'The name of a picture among the files. It is chosen and uploaded in the editorial area, at “Edit news item”.',
          },
        },
      },
      pictureAlt: {
        admin: {
          position: 'sidebar',
          description: {
            de: 'Wird Menschen vorgelesen, die das Bild nicht sehen.',
            en: 'Is read out to people who cannot see the picture.',
          },
        },
      },
    }),
  ],
}

export const News = withAdminDefaults(news)

/** Validates the name of a picture among the files. An unchanged name is accepted even if that picture is gone. */
async function validatePicture(
  value: string | null | undefined,
  { previousValue, ...context }: Context & { previousValue?: string | null },
): Promise<true | string> {
  return (
    !value ||
    value === previousValue ||
    (await isPictureFile(context.req, value)) ||
    translate(localeOf(context.req), 'error.picture_unknown')
  )
}
