import { readDay } from '@directory/shared/closures'
import { type NamesOf, type OpenKey, openKeys, textNames } from '@directory/shared/entryFields'
import { type CleanEntryFields, cleanEntryFields, type EntryFields } from '@directory/shared/entryRules'
import { fold } from '@directory/shared/fold'
import type { ImportField } from '@directory/shared/importFields'
import { parseOpenLines } from '@directory/shared/openingHours'
import { isReadable, plainText } from '@directory/shared/plainText'
import { type AreaContext, normaliseServiceArea } from '@directory/shared/typedServiceArea'
import { isEmail } from '@directory/shared/wellFormed'
import { type CategoryType, typeOfWord } from '../../collections/Categories/categoryTypes.ts'
import { today } from '../../publicData/today.ts'
import { cellLimit, isOverlong, meansEmpty, meansUnknown } from './cells.ts'
import { type RowRemark, rowFaults, rowWarnings } from './rowNotes.ts'

export type Columns = readonly (ImportField | null)[]

export interface ReadRow {
  /** Lower case, or `null` where the row names none. */
  uuid: string | null
  /** The row's values as they would be stored, without columns that are missing or unreadable. */
  fields: CleanEntryFields
  /** When the entry was last verified, `YYYY-MM-DD`. */
  checkedAt: string | null
  /** What the row says of its category; `null` where it says nothing that is known. */
  categoryType: CategoryType | null
  /** Parts that cannot be read. */
  faults: RowRemark[]
  /** Remarks about cells that could be read. */
  warnings: RowRemark[]
}

/** Read as they stand in their cells; the street has a way of its own. */
const textFields = textNames.filter((name) => !['street', 'services', ...openKeys].includes(name))
const optionalTexts = new Set<ImportField>([
  ...textNames.filter((name) => !['name', 'category', 'street', 'plz', 'city'].includes(name)),
  'opened',
])
/** No texts, and not needed either. */
const otherDetails = new Set<ImportField>(['barrierfree', 'homeVisits', 'checkedAt'])
const yes = new Set([
  'ja',
  'j',
  'x',
  '1',
  'true',
  'wahr',
  'yes',
  'y',
  'ja, barrierefrei',
  'barrierefrei',
  '✓',
  '✔',
])
const no = new Set(['', 'nein', 'n', '0', 'false', 'falsch', 'no', '-', '–', 'nicht barrierefrei'])

interface Options {
  own?: AreaContext | undefined
  /** An empty cell says as little as a missing column. */
  keepsEmpty?: boolean
  /**
   * The row changes an entry: services that begin with "Barrierefrei, " are no statement about its flag, and words
   * for nothing, such as "keine", count as empty.
   */
  isUpdate?: boolean
  /** Columns that count as missing in this row. */
  without?: ReadonlySet<ImportField>
}

const nothing: ReadonlySet<ImportField> = new Set()

/** Reads the cells of a row; those that are too long are faults, and count as missing in everything else. */
export function readRow(cells: readonly string[], columns: Columns, options: Options = {}): ReadRow {
  const overlong = columns.filter((field, column) => isOverlong(field, cells[column])) as ImportField[]
  if (overlong.length === 0) return readCells(cells, columns, options)
  const { without = nothing } = options
  const kept = cells.map((cell, column) => (isOverlong(columns[column], cell) ? '' : cell))
  const read = readCells(kept, columns, { ...options, without: new Set([...without, ...overlong]) })
  const faults = overlong
    .filter((field) => !without.has(field))
    .map((field) => rowFaults.tooLong(field, cellLimit(field)))
  return { ...read, faults: [...faults, ...read.faults] }
}

