import { type AreaContext, districtNamesOf, normaliseServiceArea } from '@directory/shared/typedServiceArea'
import type { Payload } from 'payload'
import { isTown } from '../../lib/places/postcodes.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'

interface Fields {
  serviceArea?: string | null
  city?: string | null
}

/** Returns the context for reading a line of a service area. */
export function ownPlaceOf(payload: Payload): AreaContext {
  return { districtNames: districtNamesOf(publicDataOf(payload).settings().region, isTown) }
}

/** Normalises the area of sent fields; only here "Landkreis Haßberge" is expanded to the whole district. */
export function withNormalisedArea<Input extends Fields>(
  payload: Payload,
  input: Input,
  present?: Fields | null,
): Input {
  if (!input.serviceArea) return input
  const place = { ...ownPlaceOf(payload), city: input.city ?? present?.city }
  return { ...input, serviceArea: normaliseServiceArea(input.serviceArea, place) }
}
