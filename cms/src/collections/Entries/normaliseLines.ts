import type { Payload } from 'payload'
import { isTown } from '#lib/places/postcodes.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { normalisePlaces } from '#shared/typedPlaces'
import { type AreaContext, districtNamesOf, normaliseServiceArea } from '#shared/typedServiceArea'

interface Fields {
  serviceArea?: string | null
  places?: string | null
  city?: string | null
}

export const ownPlaceOf = (payload: Payload): AreaContext => ({
  districtNames: districtNamesOf(publicDataOf(payload).settings().region, isTown),
})

/** Only here "Landkreis Haßberge" is expanded to the whole district. */
export function withNormalisedLines<Input extends Fields>(
  payload: Payload,
  input: Input,
  present?: Fields | null,
): Input {
  const { serviceArea, places, city } = input
  const own = () => ({ ...ownPlaceOf(payload), city: city ?? present?.city })
  return {
    ...input,
    ...(places && { places: normalisePlaces(places) }),
    ...(serviceArea && { serviceArea: normaliseServiceArea(serviceArea, own()) }),
  }
}
