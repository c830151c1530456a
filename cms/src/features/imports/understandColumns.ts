import { translate } from '#lib/words/translate.ts'
import {
  headerOf,
  type ImportField,
  importFields,
  isExportField,
  joinedFields,
} from '#shared/fields/importFields'
import { foldedWords } from '#shared/fold'
import { byLocale } from '#shared/locales'
import { senseOf } from '#shared/openingHours/vocabulary'
import { decodeEntities } from '#shared/plainMarkup'
import columnNames from './columnNames.json' with { type: 'json' }
import { addressKind } from './splitAddress.ts'

const keyOf = (header: string) => foldedWords(header).join('')

interface Known {
  field: ImportField
  /** Of two columns for one field the lower one counts. */
  rank: number
}

/**
 * Headings of columns in other lists, besides our own heading and the contract's name, the clearest first. Not just 'ID',
 * because other lists number their rows with it.
 */
const otherNames: Readonly<Partial<Record<ImportField, string>>> = columnNames

const knownByKey = new Map<string, Known>()
for (const field of importFields) {
  const own = isExportField(field) ? headerOf(field) : field
  for (const [rank, key] of [field, own, ...(otherNames[field]?.split(', ') ?? [])].map(keyOf).entries())
    if (knownByKey.get(key)?.field !== field) knownByKey.set(key, { field, rank })
}

const maxHeader = 500

/** A letter that was lost before the file came here. */
const lostLetter = /[?\uFFFD]/g

export const shortDays = 'Mo Di Mi Do Fr Sa So'.split(' ')
/** "Mo" for a column with the hours of Mondays, else `null`. */
export function weekdayOf(header: string) {
  const sense = senseOf(keyOf(header.slice(0, maxHeader)))
  return (sense?.kind === 'days' && shortDays[sense.days[0] ?? -1]) || null
}
/** "So" and "Do" are words, too. */
const minWeekdays = 3

