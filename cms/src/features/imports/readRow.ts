import { today } from '#publicData/onDate.ts'
import { readDay } from '#shared/closures'
import { entryField, isOpenKey, namesOf, openKeys, textNames } from '#shared/fields/entryFields'
import type { ImportField } from '#shared/fields/importFields'
import { readNumber } from '#shared/fields/typedFields'
import { parseOpenLines } from '#shared/openLines'
import { isReadable, plainText } from '#shared/plainText'
import { isDegrees } from '#shared/region'
import { type CleanEntryFields, cleanEntryFields, type EntryFields } from '#shared/rules/entryRules'
import { meansUnknown } from '#shared/saysNothing'
import { normalisePlaces } from '#shared/typedPlaces'
import { type AreaContext, normaliseServiceArea } from '#shared/typedServiceArea'
import { isEmail } from '#shared/wellFormed'
import { cellLimit, isOverlong, meansEmpty, yesOrNo } from './cells.ts'
import { type RowRemark, remark, shorten } from './remarks.ts'
import type { Cells, ReadRow, RowCells } from './rows.ts'
import { withSigns } from './splitAddress.ts'

const identityFields = ['category', 'name', 'street', 'plz'] as const
const plainFields = new Set<string>(textNames)
for (const field of [...identityFields, 'email', 'serviceArea']) plainFields.delete(field)
const flagNames = new Set<string>(namesOf('flag', 'tristate'))
const tristateNames = new Set<string>(namesOf('tristate'))
const optionalTexts = new Set<string>(textNames.filter((name) => !entryField(name).required)).add('opened')
/** No texts, and not needed either. */
const otherDetails = new Set(flagNames).add('checkedAt')

interface Options {
  own?: AreaContext
  /** Empty cells are ignored like missing columns. */
  keepsEmpty?: boolean
  identity?: CleanEntryFields
  /** The row changes an entry: services that begin with "Barrierefrei, " are no statement about its flag. */
  isUpdate?: boolean
}

/** Reads first what identifies the row's entry, because reading the rest depends on it. */
export function readIdentity(row: RowCells) {
  const { uuid, isTooWide } = row
  if (isTooWide) return { uuid, fields: {} }
  const fields: EntryFields = {}
  for (const field of identityFields) fields[field] = goodCell(row, field)
  return { uuid, fields: cleanEntryFields({ ...fields, plz: readPlz(goodCell(row, 'plz')) }) }
}

function goodCell({ uuid, cells }: RowCells, field: ImportField) {
  const text = cells[field]
  return text === undefined || faultOfCell(field, text, uuid !== null) ? undefined : text
}

const readPlz = (cell: string | undefined) => cell?.trim().replace(/^d\s*[-–]?\s*(?=\d{5}$)/i, '')

/** Cells that are too long or lost are faults, and count as missing in everything else. */
export function readRow(row: RowCells, given: Options = {}): ReadRow {
  const { uuid, isTooWide, remarks } = row
  const read: ReadRow = { uuid, fields: {}, checkedAt: null, faults: [], warnings: [...remarks] }
  // Cells are in the wrong columns, so judging them makes no sense.
  if (isTooWide) return { ...read, faults: [remark('more_cells')], warnings: [] }
  const cells: Cells = {}
  for (const field of Object.keys(row.cells) as ImportField[]) {
    const text = row.cells[field] ?? ''
    const fault = faultOfCell(field, text, uuid !== null)
    if (fault) read.faults.push(fault)
    if (fault) continue
    const isNothing = uuid === null && saysNothing(field, text)
    if (isNothing && given.isUpdate)
      read.warnings.push(remark('says_nothing', field, { cell: shorten(text.trim()) }))
    if (isNothing && otherDetails.has(field)) continue
    const isEmpty = uuid === null && optionalTexts.has(field) && (isNothing || !isReadable(text))
    if (!given.keepsEmpty || !(isEmpty || plainText(text) === '')) cells[field] = isEmpty ? '' : text
  }
  readCells(read, cells, row, given)
  return read
}

/** True for a dash or a word that other lists write in place of an empty cell. */
function saysNothing(field: ImportField, cell: string) {
  if (cell.trim() === '') return false
  const isText = optionalTexts.has(field)
  return isText ? meansEmpty(field, cell.trim()) : otherDetails.has(field) && meansUnknown(cell)
}

