import { newsFields } from '@directory/shared/newsFields'
import type { CollectionBeforeValidateHook } from 'payload'
import { normaliseFields } from '../../operations/collections/normaliseFields.ts'
import { isPictureFile } from '../files/storeFile.ts'

export const normaliseNews: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!data) return data
  normaliseFields(newsFields, data)
  // An earlier version comes back without a picture that has been deleted since.
  if (data.picture && req.context.isRestoringVersion && !(await isPictureFile(req, data.picture)))
    data.picture = null
  return data
}
