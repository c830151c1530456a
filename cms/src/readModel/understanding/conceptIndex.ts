import { vocabulary } from './concepts.ts'
import { PhraseIndex } from './PhraseIndex.ts'

let index: PhraseIndex | undefined

/** The words of all concepts, each leading to its number in the list; made when first asked for. */
export function conceptIndex(): PhraseIndex {
  index ??= made()
  return index
}

function made(): PhraseIndex {
  const made = new PhraseIndex()
  for (const [number, { de, en, urgent }] of vocabulary().concepts.entries())
    for (const text of [...de, ...en]) made.add(number, text, { whole: urgent !== undefined })
  return made
}
