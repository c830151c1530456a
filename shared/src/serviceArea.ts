/** The area of home visits. */
export type ServiceArea =
  /** Nothing is said: where the provider itself is. */
  | { kind: 'own' }
  | { kind: 'district' }
  | { kind: 'around'; km: number }
  | { kind: 'towns'; towns: readonly string[] }

export const wholeDistrict = 'ganzer Landkreis'
export const maxAreaKm = 100

/** A town as it is written, and what is no name of one. */
const town = /^\p{L}[\p{L}\p{M}.' ()-]*$/u
const noTown = /\s(?:und|and|sowie|oder|or|u\.?)\s|kreis\b|umgebung|^raum\s/iu

/**
 * Parses a stored area of home visits: `ganzer Landkreis`, `15 km`, or towns separated by commas. Null if the line
 * has another form; the existence of the towns is not checked here. Typed input is parsed by `typedServiceArea.ts`,
 * which visitors' pages do not need.
 */
export function readServiceArea(line: string): ServiceArea | null {
  if (line === '') return { kind: 'own' }
  if (line === wholeDistrict) return { kind: 'district' }
  const [, digits] = /^([1-9]\d{0,3}) km$/.exec(line) ?? []
  if (digits !== undefined) return Number(digits) <= maxAreaKm ? { kind: 'around', km: Number(digits) } : null
  const towns = line.split(', ')
  return towns.every((name) => town.test(name) && !noTown.test(name)) ? { kind: 'towns', towns } : null
}
