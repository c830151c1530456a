/** Where somebody comes to the house. */
export type ServiceArea =
  /** Nothing is said: where the provider itself is. */
  | { kind: 'own' }
  | { kind: 'district' }
  | { kind: 'around'; km: number }
  | { kind: 'towns'; towns: readonly string[] }

export const wholeDistrict = 'ganzer Landkreis'
export const mostAreaKm = 100

const district =
  /^(?:im |den |der |das |the )?(?:(?:ganze[nrs]?|gesamte[nrs]?|komplette[nrs]?|whole|entire) )?(?:(?:land)?kreis|lkr\.?|landkreisweit|kreisweit|district)$/
const around =
  /^(?:(?:im )?umkreis(?: von)?:? |(?:bis(?: zu)?|ca\.?|etwa|rund|within|up to|around) )*(\d{1,4}) ?(?:km|kilometern?|kilomet(?:er|re)s?)(?:[ -]?umkreis| im umkreis| um .*| around)?\.?$/
const separator = /\s*(?:[,;\n/|]|\s(?:und|and|sowie|u\.)\s)\s*/u
/** A town as people write it, without its postcode. */
const townName = /^(?:\d{5} )?(\p{L}[\p{L}\p{M}.' ()-]*)$/u

/**
 * What a line says of where somebody comes to: `ganzer Landkreis`, `15 km`, or towns with commas between them. Null
 * where it says anything else; whether there are such towns is not asked here.
 */
export function readServiceArea(text: string): ServiceArea | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return { kind: 'own' }
  const lower = line.toLowerCase()
  if (district.test(lower)) return { kind: 'district' }
  const km = around.exec(lower)?.[1]
  if (km !== undefined)
    return Number(km) >= 1 && Number(km) <= mostAreaKm ? { kind: 'around', km: Number(km) } : null
  const parts = text.split(separator).map((part) => part.replace(/\s+/g, ' ').trim())
  const towns = parts.filter((part) => part !== '').map((part) => townName.exec(part)?.[1]?.trim())
  if (!towns.every((town) => town !== undefined && !district.test(town.toLowerCase()))) return null
  return towns.length === 0 ? null : { kind: 'towns', towns: [...new Set(towns as string[])] }
}

/** As it is stored, exported and answered. */
function writeServiceArea(area: ServiceArea): string {
  switch (area.kind) {
    case 'own':
      return ''
    case 'district':
      return wholeDistrict
    case 'around':
      return `${area.km} km`
    case 'towns':
      return area.towns.join(', ')
  }
}

/** The line in the form in which it is stored, or as it is where it is not understood. */
export function tidyServiceArea(text: string): string {
  const area = readServiceArea(text)
  return area ? writeServiceArea(area) : text
}