function readCells(read: ReadRow, cells: Cells, row: RowCells, { own, identity, ...how }: Options) {
  const { faults, warnings } = read
  const named = identity ?? readIdentity(row).fields
  const raw: EntryFields & Record<string, unknown> = {}
  if (/^\d{4}$/.test(named.plz ?? '')) faults.push(remark('four_digits', 'plz', {}, 'noZero'))
  for (const field of Object.keys(cells)) {
    const cell = cells[field as ImportField] ?? ''
    if (plainFields.has(field)) raw[field] = cell
    else if (tristateNames.has(field) && cell.trim() === '') raw[field] = null
    // An empty flag means nothing for a new entry, and details in the same row come before it.
    else if (cell.trim() === '' && (!how.isUpdate || cells.stepFree?.trim())) continue
    else if (flagNames.has(field)) {
      raw[field] = yesOrNo(cell)
      if (raw[field] === undefined)
        faults.push(remark('yes_or_no', field as ImportField, { cell: shorten(cell) }))
    }
  }
  raw.email = readMail(cells.email, warnings)
  if (cells.serviceArea !== undefined)
    raw.serviceArea = normaliseServiceArea(cells.serviceArea, { city: cells.city, ...own })
  if (raw.places) raw.places = normalisePlaces(raw.places)
  // Half a position is a fault, so both cells are read even if one is empty.
  if (cells.lat !== undefined || cells.lon !== undefined)
    Object.assign(raw, readPosition(goodCell(row, 'lat'), goodCell(row, 'lon'), faults))
  Object.assign(raw, readOpened(cells, faults))
  read.checkedAt = readCheckedAt(cells.checkedAt, faults)
  const fields = cleanEntryFields(raw)
  // Without its own column, the flag is set only by the prefix of the services, and only in a new entry.
  if (raw.barrierfree === undefined && (how.isUpdate || fields.barrierfree === false))
    fields.barrierfree = undefined
  read.fields = Object.assign(fields, named)
  // Some cells turn out empty when they are read, such as services that are "Barrierefrei" alone. Opening lines and the
  // service area stay, as they can be empty because of what another cell says.
  if (how.keepsEmpty)
    for (const field of textNames)
      if (read.fields[field] === '' && field !== 'serviceArea' && !isOpenKey(field)) delete read.fields[field]
}

/** `YYYY-MM-DD`; a time of day may stand behind it. */
function readCheckedAt(cell: string | undefined, faults: RowRemark[]) {
  const said = cell?.trim().replace(/(?<=\d)[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '')
  if (!said) return null
  const day = readDay(said)
  if (day === null) faults.push(remark('no_day', 'checkedAt', { cell: shorten(said) }))
  else if (day > today()) faults.push(remark('future_day', 'checkedAt', { cell: shorten(said) }))
  return day
}

/** Of several addresses in one cell the first. */
function readMail(given: string | undefined, warnings: RowRemark[]) {
  const cell = given && withSigns(given)
  if (!cell || !/[\s/;,|]/.test(cell)) return cell
  const parts = cell.split(/\s+(?:und|oder|and|or|&|\+)\s+|[\s/;,|]+/i).filter((part) => part !== '')
  const [taken, ...others] = parts
  if (taken === undefined || others.length === 0 || !parts.every(isEmail)) return cell
  const left = [...new Set(others)].filter((other) => other !== taken)
  if (left.length > 0) warnings.push(remark('several_mails', 'email', { taken, left }))
  return taken
}

/** Error values of spreadsheet formulas, in German and English. */
const formulaError =
  /^#(?:DIV\/0!|N\/A|NV|NAME\?|VALUE!|WERT!|REF!|BEZUG!|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!)$/

/** A number that the spreadsheet program rounded, or a column that was too narrow when it was saved. */
const lostNumber = /^(?:\d[.,]\d+E\+\d+|#{3,})$/i
/** Some programs leave the sign out, and an entry's own text may look like it. */
const lostUnsigned = /^\d[.,]\d+E\d+$/i
/** A time of day as the share of a day, and a day as its number. */
const lostTime = /^(?:0?[.,]\d+|4\d{4}(?:[.,]\d+)?)$/

function faultOfCell(field: ImportField, text: string, isNamed: boolean): RowRemark | null {
  const cell = text.trim()
  if (isOverlong(field, text)) return remark('too_long', field, { max: String(cellLimit(field)) })
  // Most cells are words, of which nothing is lost.
  if (!/^[#\d.,]/.test(cell)) return null
  if (formulaError.test(cell)) return remark('broken_formula', field, { cell })
  const isTime = !isNamed && (field === 'opened' || isOpenKey(field)) && lostTime.test(cell)
  const isNumber = lostNumber.test(cell) || (!isNamed && lostUnsigned.test(cell))
  const isLost = isTime || (field !== 'lat' && field !== 'lon' && isNumber)
  return isLost ? remark('lost', field, { cell: shorten(cell) }) : null
}

function readOpened(cells: Cells, found: RowRemark[]): EntryFields {
  if (cells.opened === undefined || openKeys.some((key) => cells[key] !== undefined)) return {}
  const said = cells.opened.split(/[;\r\n]+/).filter((line) => line.trim() !== '')
  if (said.length <= openKeys.length) return parseOpenLines(said.join(';'))
  found.push(remark('open_lines', 'opened', { count: said.length, max: openKeys.length }))
  return {}
}

function readPosition(lat: string | undefined, lon: string | undefined, found: RowRemark[]): EntryFields {
  if (lat === undefined || lon === undefined) return {}
  const [north, east] = [readDegrees('lat', lat, 90, found), readDegrees('lon', lon, 180, found)]
  if (north === undefined || east === undefined) return {}
  if ((north === null) === (east === null)) return { lat: north, lon: east }
  found.push(remark('half_position', north === null ? 'lat' : 'lon'))
  return {}
}

/** `null` for an empty cell, `undefined` for one that cannot be read. */
function readDegrees(field: 'lat' | 'lon', cell: string, limit: 90 | 180, found: RowRemark[]) {
  const degrees = readNumber(cell)
  if (degrees === null || isDegrees(degrees, limit)) return degrees
  found.push(remark('degrees', field, { cell: shorten(cell), limit }))
  return undefined
}
