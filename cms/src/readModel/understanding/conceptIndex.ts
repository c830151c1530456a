import { vocabulary } from './concepts.ts'
import type { Language } from './isFormOf.ts'
import { PhraseIndex } from './PhraseIndex.ts'

let index: PhraseIndex | undefined

/**
 * Returns the index of the words of all concepts, which lead to the concept's number in the list; made on first use.
 */
export function conceptIndex(): PhraseIndex {
  index ??= made()
  return index
}

function made(): PhraseIndex {
  const made = new PhraseIndex()
  for (const [number, { de, en, urgent }] of vocabulary().concepts.entries())
    for (const [language, texts] of Object.entries({ de, en }) as [Language, readonly string[]][])
      for (const text of texts) made.add(number, text, { language, whole: urgent !== undefined })
  return made
}
