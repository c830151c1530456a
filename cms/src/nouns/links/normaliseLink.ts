import { toWebsite } from '@directory/shared/wellFormed'
import type { CollectionBeforeValidateHook } from 'payload'

export const normaliseLink: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  for (const key of ['name', 'description', 'category', 'region', 'email', 'phone'] as const) {
    if (typeof data[key] === 'string') data[key] = data[key].trim()
  }
  if (typeof data.url === 'string') data.url = toWebsite(data.url) ?? data.url
  return data
}
