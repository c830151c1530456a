import { categoryKey, cleanCategoryName } from '@directory/shared/categoryName'
import { maxLengthOf } from '@directory/shared/entryRules'
import type { ImportField } from '@directory/shared/importFields'
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
/** Of columns that hold several of its texts. */
const wholeLimit = 500
/** How many characters of a cell are stored. */
export const cellLimit = (field: ImportField): number =>
  maxLengthOf(field) ?? (field === 'address' || field === 'plzCity' ? wholeLimit : otherLimit)

export const keyOfCategory = (category: string) => categoryKey(cleanCategoryName(category))

/** The name of a category in a list: signs that no category may have become words. */
export const categoryIn = (cell: string): string =>
  cell
    .replace(/\/-?in(?:nen)?\b/g, '')
    .replace(/\s*\/\s*/g, ', ')
    .replace(/\s*[&+]\s*/g, ' und ')
    .trim()

const addresses: readonly ImportField[] = ['website', 'email', 'uuid', 'lat', 'lon']

/** True if letters were lost before the file came here: "Ha\uFFFDfurt", "M?ller". */
export const hasLostLetters = (field: ImportField, cell: string): boolean =>
  cell.includes('\uFFFD') || (!addresses.includes(field) && /\p{L}\?\p{Ll}/u.test(cell))

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', ndash: '–', mdash: '—' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', euro: '€' },
}

const tag =
  /<\/?(?:a|abbr|b|big|center|code|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?>/gi
const lineBreak = /\s*(?:<br\s*\/?>|<\/p>\s*<p>|<\/li>\s*<li>)\s*/gi
const entity = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,6}));/gi

/** The text of a cell that was copied from a web page: `&amp;` is "&", `<br>` a new line, other markup goes. */
export function plainCell(cell: string): string {
  if (!/[<&]/.test(cell)) return cell
  return cell.replace(lineBreak, '\n').replace(tag, '').replace(entity, decoded).trim()
}

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? whole
  const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole
}
