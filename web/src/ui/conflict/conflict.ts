type Values = Readonly<Record<string, string>>

/** Fields that people see as one: the opening hours, the position on the map. */
interface ComparedGroup {
  key: string
  names: readonly string[]
}

/** The user's own version is the wanted one. */
type Side = 'now' | 'wanted'
export type Choices = Readonly<Partial<Record<string, Side>>>

interface Difference extends ComparedGroup {
  /** The side that changed the group; null if both did and the user has to decide. */
  suggestion: Side | null
  side: Side | null
}

const areSame = (names: readonly string[], one: Values, other: Values) =>
  names.every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim())

export function findDifferences(
  groups: readonly ComparedGroup[],
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Choices = {},
): Difference[] {
  return groups.flatMap(({ key, names }) => {
    if (areSame(names, mine, theirs)) return []
    const suggestion = areSame(names, base, theirs) ? 'wanted' : areSame(names, base, mine) ? 'now' : null
    return [{ key, names, suggestion, side: choices[key] ?? suggestion }]
  })
}

/** Undecided groups stay as in the other version. */
export function mergeVersions<V extends Values>(differences: readonly Difference[], mine: V, theirs: V): V {
  const names = differences.flatMap(({ side, names }) => (side === 'wanted' ? names : []))
  return { ...theirs, ...Object.fromEntries(names.map((name) => [name, mine[name] ?? ''])) }
}
