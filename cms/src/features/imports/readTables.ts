import { yieldToRequests } from '#clock.ts'
import { restoreFormula } from '#lib/csv/formulas.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { canMatch, importLimits } from '#shared/fields/importFields'
import { plainMarkup } from '#shared/plainMarkup'
import { mendDoubled } from './decodeText.ts'
import { areCards, readCards } from './readCards.ts'
import { readCsv } from './readCsv.ts'
import { openXlsx, type SheetSource } from './readXlsx.ts'
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
/** Characters that are kept of a cell: more than any field takes, so that a cut cell is still refused as too long. */
const keptOfCell = 20_000
/** Sheets of a workbook that are offered besides the chosen one. */
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

async function tablesOf(sheets: readonly SheetSource[]) {
  const budget = { characters: importLimits.text }
  const found: Table[] = []
  const useless: string[] = []
  let failure: unknown
  for (const source of sheets) {
    try {
      found.push(await readTable(source, budget))
    } catch (error) {
      const isNoTable = error instanceof ApiError && error.data.code === 'not_a_spreadsheet'
      // A known table is enough; later faults do not count.
      if (!isNoTable && !found.some(isKnown)) throw error
      failure ??= error
      if (!isNoTable || error.message !== emptySheet) useless.push(source.name)
    }
  }
  const taken = found.find(isKnown) ?? found[0]
  if (!taken) throw failure
  const others = found.filter((one) => one !== taken)
  const offered = others
    .filter((one) => one.rows.length > 0 && (isKnown(one) || !isKnown(taken)))
    .slice(0, maxSheets)
  const unread = others.filter((one) => !offered.includes(one)).map(({ name }) => name)
  return { tables: [taken, ...offered], useless: [...unread, ...useless] }
}

const isKnown = ({ headers, rows }: Table) => rows.length > 0 && canMatch(understandColumns(headers))

const emptySheet = apiError('not_a_spreadsheet.empty').message

async function readTable({ name, records }: SheetSource, budget: { characters: number }): Promise<Table> {
  const all: RawRow[] = []
  let [row, isMended] = [0, false]
  for await (const record of records()) {
    if (++row > maxRecords) throw tooManyRows()
    const kept = normalise(record)
    const cells = kept.map(mendDoubled)
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
    if (length > importLimits.row) throw apiError('spreadsheet_invalid.long', { values: { row } })
    // A few bytes of a workbook can stand for many, as often as a cell refers to them.
    budget.characters -= length
    if (budget.characters < 0) throw apiError('too_large.unpacked')
    isMended ||= cells.some((cell, column) => cell !== kept[column])
    if (cells.length > 0) all.push({ row, cells })
    if (all.length > importLimits.rows + headRows) throw tooManyRows()
    if (row % rowsPerTurn === 0) await yieldToRequests()
  }
  const header = headerOf(all.slice(0, headRows))
  if (header.cells.length > importLimits.columns)
    throw apiError('spreadsheet_invalid.columns', { values: { max: importLimits.columns } })
  const { headers, rows } = headed(all, header)
  if (rows.length > importLimits.rows) throw tooManyRows()
  return withoutReport({ name, headers, rows, isMended })
}

/** The headings may stand in two rows, or be missing: then the first row has a postcode. */
function headed(all: RawRow[], header: RawRow) {
  const rowAt = (index: number) => (all[index]?.cells ?? []).map((cell) => plainMarkup(cell).trim())
  const isPair = (index: number) => {
    const [upper, lower] = [countUnderstood(rowAt(index)), countUnderstood(rowAt(index + 1))]
    return upper > 0 && lower > 1 && lower * 2 > rowAt(index + 1).filter((cell) => cell !== '').length
  }
  const at = all.indexOf(header)
  const begin = isPair(at - 1) ? at - 1 : at
  const [first, second] = [rowAt(begin), isPair(begin) ? rowAt(begin + 1) : []]
  const isMissing = countUnderstood(first) === 0 && first.some((cell) => /^\d{5}$/.test(cell))
  return {
    headers: (second.length > first.length ? second : first).map((_, column) =>
      isMissing ? '' : second[column] || (first[column] ?? ''),
    ),
    rows: all.slice(begin + (isMissing ? 0 : second.length > 0 ? 2 : 1)),
  }
}

/** Reads a corrected report of faulty rows without the columns that the report has added. */
function withoutReport(table: Table): Table {
  const at = table.headers.length - 2
  const ends = Object.values(reportColumns).map((names) => names.join('\n'))
  if (at < 1 || !ends.includes(table.headers.slice(at).join('\n'))) return table
  const rows = table.rows.map(({ row, cells }) => ({ row, cells: cells.toSpliced(at, 2) }))
  return { ...table, headers: table.headers.slice(0, at), rows }
}

const tooManyRows = () => apiError('too_many_rows', { values: { max: importLimits.rows } })

/** Without the blank cells at the end; a blank row is empty. */
function normalise(record: string[]) {
  let length = record.length
  while (length > 0 && (record[length - 1] ?? '').trim() === '') length--
  return record.slice(0, length).map((cell) => restoreFormula(cell).slice(0, keptOfCell))
}

/** The heading row: of the first rows the one with most known headings, else the first. */
function headerOf(head: RawRow[]) {
  const [first, ...others] = head.map((one) => ({ one, known: countUnderstood(one.cells) }))
  if (!first) throw apiError('not_a_spreadsheet.empty')
  const best = others.reduce((best, other) => (other.known > Math.max(best.known, 1) ? other : best), first)
  // Prose and pages of the web are text, too, but no table.
  if (best.known === 0 && best.one.cells.length === 1) throw apiError('not_a_spreadsheet')
  return best.one
}

const beginOf = (bytes: Buffer) => bytes.toString('latin1', 0, 100)
const isWorkbook = (bytes: Buffer) => beginOf(bytes).startsWith('PK')

async function sheetsOf(bytes: Buffer) {
  const begin = beginOf(bytes)
  if (begin === '') throw apiError('not_a_spreadsheet.empty')
  if (isWorkbook(bytes)) return openXlsx(bytes)
  if (begin.startsWith('\xd0\xcf\x11\xe0')) throw apiError('old_spreadsheet')
  if (/^(?:%PDF|\{\\rtf)/.test(begin)) throw apiError('not_a_spreadsheet')
  return [{ name: '', records: () => (areCards(begin) ? readCards(bytes) : readCsv(bytes)) }]
}
