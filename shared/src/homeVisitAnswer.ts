import { homeVisitsOf } from './homeVisits.ts'
import type { Region } from './region.ts'
import { createAreaAnswer, type VisitorLocation } from './visitorLocation.ts'

/** Groups of providers who may come, in the order in which they are shown. */
export const homeVisitGroups = ['comes', 'placeNotSaid', 'notSaid'] as const
export type HomeVisitGroup = (typeof homeVisitGroups)[number]

/** `no`: the provider says so, or its area does not include the place. */
export type HomeVisitAnswer = HomeVisitGroup | 'no'

interface Asked {
  category: string
  services: string
  additionalInfo: string
  homeVisits: boolean | null
  city: string
  lat: number | null
  lon: number | null
  serviceArea: string
}

/** Cache of what entries say; a changed entry is a new object. */
const cache = new WeakMap<Asked, boolean | null>()

function statedVisits(entry: Asked): boolean | null {
  const cached = cache.get(entry)
  if (cached !== undefined) return cached
  const stated = homeVisitsOf(entry)
  cache.set(entry, stated)
  return stated
}

/**
 * Returns whether a provider comes to a place, as far as known. Unknown is not `no`: only an explicit refusal, or an
 * area without the place, means `no`.
 * @param location null if no place is known; then everyone who visits homes comes
 * @param district null: anywhere
 * @param comesByNature categories whose providers come if they say nothing
 */
export function homeVisitAnswer(
  location: VisitorLocation | null,
  district: Region | null,
  comesByNature: ReadonlySet<string>,
): (entry: Asked) => HomeVisitAnswer {
  const area = location && createAreaAnswer(location, district)
  return (entry) => {
    const stated = statedVisits(entry)
    if (stated === false) return 'no'
    const holds = area ? area(entry) : null
    if (holds === false) return 'no'
    if (stated) return holds || !area ? 'comes' : 'placeNotSaid'
    if (!comesByNature.has(entry.category)) return 'notSaid'
    // The provider's town alone does not tell where it comes to.
    return holds && entry.serviceArea !== '' ? 'comes' : 'placeNotSaid'
  }
}
