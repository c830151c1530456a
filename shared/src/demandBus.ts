import { fold } from './fold.ts'
import { isInRegion } from './region.ts'
import type { Settings } from './settings.ts'

const isSame = (one: string, other: string) => fold(one.trim()) === fold(other.trim())

/** Without a list of towns it serves the whole region. */
export function demandBusTo(
  place: { city: string; lat: number | null; lon: number | null },
  { demandBus, region }: Pick<Settings, 'demandBus' | 'region'>,
): Settings['demandBus'] {
  if (!demandBus) return null
  const isServed =
    demandBus.towns.length === 0
      ? isInRegion(place, region)
      : demandBus.towns.some((town) => isSame(town, place.city))
  return isServed ? demandBus : null
}
