import { BoundedCache } from '@directory/shared/BoundedCache'
import { findableWords } from '@directory/shared/fold'

/** Words of texts that repeat a lot, such as categories, towns, services and streets. */
const remembered = new BoundedCache<string, string[]>(2000)

/** Returns `findableWords`, cached for the many texts that repeat. */
export function findableWordsOnce(text: string): string[] {
  if (text === '') return []
  if (text.length > 60) return findableWords(text)
  const cached = remembered.get(text)
  if (cached) return cached
  const words = findableWords(text)
  remembered.set(text, words)
  return words
}
