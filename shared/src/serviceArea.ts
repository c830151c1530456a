export type ServiceArea =
  /** Not stated: the provider's own town. */
  | { kind: 'own' }
  | { kind: 'district' }
  | { kind: 'around'; km: number }
  | { kind: 'towns'; towns: readonly string[] }

export const wholeDistrict = 'ganzer Landkreis'
export const maxAreaKm = 100

const town = /^\p{L}[\p{L}\p{M}.' ()-]*$/u
const noTown = /\s(?:und|and|sowie|oder|or|u\.?)\s|kreis\b|umgebung|^raum\s/iu

/**
 * `ganzer Landkreis`, `15 km`, or towns separated by commas; null for any other form. Does not check that the towns
 * exist. Typed input is parsed by `typedServiceArea.ts`, which visitors' pages do not need.
 */
export function readServiceArea(line: string): ServiceArea | null {
  if (line === '') return { kind: 'own' }
  if (line === wholeDistrict) return { kind: 'district' }
  const [, digits] = /^([1-9]\d{0,3}) km$/.exec(line) ?? []
  if (digits !== undefined) return Number(digits) <= maxAreaKm ? { kind: 'around', km: Number(digits) } : null
  const towns = line.split(', ')
  return towns.every((name) => town.test(name) && !noTown.test(name)) ? { kind: 'towns', towns } : null
}