function readCells(
  cells: readonly string[],
  columns: Columns,
  { own, keepsEmpty = false, isUpdate = false, without = nothing }: Options,
): ReadRow {
  const uuid = uuidOf(cells, columns)
  // The cells are not where they belong, so nothing else of them is to be judged.
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return {
      ...{ uuid, fields: {}, checkedAt: null, categoryType: null },
      faults: [rowFaults.moreCells()],
      warnings: [],
    }
  const broken = brokenFormulas(cells, columns).filter(({ field }) => !(field && without.has(field)))
  const found: RowRemark[] = [...broken]
  const isBroken = new Set(broken.map(({ field }) => field))
  const nothings =
    uuid === null && isUpdate ? wordsForNothingIn(cells, columns) : new Map<ImportField, string>()
  const cellAsItIs = (field: ImportField) =>
    isBroken.has(field) || without.has(field) ? undefined : cellOf(cells, columns, field)
  const cell = (field: ImportField): string | undefined => {
    const text = cellAsItIs(field)
    if (text === undefined) return undefined
    // Foreign lists write a dash or a word where they know nothing; a row that names its entry is taken to the letter.
    if (nothings.has(field) && otherDetails.has(field)) return undefined
    const isNothing = uuid === null && optionalTexts.has(field) && (!isReadable(text) || nothings.has(field))
    return keepsEmpty && (isNothing || isBlank(text)) ? undefined : isNothing ? '' : text
  }
  const rawFields: EntryFields = {}
  for (const field of textFields) rawFields[field] = cell(field)
  rawFields.plz = rawFields.plz?.trim().replace(/^d\s*[-–]?\s*(?=\d{5}$)/i, '')
  if (/^\d{4}$/.test(rawFields.plz ?? '')) found.push(rowFaults.fourDigits())
  const mails = mailsOf(cell('email'))
  rawFields.email = mails.taken
  rawFields.street = joinStreet(cell('street'), cell('houseNumber'))
  rawFields.services = cell('services')
  const area = cell('serviceArea')
  if (area !== undefined) rawFields.serviceArea = normaliseServiceArea(area, { city: rawFields.city, ...own })
  rawFields.barrierfree = readYesNo('barrierfree', cell('barrierfree'), found)
  rawFields.homeVisits = readTristate('homeVisits', cell('homeVisits'), found)
  // Half a position is a fault, so one empty cell of the two is not passed over.
  const readDegreesOf = cell('lat') === undefined && cell('lon') === undefined ? cell : cellAsItIs
  const position = readPosition(readDegreesOf('lat'), readDegreesOf('lon'), found)
  Object.assign(rawFields, readOpenCells(cell, found), position)
  const checkedAt = readCheckedAt(cell('checkedAt'), found)
  const fields = clean(rawFields, isUpdate)
  if (keepsEmpty) dropEmpty(fields)
  const type = readCategoryType(cellOf(cells, columns, 'categoryType'))
  const said = [...nothings].map(([field, word]) => rowWarnings.saysNothing(field, word))
  return {
    ...{ uuid, fields, checkedAt, categoryType: type.read },
    faults: found,
    warnings: [...mails.warnings, ...said, ...type.warnings],
  }
}

/** Cells that hold a word for nothing, with that word. */
function wordsForNothingIn(cells: readonly string[], columns: Columns): ReadonlyMap<ImportField, string> {
  const found = new Map<ImportField, string>()
  for (const [column, field] of columns.entries()) {
    const cell = cells[column]?.trim() ?? ''
    if (!field || cell === '' || found.has(field)) continue
    if (optionalTexts.has(field) ? meansEmpty(field, cell) : otherDetails.has(field) && meansUnknown(cell))
      found.set(field, cell)
  }
  return found
}

/**
 * Some cells turn out empty when they are read, such as services that are "Barrierefrei" alone. Opening lines and the
 * service area stay, as they can be empty because of what another cell says.
 */
function dropEmpty(fields: CleanEntryFields): void {
  for (const field of textNames)
    if (fields[field] === '' && field !== 'serviceArea' && !openKeys.includes(field as OpenKey))
      delete fields[field]
}

/** `undefined` where the file has no such column. */
function cellOf(cells: readonly string[], columns: Columns, field: ImportField): string | undefined {
  const column = columns.indexOf(field)
  return column < 0 ? undefined : (cells[column] ?? '')
}

const isBlank = (cell: string) => plainText(cell) === ''

/** True if the file has a column for the field and the row says nothing in it. */
export function isEmptyCell(cells: readonly string[], columns: Columns, field: ImportField): boolean {
  const cell = cellOf(cells, columns, field)
  return cell !== undefined && isBlank(cell)
}

