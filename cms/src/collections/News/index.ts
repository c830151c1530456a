import { isLastDayBeforeFirst, newsFields } from '@directory/shared/newsFields'
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { isStaff } from '../../access/isStaff.ts'
import { trashOrAdmin } from '../../access/trashOrAdmin.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { collectionFields } from '../../fields/nounFields.ts'
import { withAdminDefaults } from '../../fields/withAdminDefaults.ts'
import { keepDeletion } from '../../hooks/keepDeletion.ts'
import { createLogHook } from '../../hooks/log/createLogHook.ts'
import { normaliseFields } from '../../hooks/normaliseFields.ts'
import { rejectStaleForm } from '../../hooks/rejectStaleForm.ts'
import type { Context } from '../../hooks/validate.ts'
import { localeOf, translate } from '../../lib/words/translate.ts'
import { refreshPublicData } from '../../publicData/live/refreshPublicData.ts'
import { isPictureFile } from '../Files/storeFile.ts'

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
    afterChange: [refreshPublicData('news'), createLogHook('news')],
    afterDelete: [refreshPublicData('news'), createLogHook('news')],
  },
  fields: [
    id,
    ...collectionFields(newsFields, {
      text: {
        admin: { rows: 10, components: { Field: '/admin/NewsTextField.tsx#NewsTextField' } },
      },
      occurDate: { index: true },
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
