import { allRegions } from '#shared/region'
import type { Settings } from '#shared/settings'

/** The region's key with its other spellings, or nothing for all regions. */
export function regionInput(chosen: string | null, settings: Settings): { region: string[] } {
  const { key, aliases } = settings.region
  return { region: chosen === allRegions ? [] : [...new Set([key, ...aliases])] }
}
