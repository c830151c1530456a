import type { CollectionBeforeValidateHook } from 'payload'
import { normaliseFields } from '#hooks/normaliseFields.ts'
import { newsFields } from '#shared/fields/newsFields'
import { isPictureFile } from '../../Files/storeFile.ts'

export const normaliseNews: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!data) return
  normaliseFields(newsFields, data)
  // The day of a date is the day of its item.
  if (data.eventDate) data.occurDate = data.eventDate
  // An earlier version is restored without a picture deleted since.
  if (data.picture && req.context.isRestoringVersion && !(await isPictureFile(req, data.picture)))
    data.picture = null
}
