import { vocabulary } from './concepts.ts'
import type { Language } from './isFormOf.ts'
import { PhraseIndex } from './PhraseIndex.ts'

let index: PhraseIndex | undefined

/** Returns an index of the words of all concepts, each leading to its concept's number; made on first use. */
export function conceptIndex(): PhraseIndex {
  index ??= createIndex()
  return index
}

function createIndex(): PhraseIndex {
  const made = new PhraseIndex()
  for (const [number, { de, en, urgent }] of vocabulary().concepts.entries())
    for (const [language, texts] of Object.entries({ de, en }) as [Language, readonly string[]][])
      for (const text of texts) made.add(number, text, { language, whole: urgent !== undefined })
  return made
}
