import { yieldToRequests } from '#clock.ts'
import { restoreFormula } from '#lib/csv/formulas.ts'
import { readCsv } from '#lib/csv/readCsv.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { decodeText, mendDoubled } from '#lib/texts/decodeText.ts'
import { readWorkbook, type SheetSource } from '#lib/workbook/readWorkbook.ts'
import { canMatch, importLimits } from '#shared/fields/importFields'
import { plainMarkup } from '#shared/plainMarkup'
import { areCards, readCards } from './readCards.ts'
import type { RawRow } from './rows.ts'
import { countUnderstood, reportColumns, understandColumns } from './understandColumns.ts'

/** A CSV file is one, a workbook has as many as it has sheets. */
export interface Table {
  name: string
  headers: string[]
  rows: RawRow[]
  /** Cells were encoded twice, and were mended. */
  isMended: boolean
}

/** Rows in which the headings are looked for: lists often begin with a title. */
const headRows = 10
const rowsPerTurn = 50
/** Includes blank records, which take time but almost no bytes in a file. */
const maxRecords = 50_000
/** Sheets of a workbook that are offered beside the one that is taken. */
const maxSheets = 8

/**
 * Detects the format by the content, not by the file name. The first table is the one to import.
 * @throws ApiError when it holds no table, or more than an import takes
 */
export async function readTables(bytes: Buffer) {
  try {
    return await tablesOf(await sheetsOf(bytes))
  } catch (error) {
    // The readers of a workbook throw errors of many kinds if it is broken.
    throw isWorkbook(bytes) && !(error instanceof ApiError) ? apiError('spreadsheet_invalid.broken') : error
  }
}

const isWorkbook = (bytes: Buffer) => bytes.toString('latin1', 0, 2) === 'PK'

async function sheetsOf(bytes: Buffer): Promise<SheetSource[]> {
  if (isWorkbook(bytes)) return readWorkbook(bytes, { rows: maxRecords, columns: importLimits.columns + 1 })
  const begin = bytes.toString('latin1', 0, 100)
  if (begin.startsWith('\xd0\xcf\x11\xe0')) throw apiError('old_spreadsheet')
  const text = /^(?:%PDF|\{\\rtf)/.test(begin) ? null : decodeText(bytes)
  if (text === null) throw apiError('not_a_spreadsheet')
  return [{ name: '', records: () => (areCards(text) ? readCards(text) : readCsv(text, countUnderstood)) }]
}

async function tablesOf(sheets: readonly SheetSource[]) {
  const budget = { characters: importLimits.text }
  const found: Table[] = []
  const useless: string[] = []
  let failure: unknown
  for (const source of sheets) {
    try {
      const table = await readTable(source, budget)
      if (table) found.push(table)
    } catch (error) {
      // A known table is enough; later faults do not count.
      const isNoTable = error instanceof ApiError && error.data.code === 'not_a_spreadsheet'
      if (!isNoTable && !found.some(isKnown)) throw error
      failure ??= error
      useless.push(source.name)
    }
  }
  const known = found.filter(isKnown)
  const [taken, ...others] = known.length > 0 ? known : found
  if (!taken) throw failure ?? apiError('not_a_spreadsheet.empty')
  const tables = [taken, ...others.filter(({ rows }) => rows.length > 0).slice(0, maxSheets)]
  const unread = found.filter((one) => !tables.includes(one)).map(({ name }) => name)
  return { tables, useless: [...unread, ...useless] }
}

const isKnown = ({ headers, rows }: Table) => rows.length > 0 && canMatch(understandColumns(headers))

/** `null` for an empty sheet. */
async function readTable({ name, records }: SheetSource, budget: { characters: number }) {
  const all: RawRow[] = []
  let [row, isMended] = [0, false]
  for await (const record of records()) {
    if (++row > maxRecords || all.length > importLimits.rows + headRows) throw tooManyRows()
    const kept = normalise(record)
    const cells = kept.map(mendDoubled)
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
    if (length > importLimits.row) throw apiError('spreadsheet_invalid.long', { values: { row } })
    // A few bytes of a workbook can stand for many, as often as a cell refers to them.
    budget.characters -= length
    if (budget.characters < 0) throw apiError('too_large.unpacked')
    isMended ||= cells.some((cell, column) => cell !== kept[column])
    if (cells.length > 0) all.push({ row, cells })
    if (row % rowsPerTurn === 0) await yieldToRequests()
  }
  return all.length > 0 ? { name, isMended, ...headed(all) } : null
}

const tooManyRows = () => apiError('too_many_rows', { values: { max: importLimits.rows } })

/** Without the blank cells at the end; a blank row is empty. A cut cell is still refused as too long. */
function normalise(record: string[]) {
  const length = record.findLastIndex((cell) => cell.trim() !== '') + 1
  return record.slice(0, length).map((cell) => restoreFormula(cell).slice(0, importLimits.correction))
}

/**
 * Its headings: of the first rows the one with most known headings, else the first. They may stand in two rows, or be
 * missing: then the first row has a postcode.
 */
function headed(all: readonly RawRow[]) {
  const head = all.slice(0, headRows + 1).map(({ cells }) => cells.map((cell) => plainMarkup(cell).trim()))
  const known = head.map(countUnderstood)
  const most = Math.max(...known.slice(0, headRows))
  const at = most > 1 ? known.indexOf(most) : 0
  const isPair = (index: number) => {
    const [upper = 0, lower = 0] = [known[index], known[index + 1]]
    return upper > 0 && lower > 1 && lower * 2 > (head[index + 1] ?? []).filter(Boolean).length
  }
  const begin = isPair(at - 1) ? at - 1 : at
  const [first = [], second = []] = head.slice(begin, begin + (isPair(begin) ? 2 : 1))
  const isUnknown = known[begin] === 0
  // Prose and pages of the web are text, too, but no table.
  if (isUnknown && first.length === 1) throw apiError('not_a_spreadsheet')
  const isMissing = isUnknown && first.some((cell) => /^\d{5}$/.test(cell))
  const longer = second.length > first.length ? second : first
  if (longer.length > importLimits.columns)
    throw apiError('spreadsheet_invalid.columns', { values: { max: importLimits.columns } })
  const headers = longer.map((_, column) => (isMissing ? '' : second[column] || (first[column] ?? '')))
  const rows = all.slice(begin + (isMissing ? 0 : second.length > 0 ? 2 : 1))
  if (rows.length > importLimits.rows) throw tooManyRows()
  return withoutReport(headers, rows)
}

/** A corrected report of faulty rows is read without the columns that the report has added. */
function withoutReport(headers: string[], rows: RawRow[]) {
  const at = headers.length - 2
  const ends = Object.values(reportColumns).map((names) => names.join('\n'))
  if (at < 1 || !ends.includes(headers.slice(at).join('\n'))) return { headers, rows }
  const kept = rows.map(({ row, cells }) => ({ row, cells: cells.toSpliced(at, 2) }))
  return { headers: headers.slice(0, at), rows: kept }
}
