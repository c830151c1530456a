import { type AreaContext, districtNamesOf, tidyServiceArea } from '@directory/shared/typedServiceArea'
import type { Payload } from 'payload'
import { isTown } from '../../operations/places/postcodes.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'

interface Fields {
  serviceArea?: string | null
  city?: string | null
}

/** What a line of an area may lean on. */
export function ownPlaceOf(payload: Payload): AreaContext {
  return { districtNames: districtNamesOf(readModelOf(payload).settings().region, isTown) }
}

/** Fields as sent, with the area as it is stored: "Landkreis Haßberge" means the whole district only here. */
export function withTidyArea<Given extends Fields>(
  payload: Payload,
  given: Given,
  present?: Fields | null,
): Given {
  if (!given.serviceArea) return given
  const own = { ...ownPlaceOf(payload), city: given.city ?? present?.city }
  return { ...given, serviceArea: tidyServiceArea(given.serviceArea, own) }
}
