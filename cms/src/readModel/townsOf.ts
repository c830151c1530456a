import { compareGerman } from '@directory/shared/fold'
import type { Town } from '@directory/shared/town'
import type { Places } from './Places.ts'

/** The towns with at least one entry that has coordinates, sorted the German way. */
export function townsOf(places: Places): Town[] {
  return places
    .keys()
    .flatMap((key) => {
      const middle = places.middle(key)
      return middle ? { city: places.city(key), ...middle } : []
    })
    .sort((a, b) => compareGerman(a.city, b.city))
}
