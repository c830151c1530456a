import type { Language } from '../words/isFormOf.ts'
import { vocabulary } from './concepts.ts'
import { PhraseIndex } from './PhraseIndex.ts'

const index = new PhraseIndex()
let filling: Iterator<void> | undefined

/** Returns an index of the words of all concepts, each leading to its concept's number; made on first use. */
export function conceptIndex(): PhraseIndex {
  growConceptIndex(Number.POSITIVE_INFINITY)
  return index
}

/** Adds the next concepts beforehand, so that no request waits for all of them; returns false when there are no more. */
export function growConceptIndex(count: number): boolean {
  filling ??= fill()
  for (let added = 0; added < count; added++) if (filling.next().done) return false
  return true
}

function* fill(): Generator<void> {
  for (const [number, { de, en, urgent }] of vocabulary().concepts.entries()) {
    for (const [language, texts] of Object.entries({ de, en }) as [Language, readonly string[]][])
      for (const text of texts) index.add(number, text, { language, whole: urgent !== undefined })
    yield
  }
}
