import { maxLengthOf } from '@directory/shared/entryRules'
import type { ImportField } from '@directory/shared/importFields'
import { inputLimit } from '@directory/shared/inputLimit'
import { isReadable } from '@directory/shared/plainText'
import { saysNothing } from '@directory/shared/saysNothing'

/** Nouns that may follow "keine" in a column. */
const namesOfNone: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  website: ['website', 'webseite', 'homepage', 'internetseite'],
  email: ['e mail', 'email', 'mail', 'e mail adresse', 'mailadresse'],
  phone: ['telefon', 'telefonnummer', 'nummer'],
  mobile: ['handy', 'mobil', 'mobilnummer', 'handynummer', 'nummer'],
}

/** Returns true for "k. A.", "unbekannt", "keine" etc., which people write instead of leaving a cell empty. */
export const meansEmpty = (field: ImportField, cell: string): boolean =>
  isReadable(cell) && saysNothing(cell, namesOfNone[field])

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
