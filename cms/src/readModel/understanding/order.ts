/** What the order of providers depends on. */
interface Ranked {
  /** How well it fits the words. */
  score: number
  /** 2 where it is in the place that was named, 1 where in a further one. */
  there: number
  /** 1 for those who come behind their equals, since their details are old. */
  age: number
  /** Metres. */
  away: number
}

/** Also where both are endless. */
export const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b)

/** At the same distance those whose details are old come last. */
export const nearer = (a: Pick<Ranked, 'age' | 'away'>, b: Pick<Ranked, 'age' | 'away'>) =>
  compareNumbers(a.away, b.away) || a.age - b.age

/** Those there first; at equal rank the nearer ones. */
export const nearInOrder = <T extends Ranked>(hits: readonly T[]): T[] =>
  [...hits].sort((a, b) => b.there - a.there || b.score - a.score || nearer(a, b))

/** Keeps the given order; among neighbours with the same score, entries with old details go last. */
export function checkedFirst<T extends Ranked>(hits: readonly T[]): T[] {
  let rank = 0
  // Hits of several searches follow each other, whose scores do not compare.
  const ranked = hits.map((hit, i) => {
    if (hit.score !== hits[i - 1]?.score) rank++
    return { hit, rank }
  })
  return ranked.sort((a, b) => a.rank - b.rank || a.hit.age - b.hit.age).map(({ hit }) => hit)
}
