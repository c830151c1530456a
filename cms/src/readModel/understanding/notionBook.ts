import { notions } from './notions.ts'
import { Phrasebook } from './Phrasebook.ts'

const book = new Phrasebook()
let taken = 0

/** Takes in the words of the next notions; false when all are in. */
export function growNotionBook(count: number): boolean {
  for (const { de, en, urgent } of notions.slice(taken, taken + count)) {
    for (const text of [...de, ...en]) book.add(taken, text, { whole: urgent !== undefined })
    taken++
  }
  return taken < notions.length
}

/** The words of all notions, each leading to its number in the list; made when first asked for. */
export function notionBook(): Phrasebook {
  growNotionBook(notions.length)
  return book
}
