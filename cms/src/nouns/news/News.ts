import { isLastDayBeforeFirst, newsFields, wrongEventField } from '@directory/shared/newsFields'
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
import { inBothLanguages, localeOf, translate } from '../../operations/words/translate.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'
import { isPictureFile } from '../files/storeFile.ts'

/** Refuses a last day of display that is before the first. */
const validateLastDay = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: { showFrom?: string | null } },
): true | string =>
  !isLastDayBeforeFirst(siblingData.showFrom?.slice(0, 10) ?? '', value?.slice(0, 10) ?? '') ||
  translate(localeOf(context.req), 'error.days_crossed')

/** Refuses times and places without a day, and times that do not exist. */
const validateEvent = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: Partial<Record<string, string | null>> },
): true | string => {
  const { eventTime, eventEndTime, eventPlace } = siblingData
  const event = { eventTime: eventTime ?? '', eventEndTime: eventEndTime ?? '', eventPlace: eventPlace ?? '' }
  const isWrong = wrongEventField({ eventDate: value?.slice(0, 10) ?? '', ...event }) !== null
  return !isWrong || translate(localeOf(context.req), 'error.event_invalid')
}

const normaliseNews: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!data) return data
  normaliseFields(newsFields, data)
  // The day of a date is the day of its item.
  if (data.eventDate) data.occurDate = data.eventDate
  // If the picture has been deleted since, an earlier version is restored without it.
  if (data.picture && req.context.isRestoringVersion && !(await isPictureFile(req, data.picture)))
    data.picture = null
  return data
}

const news: CollectionConfig = {
  slug: 'news',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'text'],
    defaultColumns: ['title', 'occurDate', 'draft', 'showFrom', 'showUntil', 'updatedAt'],
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
        admin: { rows: 10, components: { Field: '/admin/NewsTextField.tsx#NewsTextField' } },
      },
      occurDate: { index: true },
      eventDate: {
        validate: validateEvent,
        admin: { description: inBothLanguages('news_dialogue.eventHint') },
      },
      draft: { index: true, admin: { position: 'sidebar' } },
      showFrom: { admin: { position: 'sidebar' } },
      showUntil: { validate: validateLastDay, admin: { position: 'sidebar' } },
      picture: { validate: validatePicture, admin: { position: 'sidebar' } },
      pictureAlt: { admin: { position: 'sidebar' } },
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