/** Additions to a heading that do not change its field: 'Ort geschäftlich', 'Work Phone', 'E-Mail 1'. */
const qualifiers = /[([{].*$|\b(?:geschäftlich|dienstlich|business|work|primary|privat|home)\b|(?<=\D)1$/gis
/** Private numbers and addresses come after others. */
const isPrivate = /\b(?:privat|home)\b/i

/** What a heading names, ignoring case, punctuation and umlaut spelling; `null` if unknown. */
function knownHeading(header: string) {
  if (header.length > maxHeader) return null
  const whole = knownByKey.get(keyOf(decodeEntities(header)))
  if (whole) return whole
  const head = knownByKey.get(keyOf(header.replace(qualifiers, '')))
  if (head) return { ...head, rank: head.rank + (isPrivate.test(header) ? 3 : 1) * maxHeader }
  if (!lostLetter.test(header)) return null
  // 'Stra?e'
  const meant = [...'äöüß'].map((letter) => knownByKey.get(keyOf(header.replace(lostLetter, letter))))
  return meant.find(Boolean) ?? null
}

/** A column of surnames makes it a list of people, unlike a list of firms with a contact person. */
const isSurname = (header = '') => /^(?:nach|familien|zu)?name$/.test(keyOf(header))
const lookedAt = 30

type Rows = readonly (readonly string[])[]
const isFilled = (cells: readonly string[], column: number) => (cells[column] ?? '').trim() !== ''

/**
 * The field of each column. Of several columns for one field, the one with the clearest heading counts, else the first;
 * an empty one counts less. Some fields may have several columns.
 *
 * @param rows show addresses in one cell under any heading, and rows with a person but no name
 */
export function understandColumns(headers: readonly string[], rows: Rows = []) {
  const known = knownColumns(headers, rows)
  const ranked = known.map((one, column) => {
    const isEmpty = !rows.some((cells) => isFilled(cells, column))
    return { field: one?.field, column, rank: (one?.rank ?? 0) + (isEmpty ? 2 * maxHeader : 0) }
  })
  // The best comes last, so it stays in the map.
  const worstFirst = ranked.sort((a, b) => b.rank - a.rank || b.column - a.column)
  const best = new Map(worstFirst.map(({ field, column }) => [field, column]))
  const [name = -1, person = -1] = [best.get('name'), best.get('person')]
  const isNeeded = name < 0 || rows.some((cells) => !isFilled(cells, name) && isFilled(cells, person))
  const isOfPeople = person >= 0 ? isNeeded : isSurname(headers[name])
  const unneeded: readonly ImportField[] = isOfPeople ? [] : ['person', 'firstName']
  const fields = known.map((one, column) => {
    const isTaken = one && (joinedFields.includes(one.field) || best.get(one.field) === column)
    return isTaken && !unneeded.includes(one.field) ? one.field : null
  })
  return withAddresses(fields, (column) => rows.slice(0, lookedAt).map((cells) => cells[column] ?? ''))
}

function knownColumns(headers: readonly string[], rows: Rows): (Known | null)[] {
  const isByDay = headers.filter(weekdayOf).length >= minWeekdays
  const known = headers.map((header): Known | null =>
    isByDay && weekdayOf(header) ? { field: 'opened', rank: 0 } : knownHeading(header),
  )
  // Only behind the street is 'Nr.' a house number; elsewhere it numbers the rows.
  const afterStreet = known.findIndex((one) => one?.field === 'street') + 1
  if (afterStreet > 0 && keyOf(headers[afterStreet] ?? '') === 'nr')
    known[afterStreet] = { field: 'houseNumber', rank: 0 }
  const columnsOf = (field: ImportField) =>
    known.flatMap((one, column) => (one?.field === field ? column : []))
  const [first] = columnsOf('firstName')
  // "Dr. med."
  const title = headers.findIndex((header) => keyOf(header) === 'titel')
  if (first !== undefined && title >= 0) known[title] = null
  const names = columnsOf('name')
  // The operator ('Träger') is the name only if no other column can hold names.
  const [only = -1, second] = names
  const isOperator = second === undefined && keyOf(headers[only] ?? '') === 'traeger'
  if (isOperator && known.some((one, column) => !one && holdsNames(column, headers, rows)))
    return known.with(only, null)
  if (first === undefined || names.length < 2 || columnsOf('person').length > 0) return known
  // Firms and persons stand in columns of their own: 'Firma', 'Name', 'Vorname'.
  const together = (column: number) =>
    rows.filter((cells) => isFilled(cells, first) && isFilled(cells, column)).length
  const bySurname = (column: number) => Number(isSurname(headers[column]))
  const [person = -1] = names.sort((a, b) => together(b) - together(a) || bySurname(b) - bySurname(a))
  return known.with(person, { field: 'person', rank: 0 })
}

const ofPersons = /ansprechpartner|kontakt|leit(?:ung|er)|vorsitz|inhaber|geschäftsführ|bürgermeister/i

export const looksLikeName = (cell: string) => /\p{L}{3}/u.test(cell) && !/[\d@]/.test(cell)

/** True if most cells are words, each different. */
function holdsNames(column: number, headers: readonly string[], rows: Rows) {
  const cells = rows.slice(0, lookedAt).map((row) => row[column]?.trim() ?? '')
  const fitting = new Set(cells.filter(looksLikeName))
  return fitting.size * 2 > cells.length && !ofPersons.test(headers[column] ?? '')
}

/** A column of an address holds more than it is called if the columns of its other parts are missing. */
function withAddresses(fields: (ImportField | null)[], samplesOf: (column: number) => string[]) {
  const lacks = (field: ImportField) => !fields.includes(field)
  if (!lacks('plz') && !lacks('city')) return fields
  if (!lacks('plzCity') || !lacks('address')) return fields
  const parts: (ImportField | null)[] = ['street', 'plz', 'city', null]
  const kinds = fields.map((field, column) => (parts.includes(field) ? addressKind(samplesOf(column)) : null))
  const at = [kinds.findIndex((kind, i) => kind !== null && fields[i] !== null), kinds.findIndex(Boolean)]
  const column = at.find((one) => one >= 0)
  return column === undefined ? fields : fields.with(column, kinds[column] ?? null)
}

export const countUnderstood = (headers: readonly string[]) =>
  new Set(headers.flatMap((header) => knownHeading(header)?.field ?? [])).size

/** Columns that the report of faulty rows adds after those of the file. */
export const reportColumns = byLocale((locale) => [
  translate(locale, 'import.report.row'),
  translate(locale, 'import.report.fault'),
])
