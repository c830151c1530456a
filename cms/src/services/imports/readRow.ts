import { openKeys, textNames } from '@directory/shared/entryFields'
import { type CleanEntryFields, cleanEntryFields, type EntryFields } from '@directory/shared/entryRules'
import { fold } from '@directory/shared/fold'
import type { ImportField } from '@directory/shared/importFields'
import { fromOpened } from '@directory/shared/openingHours'

export type Columns = readonly (ImportField | null)[]

export interface ReadRow {
  /** Lower case, or `null` where the row names none. */
  uuid: string | null
  /** What the row says, as it would be stored; what has no column is not there. */
  fields: CleanEntryFields
}

/** A row that cannot be imported, with the reason in German. */
export class RowFault extends Error {}

/** Read as they stand in their cells; the street has a way of its own. */
const textFields = textNames.filter((name) => !['street', 'services', ...openKeys].includes(name))
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

/**
 * What the cells of a row say.
 *
 * @throws RowFault
 */
export function readRow(cells: readonly string[], columns: Columns): ReadRow {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    throw new RowFault(
      'Die Zeile hat mehr Zellen als die Kopfzeile Spalten: Vielleicht fehlt ein Anführungszeichen.',
    )
  const cell = (field: ImportField): string | undefined => {
    const column = columns.indexOf(field)
    return column < 0 ? undefined : (cells[column] ?? '')
  }
  refuseBrokenFormulas(cells, columns)
  const uuid = uuidOf(cells, columns)
  const given: EntryFields = {}
  for (const field of textFields) given[field] = cell(field)
  given.plz = given.plz?.trim().replace(/^d\s*[-–]?\s*(?=\d{5}$)/i, '')
  if (/^\d{4}$/.test(given.plz ?? '')) throw new RowFault('Die PLZ hat nur vier Ziffern. Fehlt vorn die 0?')
  given.street = joinStreet(cell('street'), cell('houseNumber'))
  given.services = cell('services')
  given.barrierfree = readYesNo(cell('barrierfree'))
  Object.assign(given, readOpenCells(cell), readPosition(cell('lat'), cell('lon')))
  return { uuid, fields: clean(given) }
}

/** Lower case, or `null` where the row names none. */
export function uuidOf(cells: readonly string[], columns: Columns): string | null {
  const column = columns.indexOf('uuid')
  return (column >= 0 && cells[column]?.trim().toLowerCase()) || null
}

/** What spreadsheets show where a formula failed, in German and English. */
const formulaError =
  /^#(?:DIV\/0!|N\/A|NV|NAME\?|VALUE!|WERT!|REF!|BEZUG!|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!)$/

function refuseBrokenFormulas(cells: readonly string[], columns: Columns): void {
  const broken = cells.find((cell, column) => columns[column] && formulaError.test(cell.trim()))
  if (broken !== undefined)
    throw new RowFault(`In einer Zelle steht „${broken.trim()}“: Dort ist eine Formel fehlgeschlagen.`)
}

function clean(given: EntryFields): CleanEntryFields {
  const fields = cleanEntryFields(given)
  // Without a column of its own only the prefix says something; its absence says nothing.
  if (given.barrierfree === undefined && fields.barrierfree === false) delete fields.barrierfree
  return fields
}

function joinStreet(street: string | undefined, houseNumber: string | undefined): string | undefined {
  if (street === undefined || !houseNumber) return street
  return `${street.trim()} ${houseNumber.trim()}`
}

function readYesNo(cell: string | undefined): boolean | undefined {
  if (cell === undefined) return undefined
  const said = fold(cell.trim())
  if (yes.has(said)) return true
  if (no.has(said)) return false
  throw new RowFault(`Barrierefrei: Statt „${shorten(cell)}“ bitte „ja“ oder „nein“.`)
}

function readOpenCells(cell: (field: ImportField) => string | undefined): EntryFields {
  const lines = openKeys.flatMap((key) => {
    const value = cell(key)
    return value === undefined ? [] : [[key, value] as const]
  })
  if (lines.length > 0) return Object.fromEntries(lines)
  const opened = cell('opened')
  if (opened === undefined) return {}
  const said = opened.split(/[;\r\n]+/).filter((line) => line.trim() !== '')
  if (said.length > openKeys.length)
    throw new RowFault(`Es sind ${said.length} Zeilen Öffnungszeiten, höchstens ${openKeys.length} gehen.`)
  return fromOpened(said.join(';'))
}

function readPosition(lat: string | undefined, lon: string | undefined): EntryFields {
  if (lat === undefined || lon === undefined) return {}
  const position = { lat: readDegrees(lat, 90), lon: readDegrees(lon, 180) }
  if ((position.lat === null) !== (position.lon === null))
    throw new RowFault('Von lat und lon fehlt eines: bitte beide oder keines.')
  return position
}

function readDegrees(cell: string, limit: number): number | null {
  const text = cell.trim()
  if (text === '') return null
  const degrees = /^[-+−]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i.test(text)
    ? Number(text.replace(',', '.').replace('−', '-'))
    : Number.NaN
  if (Number.isFinite(degrees) && Math.abs(degrees) <= limit) return degrees
  throw new RowFault(`„${shorten(cell)}“ ist keine Zahl zwischen -${limit} und ${limit} Grad.`)
}

export const shorten = (text: string, most = 40) => (text.length > most ? `${text.slice(0, most)}…` : text)
