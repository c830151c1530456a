/** Where somebody comes to the house. */
export type ServiceArea =
  /** Nothing is said: where the provider itself is. */
  | { kind: 'own' }
  | { kind: 'district' }
  | { kind: 'around'; km: number }
  | { kind: 'towns'; towns: readonly string[] }

export const wholeDistrict = 'ganzer Landkreis'
export const mostAreaKm = 100

/** A town as it is written, and what is no name of one. */
const town = /^\p{L}[\p{L}\p{M}.' ()-]*$/u
const noTown = /\s(?:und|and|sowie|oder|or|u\.?)\s|kreis\b|umgebung|^raum\s/iu

/**
 * What a stored line says of where somebody comes to: `ganzer Landkreis`, `15 km`, or towns with commas between them.
 * Null where it is no such line; whether there are such towns is not asked here. What people write before it is stored
 * is read by `typedServiceArea.ts`, which no page of visitors needs.
 */
export function readServiceArea(line: string): ServiceArea | null {
  if (line === '') return { kind: 'own' }
  if (line === wholeDistrict) return { kind: 'district' }
  const [, digits] = /^([1-9]\d{0,3}) km$/.exec(line) ?? []
  if (digits !== undefined)
    return Number(digits) <= mostAreaKm ? { kind: 'around', km: Number(digits) } : null
  const towns = line.split(', ')
  return towns.every((name) => town.test(name) && !noTown.test(name)) ? { kind: 'towns', towns } : null
}
