import { normaliseClosures } from '@directory/shared/closures'
import { namesOf, openKeys } from '@directory/shared/entryFields'
import { toOpenLines } from '@directory/shared/openingHours'
import { toWebsite } from '@directory/shared/wellFormed'
import type { CollectionBeforeValidateHook } from 'payload'
import { withNormalisedArea } from './normaliseArea.ts'

const trimmed = namesOf('line', 'postcode', 'phone', 'email', 'services', 'text', 'area')
const closures = namesOf('closures')

/** Tidies up what people type, however the data arrived. */
export const normaliseEntry: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  for (const key of trimmed) if (typeof data[key] === 'string') data[key] = data[key].trim()
  for (const key of closures)
    if (typeof data[key] === 'string') data[key] = normaliseClosures(data[key].trim())
  Object.assign(data, withNormalisedArea(req.payload, data, originalDoc))
  if (typeof data.website === 'string') data.website = toWebsite(data.website) ?? data.website

  if (openKeys.some((key) => key in data)) {
    Object.assign(data, toOpenLines(openKeys.map((key) => (key in data ? data[key] : originalDoc?.[key]))))
  }
  return data
}
