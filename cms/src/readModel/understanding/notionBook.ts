import { vocabulary } from './notions.ts'
import { Phrasebook } from './Phrasebook.ts'

let book: Phrasebook | undefined

/** The words of all notions, each leading to its number in the list; made when first asked for. */
export function notionBook(): Phrasebook {
  book ??= made()
  return book
}

function made(): Phrasebook {
  const made = new Phrasebook()
  for (const [number, { de, en, urgent }] of vocabulary().notions.entries())
    for (const text of [...de, ...en]) made.add(number, text, { whole: urgent !== undefined })
  return made
}
