import { differsByOne } from '#shared/differsByOne'

const minSimilarity = 0.5
/** Of words with a slip: shorter ones are too similar to others. */
export const minSlipLength = 5

const isSlip = (word: string, other: string) => word.length >= minSlipLength && differsByOne(word, other)
const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0)

/**
 * Of folded words: 1 for the same in any order or joined differently, 0 for different names. Every word of the shorter
 * name must be in the longer one (longer words with at most one typo); additional words of it lower the value.
 */
export function nameSimilarity(a: readonly string[], b: readonly string[]) {
  if (a.length === 0 || b.length === 0) return 0
  if (lettersOf(a) === lettersOf(b) && a.join('') === b.join('')) return 1
  const [short, long] =
    a.length < b.length || (a.length === b.length && lettersOf(a) <= lettersOf(b)) ? [a, b] : [b, a]
  // Most names have nothing in common, and each new one is compared with thousands.
  if (!short.every((word) => long.includes(word) || long.some((other) => isSlip(word, other)))) return 0
  const left = [...long]
  const take = (fits: (other: string) => boolean) => {
    const index = left.findIndex(fits)
    return index === -1 ? undefined : left.splice(index, 1)[0]
  }
  let shared = 0
  const unsure: string[] = []
  for (const word of short) {
    const same = take((other) => other === word)
    if (same === undefined) unsure.push(word)
    else shared += 2 * same.length
  }
  for (const word of unsure) {
    const like = take((other) => isSlip(word, other))
    if (like === undefined) return 0
    shared += word.length + like.length - 2
  }
  const value = shared / (lettersOf(a) + lettersOf(b))
  return value >= minSimilarity ? value : 0
}
