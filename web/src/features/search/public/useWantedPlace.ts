import type { Entry } from '@directory/shared/entry'
import { positionOf } from '@directory/shared/region'
import type { SearchHelp } from '@directory/shared/searchHelp'
import type { Town } from '@directory/shared/town'
import type { VisitorLocation } from '@directory/shared/visitorLocation'
import { useMemo } from 'react'

/** The place that the query names, else the visitor's: distances and home visits are about that one. */
export function useWantedPlace(
  help: SearchHelp | undefined,
  towns: readonly Town[],
  entries: readonly Entry[] | undefined,
  visitorLocation: VisitorLocation | null,
): VisitorLocation | null {
  return useMemo(() => {
    const { place = '', where } = help ?? {}
    return placeOf(place, towns, entries ?? []) ?? where ?? visitorLocation
  }, [help, towns, entries, visitorLocation])
}

/** Position of a town or of the start of a postcode, if the directory knows it. */
function placeOf(place: string, towns: readonly Town[], entries: readonly Entry[]): VisitorLocation | null {
  if (place === '') return null
  const town = towns.find(({ city }) => city === place)
  if (town) return { names: [place], within: town.within, position: town }
  const there = entries.filter(({ plz, city }) => plz.startsWith(place) || city === place)
  const [first] = there
  if (!first) return null
  return { names: [...new Set(there.map(({ city }) => city))], position: positionOf(first) }
}
