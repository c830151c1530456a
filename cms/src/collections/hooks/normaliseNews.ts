import { toWebsite } from '@directory/shared/wellFormed'
import type { CollectionBeforeValidateHook } from 'payload'
import { sanitizeInline } from '../../services/pages/sanitizeHtml.ts'

/** Text is kept as plain lines with at most simple inline markup; a bare date means that day, whatever the time zone. */
export const normaliseNews: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  if (typeof data.title === 'string') data.title = data.title.trim()
  if (typeof data.text === 'string') data.text = sanitizeInline(data.text).trim()
  if (typeof data.website === 'string') data.website = toWebsite(data.website) ?? data.website
  if (typeof data.occurDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(data.occurDate)) {
    data.occurDate = `${data.occurDate}T12:00:00.000Z`
  }
  return data
}