/** A time of day may stand behind it. */
function readCheckedAt(cell: string | undefined, found: RowRemark[]): string | null {
  const said = cell?.trim().replace(/(?<=\d)[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '')
  if (!said) return null
  const day = readDay(said)
  if (day === null) found.push(rowFaults.noDay(said))
  else if (day > today()) found.push(rowFaults.futureDay(said))
  return day
}

/** What is not understood leaves the category alone, and keeps no row out. */
function readCategoryType(cell = ''): { read: CategoryType | null; warnings: RowRemark[] } {
  const said = plainText(cell)
  const read = said === '' ? null : typeOfWord(said)
  const isNothing = said === '' || read !== null || !isReadable(said) || meansUnknown(said)
  return { read, warnings: isNothing ? [] : [rowWarnings.noType(said)] }
}

/** Of several addresses in one cell the first. */
function mailsOf(cell: string | undefined): { taken: string | undefined; warnings: RowRemark[] } {
  const parts = (cell ?? '').split(/\s+(?:und|oder|and|or|&|\+)\s+|[\s/;,|]+/i).filter((part) => part !== '')
  const [taken, ...others] = parts
  if (taken === undefined || others.length === 0 || !parts.every(isEmail))
    return { taken: cell, warnings: [] }
  const left = [...new Set(others)].filter((other) => other !== taken)
  return { taken, warnings: left.length > 0 ? [rowWarnings.severalMails(taken, left)] : [] }
}

/** Lower case, or `null` where the row names none. */
export function uuidOf(cells: readonly string[], columns: Columns): string | null {
  const column = columns.indexOf('uuid')
  return (column >= 0 && cells[column]?.trim().toLowerCase()) || null
}

/** Error values of spreadsheet formulas, in German and English. */
const formulaError =
  /^#(?:DIV\/0!|N\/A|NV|NAME\?|VALUE!|WERT!|REF!|BEZUG!|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!)$/

function brokenFormulas(cells: readonly string[], columns: Columns): RowRemark[] {
  return columns.flatMap((field, column) => {
    const cell = cells[column]?.trim() ?? ''
    // What stands there for the category keeps no row out.
    return field && field !== 'categoryType' && formulaError.test(cell)
      ? rowFaults.brokenFormula(field, cell)
      : []
  })
}

function clean(given: EntryFields, isUpdate: boolean): CleanEntryFields {
  const fields = cleanEntryFields(given)
  // Without a column of its own only the prefix says something, and only of a new entry; its absence says nothing.
  if (given.barrierfree === undefined && (isUpdate || fields.barrierfree === false)) delete fields.barrierfree
  return fields
}

function joinStreet(street: string | undefined, houseNumber: string | undefined): string | undefined {
  if (street === undefined || !houseNumber) return street
  return `${street.trim()} ${houseNumber.trim()}`
}

function readYesNo(
  field: NamesOf<'flag' | 'tristate'>,
  cell: string | undefined,
  found: RowRemark[],
): boolean | undefined {
  if (cell === undefined) return undefined
  const said = fold(cell.trim())
  if (yes.has(said)) return true
  if (!no.has(said)) found.push(rowFaults.yesOrNo(field, cell))
  return no.has(said) ? false : undefined
}

/** `null` for an empty cell: not said. */
const readTristate = (field: NamesOf<'tristate'>, cell: string | undefined, found: RowRemark[]) =>
  cell?.trim() === '' ? null : readYesNo(field, cell, found)

function readOpenCells(cell: (field: ImportField) => string | undefined, found: RowRemark[]): EntryFields {
  const lines = openKeys.flatMap((key) => {
    const value = cell(key)
    return value === undefined ? [] : [[key, value] as const]
  })
  if (lines.length > 0) return Object.fromEntries(lines)
  const opened = cell('opened')
  if (opened === undefined) return {}
  const said = opened.split(/[;\r\n]+/).filter((line) => line.trim() !== '')
  if (said.length <= openKeys.length) return parseOpenLines(said.join(';'))
  found.push(rowFaults.openLines(said.length, openKeys.length))
  return {}
}

function readPosition(lat: string | undefined, lon: string | undefined, found: RowRemark[]): EntryFields {
  if (lat === undefined || lon === undefined) return {}
  const position = { lat: readDegrees('lat', lat, found), lon: readDegrees('lon', lon, found) }
  if (position.lat === undefined || position.lon === undefined) return {}
  if ((position.lat === null) === (position.lon === null)) return position as EntryFields
  found.push(rowFaults.halfPosition(position.lat === null ? 'lat' : 'lon'))
  return {}
}

const maxDegrees = { lat: 90, lon: 180 }

/** `null` for an empty cell, `undefined` for one that cannot be read. */
function readDegrees(field: 'lat' | 'lon', cell: string, found: RowRemark[]): number | null | undefined {
  const limit = maxDegrees[field]
  const text = cell.trim()
  if (text === '') return null
  const degrees = /^[-+−]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i.test(text)
    ? Number(text.replace(',', '.').replace('−', '-'))
    : Number.NaN
  if (Number.isFinite(degrees) && Math.abs(degrees) <= limit) return degrees
  found.push(rowFaults.degrees(field, cell, limit))
  return undefined
}
