import { findableWords } from '@directory/shared/fold'

/** Categories, towns, services and streets repeat a lot; their words are worked out once. */
const remembered = new Map<string, string[]>()
const maxRemembered = 2000

/** As `findableWords`, for the many texts that repeat. */
export function findableWordsOnce(text: string): string[] {
  if (text === '') return []
  if (text.length > 60) return findableWords(text)
  const known = remembered.get(text)
  if (known) return known
  const found = findableWords(text)
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(text, found)
  return found
}
