import { tidyClosures } from '@directory/shared/closures'
import { namesOf, openKeys } from '@directory/shared/entryFields'
import { toOpenLines } from '@directory/shared/openingHours'
import { tidyServiceArea } from '@directory/shared/serviceArea'
import { toWebsite } from '@directory/shared/wellFormed'
import type { CollectionBeforeValidateHook } from 'payload'

const trimmed = namesOf('line', 'postcode', 'phone', 'email', 'services', 'text')
const closures = namesOf('closures')
const areas = namesOf('area')

/** Tidies up what people type, whichever way the data came in. */
export const normaliseEntry: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  for (const key of trimmed) if (typeof data[key] === 'string') data[key] = data[key].trim()
  for (const key of closures) if (typeof data[key] === 'string') data[key] = tidyClosures(data[key].trim())
  for (const key of areas) if (typeof data[key] === 'string') data[key] = tidyServiceArea(data[key].trim())
  if (typeof data.website === 'string') data.website = toWebsite(data.website) ?? data.website

  if (openKeys.some((key) => key in data)) {
    Object.assign(data, toOpenLines(openKeys.map((key) => (key in data ? data[key] : originalDoc?.[key]))))
  }
  return data
}
