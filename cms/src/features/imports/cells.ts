import { maxLengthOf } from '@directory/shared/entryRules'
import { foldedWords } from '@directory/shared/fold'
import type { ImportField } from '@directory/shared/importFields'
import { inputLimit } from '@directory/shared/inputLimit'
import { isReadable } from '@directory/shared/plainText'

const unknown = [
  ...['k a', 'ka', 'keine angabe', 'keine angaben', 'ohne angabe', 'ohne angaben', 'o a', 'unbekannt'],
  ...['nicht bekannt', 'noch unbekannt', 'n a', 'n n', 'unknown', 'not known', 'null', 'nan', 'none'],
]
const none = ['kein', 'keine', 'keiner', 'keines', 'keins', 'nicht vorhanden', 'entfaellt', 'fehlt']

/** Nouns that may follow "keine" in a column. */
const namesOfNone: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  website: ['website', 'webseite', 'homepage', 'internetseite'],
  email: ['e mail', 'email', 'mail', 'e mail adresse', 'mailadresse'],
  phone: ['telefon', 'telefonnummer', 'nummer'],
  mobile: ['handy', 'mobil', 'mobilnummer', 'handynummer', 'nummer'],
}

const wordsFor = (field: ImportField): ReadonlySet<string> => {
  const named = (namesOfNone[field] ?? []).flatMap((name) => [`kein ${name}`, `keine ${name}`])
  return new Set([...unknown, ...none, ...named])
}
const known = new Map<ImportField, ReadonlySet<string>>()

/** Returns true for "k. A.", "unbekannt", "keine" etc., which people write instead of leaving a cell empty. */
export function meansEmpty(field: ImportField, cell: string): boolean {
  // Longer cells contain information.
  if (cell.length > 40 || !isReadable(cell)) return false
  const words = known.get(field) ?? wordsFor(field)
  known.set(field, words)
  return words.has(foldedWords(cell).join(' '))
}

const unknownWords: ReadonlySet<string> = new Set(unknown)

/** Checks yes/no columns and days, where "keine" could mean no. */
export const meansUnknown = (cell: string): boolean =>
  cell.length <= 40 && unknownWords.has(foldedWords(cell).join(' '))

/** Of columns whose values are no text of an entry, such as days and numbers. */
const otherLimit = 100
/** How many characters of a cell are stored. */
export const cellLimit = (field: ImportField): number => maxLengthOf(field) ?? otherLimit

/** True if a cell is too long to be looked at. */
export const isOverlong = (field: ImportField | null | undefined, cell = ''): boolean =>
  field !== null && field !== undefined && cell.length > inputLimit(cellLimit(field))

/** Cuts off what nothing looks at, so that the cell stays too long. */
export const withoutExcess = (field: ImportField | null | undefined, cell: string): string =>
  field && isOverlong(field, cell) ? cell.slice(0, inputLimit(cellLimit(field)) + 1) : cell
