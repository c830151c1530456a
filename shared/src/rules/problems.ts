import { inputLimit, type TooLong } from '../inputLimit.ts'

export const firstOf = <Found>([first]: Iterable<Found>): Found | null => first ?? null

/** The first for each field, as the others may only follow from it. */
export function onePerField<Found extends { field: string }>(problems: Iterable<Found>): Found[] {
  const found = new Map<string, Found>()
  for (const problem of problems) if (!found.has(problem.field)) found.set(problem.field, problem)
  return [...found.values()]
}

/** Nothing but their length is asked of overlong texts. */
export function problemsOfTexts<Fields extends object, Found>(
  input: Fields,
  limits: Readonly<Record<string, number>>,
  problemsOf: (fields: Fields) => Iterable<Found>,
): (Found | TooLong)[] {
  const overlong = tooLong(input, limits, inputLimit)
  const emptied = Object.fromEntries(overlong.map(({ field }) => [field, '']))
  return [...overlong, ...problemsOf({ ...input, ...emptied })]
}

/** @param allowed the length of a text that still is to be cleaned */
export function tooLong(
  texts: object,
  limits: Readonly<Record<string, number>>,
  allowed = (max: number) => max,
) {
  const found: TooLong[] = []
  for (const field in limits) {
    const [value, max = 0] = [(texts as Record<string, unknown>)[field], limits[field]]
    if (typeof value === 'string' && value.length > allowed(max))
      found.push({ code: 'too_long', field, values: { max } })
  }
  return found
}
