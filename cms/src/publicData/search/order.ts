/** Values that decide the order of providers. */
interface Ranked {
  /** Score of how well it fits the words. */
  score: number
  /** 2 if it is in the named place, 1 if in a further one, else 0. */
  there: number
  /** 1 if it comes after equally good ones because its details are old. */
  age: number
  /** Distance in metres. */
  away: number
}

/** Compares numbers, also two infinite ones. */
export const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b)

/** Sorts by distance; at the same distance entries with old details come last. */
export const compareByDistance = (a: Pick<Ranked, 'age' | 'away'>, b: Pick<Ranked, 'age' | 'away'>) =>
  compareNumbers(a.away, b.away) || a.age - b.age

/** Sorts by place first, then by score, then by distance. */
export const sortByPlaceAndScore = <T extends Ranked>(hits: readonly T[]): T[] =>
  [...hits].sort((a, b) => b.there - a.there || b.score - a.score || compareByDistance(a, b))

/** Keeps the given order, but moves entries with old details behind neighbours with the same score. */
export function sortCheckedFirst<T extends Ranked>(hits: readonly T[]): T[] {
  let rank = 0
  // The list contains hits of several searches, whose scores cannot be compared.
  const ranked = hits.map((hit, i) => {
    if (hit.score !== hits[i - 1]?.score) rank++
    return { hit, rank }
  })
  return ranked.sort((a, b) => a.rank - b.rank || a.hit.age - b.hit.age).map(({ hit }) => hit)
}
