type Values = Readonly<Record<string, string>>

/** Fields that are one thing for people: opening hours, the place on the map. */
export interface Thing {
  key: string
  names: readonly string[]
}

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Partial<Record<string, Side>>>

export interface Difference extends Thing {
  /** The side that has changed it; null where both have, and somebody must decide. */
  suggestion: Side | null
}

const same = (names: readonly string[], one: Values, other: Values) =>
  names.every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim())

/** What the two versions, which began from the same one, do not agree on. */
export function findDifferences(
  things: readonly Thing[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  return things.flatMap(({ key, names }) => {
    if (same(names, mine, theirs)) return []
    const suggestion = same(names, base, theirs) ? 'mine' : same(names, base, mine) ? 'theirs' : null
    return [{ key, names, suggestion }]
  })
}

/** Keys of what nobody has decided yet. */
export function undecided(differences: readonly Difference[], choices: Choices): string[] {
  return differences
    .filter(({ key, suggestion }) => (choices[key] ?? suggestion) === null)
    .map(({ key }) => key)
}

/** Their version with what was chosen of mine; what nobody has decided stays as they have it. */
export function merge<V extends Values>(
  differences: readonly Difference[],
  choices: Choices,
  mine: V,
  theirs: V,
): V {
  const taken = differences
    .filter(({ key, suggestion }) => (choices[key] ?? suggestion) === 'mine')
    .flatMap(({ names }) => names.map((name) => [name, mine[name] ?? '']))
  return { ...theirs, ...Object.fromEntries(taken) }
}
