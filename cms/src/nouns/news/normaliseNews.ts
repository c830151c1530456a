import { toWebsite } from '@directory/shared/wellFormed'
import type { CollectionBeforeValidateHook } from 'payload'
import { sanitizeInline } from '../../operations/html/sanitizeHtml.ts'
import { isPictureFile } from '../files/storeFile.ts'

/** Text is kept as plain lines with at most simple inline markup; a bare date means that day, whatever the time zone. */
export const normaliseNews: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!data) return data
  if (typeof data.title === 'string') data.title = data.title.trim()
  if (typeof data.text === 'string') data.text = sanitizeInline(data.text).trim()
  if (typeof data.website === 'string') data.website = toWebsite(data.website) ?? data.website
  for (const name of ['occurDate', 'showFrom', 'showUntil'])
    if (/^\d{4}-\d{2}-\d{2}$/.test(data[name] ?? '')) data[name] = `${data[name]}T12:00:00.000Z`
  // An earlier version comes back without a picture that has been deleted since.
  if (data.picture && req.context.isRestoringVersion && !(await isPictureFile(req, data.picture)))
    data.picture = null
  return data
}
