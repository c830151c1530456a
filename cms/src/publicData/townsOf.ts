import { municipalitiesOf } from '#lib/places/postcodes.ts'
import { compareGerman } from '#shared/fold'
import type { Town } from '#shared/town'
import type { Places } from './Places.ts'

export function townsOf(places: Places): Town[] {
  return places
    .keys()
    .flatMap((key) => {
      const middle = places.middle(key)
      if (!middle) return []
      const city = places.city(key)
      const within = municipalitiesOf(city, places.postcodesOf(key))
      return { city, ...middle, ...(within.length > 0 && { within: [...within] }) }
    })
    .sort((a, b) => compareGerman(a.city, b.city))
}
