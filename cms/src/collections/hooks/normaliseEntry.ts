import { barrierfreePrefix, openKeys } from '@directory/shared/entry'
import { fromOpened, toOpenLines } from '@directory/shared/openingHours'
import { toWebsite } from '@directory/shared/wellFormed'
import type { CollectionBeforeValidateHook } from 'payload'

const trimmed = [
  'name',
  'street',
  'plz',
  'city',
  'phone',
  'mobile',
  'email',
  'services',
  'additionalInfo',
] as const

/** Brings the double views of one thing in step, whichever way the data came in. */
export const normaliseEntry: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  for (const key of trimmed) if (typeof data[key] === 'string') data[key] = data[key].trim()
  if (typeof data.website === 'string') data.website = toWebsite(data.website) ?? data.website

  if (typeof data.services === 'string' && data.services.startsWith(barrierfreePrefix.trim())) {
    data.services = data.services.slice(barrierfreePrefix.trim().length).trim()
    // The boolean wins over the prefix where both are given.
    if (typeof data.barrierfree !== 'boolean') data.barrierfree = true
  }
  if (openKeys.some((key) => key in data)) {
    Object.assign(data, toOpenLines(openKeys.map((key) => (key in data ? data[key] : originalDoc?.[key]))))
  } else if (typeof data.opened === 'string') {
    Object.assign(data, fromOpened(data.opened))
  }
  return data
}
