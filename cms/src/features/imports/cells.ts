import { categoryKey, cleanCategoryName } from '#shared/categoryName'
import { type ImportField, importFields } from '#shared/fields/importFields'
import { fold } from '#shared/fold'
import { inputLimit } from '#shared/inputLimit'
import { isReadable } from '#shared/plainText'
import { maxLengthOf } from '#shared/rules/entryRules'
import { saysNothing } from '#shared/saysNothing'
import { wholeLimit } from './splitAddress.ts'

/** Nouns that may follow "keine" in a column. */
const namesOfNone: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  website: ['website', 'webseite', 'homepage', 'internetseite'],
  email: ['e', 'email', 'mail', 'adresse', 'mailadresse'],
  phone: ['telefon', 'telefonnummer', 'nummer'],
  mobile: ['handy', 'mobil', 'mobilnummer', 'handynummer', 'nummer'],
}

/** "k. A.", "unbekannt", "keine" */
export const meansEmpty = (field: ImportField, cell: string) =>
  isReadable(cell) && saysNothing(cell, namesOfNone[field])

const yes = new Set('ja|j|x|1|true|wahr|yes|y|ja, barrierefrei|barrierefrei|✓|✔'.split('|'))
const no = new Set(['', 'nein', 'n', '0', 'false', 'falsch', 'no', '-', '–', 'nicht barrierefrei'])

/** Undefined for anything else. */
export function yesOrNo(cell: string) {
  const said = fold(cell.trim())
  return yes.has(said) ? true : no.has(said) ? false : undefined
}

const end = [
  'nicht (?:mehr )?aktiv|(?:gibt es|existiert) nicht mehr|inaktiv|inactive|geloescht|deleted|geschlossen|closed|aufgeloest|aufgegeben|archiviert',
  'archived|erloschen|beendet|eingestellt|abgemeldet|gekuendigt|ausgetreten|stillgelegt|ruhend|verstorben',
].join('|')
const gone = new RegExp(
  String.raw`^(?:(?:ist|wurde|dauerhaft|endgueltig|permanently|praxis|betrieb|laden|verein) )*(?:${end})\b`,
)
const saysNoMore = /^(?: (?:am|seit|zum|ab|im) [\d. ]+)?[.!]?$/
const goneBehind = new RegExp(String.raw`[([](?:\w+ )?(?:${end})[)\]]`)
const headsGone =
  /^(?:ist )?(?:inaktiv|geloescht|loesch|geschlossen|archiviert|aufgeloest|austritt|ausgetreten|gekuendigt|deleted|inactive|closed|archived)/

/** "gelöscht" in a column of any name, "x" in "Inaktiv" */
export function saysGone(field: ImportField | null, header: string, cell: string) {
  if (cell.length > maxStatus || (field !== null && !tellsEnd.includes(field))) return false
  const said = fold(cell.trim())
  const isGone = gone.test(said)
  if (field === 'name') return isGone || goneBehind.test(said)
  if (field === 'closedDates') return isGone || yesOrNo(cell) === true
  if (field !== null) return isGone && saysNoMore.test(said.replace(gone, ''))
  if (isGone || said === '') return isGone
  const head = fold(header)
  if (headsActive.test(head)) return yesOrNo(cell) === false
  return headsGone.test(head) && yesOrNo(cell) !== false && !saysNothing(cell)
}
const tellsEnd: readonly ImportField[] = ['name', 'closedDates', 'additionalInfo', 'opened']
const headsActive = /^(?:ist )?(?:aktiv|active)/
const maxStatus = 100

/** Of days and numbers. */
const otherLimit = 100
const holdsSeveral: readonly ImportField[] = ['address', 'plzCity', 'phoneEmail']
export const cellLimit = (field: ImportField) =>
  maxLengthOf(field) ?? (holdsSeveral.includes(field) ? wholeLimit : otherLimit)

export const isOverlong = (field: ImportField, cell = '') => cell.length > (looked.get(field) ?? 0)
const looked = new Map(importFields.map((field) => [field, inputLimit(cellLimit(field))]))

export const keyOfCategory = (category: string) => categoryKey(cleanCategoryName(category))

/** The name of a category in a list: signs that no category may have become words. */
export const categoryIn = (cell: string) =>
  cell
    .replace(/\/-?in(?:nen)?\b/g, '')
    .replace(/\s*\/\s*/g, ', ')
    .replace(/\s*[&+]\s*/g, ' und ')
    .trim()

const addresses: readonly ImportField[] = ['website', 'email', 'uuid', 'lat', 'lon']

/** "Ha\uFFFDfurt", "M?ller" */
export const hasLostLetters = (field: ImportField, cell = '') =>
  cell.includes('\uFFFD') || (cell.includes('?') && !addresses.includes(field) && /\p{L}\?\p{Ll}/u.test(cell))

/** Numbers without an area code: 110, 112, 116 117, 115, directory enquiries. */
const nationwide = /^(?:11\d{0,4}|19\d{3})$/

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** A number that begins with no 0 has lost it in a spreadsheet, or the area code was left out. */
export const lacksZero = (phone: string) =>
  /^\(?[1-9]/.test(phone.trim()) && !nationwide.test(digitsOf(phone))

/** Area codes that begin with 049 belong to towns whose postcodes begin with 26. */
const hasAreaCode049 = (plz: string) => plz.startsWith('26')

/** The number with its 0. One that begins with 49 has lost the + of the country code instead. */
export function withZero(phone: string, plz: string) {
  const digits = digitsOf(phone)
  const isCountryCode = /^49[\s/().-]/.test(phone) || digits.length > 11 || !hasAreaCode049(plz)
  return digits.startsWith('49') && digits.length >= 9 && isCountryCode
    ? phone.replace(/^49[\s/().-]*(?:\(?0\)?[\s/.-]*)?/, '0')
    : phone.replace(/^\(?/, '$&0')
}
