import { open } from 'node:fs/promises'
import { importLimits } from '@directory/shared/importFields'
import { yieldToRequests } from '../../clock.ts'
import { restoreFormula } from '../../lib/csv/formulas.ts'
import { ApiError } from '../../lib/errors/apiError.ts'
import { readCsv } from './readCsv.ts'
import { openXlsx, type Sheet } from './readXlsx.ts'
import { spreadsheetErrors } from './spreadsheetErrors.ts'
import { canMatch, countUnderstood, understandColumns } from './understandColumns.ts'

export interface RawRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  /** One per column; those missing at the end are empty. */
  cells: string[]
  /** It was left out in the preview, or taken in whatever else was answered. */
  isLeftOut?: boolean
}

export interface Spreadsheet {
  headers: string[]
  /** False where nothing follows the headings. */
  hasRows: boolean
  rows: AsyncIterable<RawRow>
  /** For callers that do not read the rows. */
  close: () => Promise<void>
}

/** Rows in which the headings are looked for: lists often begin with a title. */
const headRows = 10
/** Rows that are read before others get their turn. */
const rowsPerTurn = 50
/** Blank ones included, which cost nothing in a file but time. */
const maxRecords = 50_000
/** Characters that are kept of a cell: more than any field takes, so that it stays too long. */
const keptOfCell = 20_000

/** A table of a file: a CSV file is one, a workbook has as many as it has sheets. */
export interface SpreadsheetTable {
  /** Of the sheet, or empty. */
  name: string
  headers: string[]
  /** Whether its headings name a column that tells providers. */
  isKnown: boolean
  open: () => Promise<Spreadsheet>
}

export interface SpreadsheetTables {
  /** The first one whose headings are known, else the first. */
  taken: SpreadsheetTable
  others: SpreadsheetTable[]
  /** Names of sheets that hold no table. */
  useless: string[]
  close: () => void
}

/**
 * Opens a file by what is in it, whatever its name says, and looks at the headings of its tables.
 *
 * @throws ApiError when it holds none; while `rows` are read, too.
 */
export async function openTables(path: string): Promise<SpreadsheetTables> {
  const isWorkbook = (await kindOf(path)) === 'xlsx'
  const { sheets, close } = isWorkbook
    ? await openXlsx(path)
    : { sheets: [{ name: '', records: () => readCsv(path) }], close: () => {} }
  try {
    return { ...(await lookInto(sheets)), close }
  } catch (error) {
    close()
    throw error
  }
}

const emptySheet = spreadsheetErrors.empty().message

async function lookInto(sheets: readonly Sheet[]): Promise<Omit<SpreadsheetTables, 'close'>> {
  const tables: SpreadsheetTable[] = []
  const useless: string[] = []
  const failures: unknown[] = []
  for (const sheet of sheets) {
    const open = () => openSheet(sheet)
    try {
      const { headers, hasRows, close } = await open()
      await close()
      const isKnown = hasRows && canMatch(understandColumns(headers))
      tables.push({ name: sheet.name, headers, isKnown, open })
    } catch (error) {
      const isNoTable = error instanceof ApiError && error.data.code === 'not_a_spreadsheet'
      // A workbook that begins with something broken is refused; of later sheets nothing is promised.
      if (!isNoTable && tables.length === 0) throw error
      failures.push(error)
      if (!isNoTable || error.message !== emptySheet) useless.push(sheet.name)
    }
  }
  const taken = tables.find(({ isKnown }) => isKnown) ?? tables[0]
  if (!taken) throw failures[0]
  return { taken, others: tables.filter((one) => one !== taken), useless }
}

async function openSheet({ records: read }: Sheet): Promise<Spreadsheet> {
  const records = read()
  const close = async () => void (await records.return(undefined))
  try {
    return { ...(await begin(records)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The table of a file that is taken where nobody is asked. */
export async function readSpreadsheet(path: string): Promise<Spreadsheet> {
  const { taken, close } = await openTables(path)
  const {
    rows,
    close: end,
    ...head
  } = await taken.open().catch((error) => {
    close()
    throw error
  })
  async function* untilEnd() {
    try {
      yield* rows
    } finally {
      close()
    }
  }
  return { ...head, rows: untilEnd(), close: () => end().finally(close) }
}

async function begin(records: AsyncGenerator<string[]>): Promise<Omit<Spreadsheet, 'close'>> {
  const head: RawRow[] = []
  const count = createCounter()
  let row = 0
  let next = await records.next()
  for (; !next.done; next = await records.next()) {
    const cells = normalise(next.value)
    row++
    count(cells, row)
    if (cells.length > 0) head.push({ row, cells })
    if (head.length === headRows || row === maxRecords) break
    if (row % rowsPerTurn === 0) await yieldToRequests()
  }
  const header = headerOf(head)
  if (header.cells.length > importLimits.columns) throw spreadsheetErrors.tooManyColumns()
  const first = head.filter((one) => one.row > header.row)
  return {
    headers: header.cells.map((cell) => cell.trim()),
    hasRows: first.length > 0 || !next.done,
    rows: rowsAfter(first, records, { row, count }),
  }
}

async function* rowsAfter(
  first: RawRow[],
  records: AsyncGenerator<string[]>,
  read: { row: number; count: Counter },
): AsyncGenerator<RawRow> {
  let { row } = read
  let rows = 0
  const counted = (one: RawRow) => {
    if (++rows > importLimits.rows) throw spreadsheetErrors.tooManyRows()
    return one
  }
  for (const one of first) yield counted(one)
  for await (const record of records) {
    row++
    if (row > maxRecords) throw spreadsheetErrors.tooManyRows()
    const cells = normalise(record)
    read.count(cells, row)
    if (cells.length > 0) yield counted({ row, cells })
    if (row % rowsPerTurn === 0) await yieldToRequests()
  }
}

type Counter = (cells: readonly string[], row: number) => void

/** Counts what is kept: a few bytes of a workbook can stand for many, as often as a cell refers to them. */
function createCounter(): Counter {
  let total = 0
  return (cells, row) => {
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
    if (length > importLimits.row) throw spreadsheetErrors.longRow(row)
    total += length
    if (total > importLimits.text) throw spreadsheetErrors.unpacksTooLarge()
  }
}

/** Without the blank cells at the end; a blank row is empty. */
function normalise(record: string[]): string[] {
  let length = record.length
  while (length > 0 && (record[length - 1] ?? '').trim() === '') length--
  return record.slice(0, length).map((cell) => restoreFormula(cell ?? '').slice(0, keptOfCell))
}

/** The heading row: of the first rows the one with most known headings, else the first. */
function headerOf(head: RawRow[]): RawRow {
  let [best] = head
  if (!best) throw spreadsheetErrors.empty()
  let most = countUnderstood(best.cells)
  for (const one of head) {
    const known = countUnderstood(one.cells)
    if (known > most && known > 1) [best, most] = [one, known]
  }
  // Prose and pages of the web are text, too, but no table.
  if (most === 0 && best.cells.length === 1) throw spreadsheetErrors.notASpreadsheet()
  return best
}

async function kindOf(path: string): Promise<'xlsx' | 'text'> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0).finally(() => file.close())
  if (bytesRead === 0) throw spreadsheetErrors.empty()
  const begin = buffer.toString('latin1', 0, bytesRead)
  if (begin.startsWith('PK')) return 'xlsx'
  if (begin.startsWith('\xd0\xcf\x11\xe0')) throw spreadsheetErrors.oldSpreadsheet()
  if (begin.startsWith('%PDF') || begin.startsWith('{\\rtf')) throw spreadsheetErrors.notASpreadsheet()
  return 'text'
}
