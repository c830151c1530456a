import { createHash } from 'node:crypto'
import { foldedWords } from '@directory/shared/fold'
import type { EmptyCells, ImportField, ImportMode } from '@directory/shared/importFields'
import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { currentIso } from '../../clock.ts'
import { createDocument } from '../../lib/createDocument.ts'
import { ApiError, apiError } from '../../lib/errors/apiError.ts'
import { findAll, findFirst } from '../../lib/find/find.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { deleteParts, writePart } from './parts.ts'
import type { Columns } from './readRow.ts'
import { openTables, type RawRow, type SpreadsheetTable } from './readSpreadsheet.ts'
import {
  asRecord,
  changeImport,
  findImport,
  type ImportRecord,
  type ImportSheets,
  releasedFields,
  type SheetReading,
} from './records.ts'
import { isReportEnd, reportWidth } from './reportColumns.ts'
import { spreadsheetErrors } from './spreadsheetErrors.ts'
import { canMatch, understandColumns } from './understandColumns.ts'

/** Returns a key for each heading, ignoring case and punctuation; equal headings are numbered. */
function keysOf(headers: readonly string[]): string[] {
  const own = isReportEnd(headers) ? headers.slice(0, -reportWidth) : headers
  const times = new Map<string, number>()
  return own.map((header) => {
    const key = foldedWords(header).join(' ')
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return `${key}#${time}`
  })
}

/** Returns a hash of the headings: the same for the same columns in any order, and for reports of faulty rows. */
const hashOfHeadings = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(keysOf(headers).sort()))
    .digest('hex')

/** Returns the last choice made for columns with these headings; `null` if there is none. */
async function rememberedColumns(
  payload: Payload,
  headers: readonly string[],
): Promise<{ columns: Columns; mappedAt: string } | null> {
  const found = await findFirst(payload, 'imports', {
    where: { and: [{ headings: { equals: hashOfHeadings(headers) } }, { mappedAt: { exists: true } }] },
    sort: '-mappedAt',
  })
  if (!found) return null
  const earlier = asRecord(found)
  const fields = new Map<string, ImportField | null>()
  for (const [column, key] of keysOf(earlier.headers).entries())
    fields.set(key, earlier.columns[column] ?? null)
  const keys = keysOf(headers)
  const columns = headers.map((_, column) => fields.get(keys[column] ?? '') ?? null)
  return { columns, mappedAt: earlier.mappedAt ?? '' }
}

export interface ImportUser {
  id: string
  username: string
}

/** A part is read whole, so it has to stay small; one row alone may be larger. */
const maxRows = 100
const maxCharacters = 300_000
/** Sheets of a workbook whose rows are kept until one of them is taken. */
const maxSheets = 8
const samplesPerColumn = 3
const maxSampleLength = 60

/**
 * Takes a file in: all its rows are in the database when this resolves, so what follows survives anything.
 * With a mode it is imported at once, without one it waits for the decision. When `gone` says that its sender has left
 * before, nothing stays of it.
 *
 * @throws ApiError where the file is no table, or the user's last import still runs
 */
export async function receiveImport(
  payload: Payload,
  user: ImportUser,
  file: { path: string; name: string },
  mode: ImportMode | null,
  { gone, emptyCells = 'keep' }: { gone?: AbortSignal | undefined; emptyCells?: EmptyCells } = {},
): Promise<ImportRecord> {
  const { id } = await createRecord(payload, user, { fileName: file.name, emptyCells })
  try {
    const { reading, sheets } = await storeTables(payload, id, file.path, { mode, gone })
    const record = await inTransaction(payload, (req) =>
      changeImport(req, id, {
        ...{ ...reading, mode, sheets },
        ...(mode ? { state: 'waiting', startedAt: currentIso() } : { state: 'planning' }),
      }),
    )
    if (!mode) await dropPreviews(payload, user.id, id)
    runtimeOf(payload).imports.wake(id)
    return record
  } catch (error) {
    await deleteParts(payload, id)
    await payload.delete({ collection: 'imports', where: { id: { equals: id } } })
    throw error
  }
}

interface Wanted {
  mode: ImportMode | null
  gone: AbortSignal | undefined
}

/**
 * Stores the rows of the table that is taken, and where somebody is asked, of those that could be meant as well.
 *
 * @throws ApiError if the table that is taken cannot be read; what cannot be read of others is only named
 */
async function storeTables(
  payload: Payload,
  id: string,
  path: string,
  wanted: Wanted,
): Promise<{ reading: SheetReading; sheets: ImportSheets | null }> {
  const { taken, others, useless, close } = await openTables(path)
  try {
    const parts = { next: 0 }
    const reading = await storeTable(payload, id, taken, { ...wanted, parts })
    const all: ImportSheets['all'] = [{ name: taken.name, reading }]
    for (const other of others) {
      const isOffered = wanted.mode === null && (other.isKnown || !taken.isKnown) && all.length <= maxSheets
      const read = isOffered && (await storeOther(payload, id, other, { ...wanted, parts }))
      all.push({ name: other.name, ...(read && { reading: read }) })
    }
    all.push(...useless.map((name) => ({ name })))
    return { reading, sheets: all.length > 1 ? { taken: 0, all } : null }
  } finally {
    close()
  }
}

type Place = Wanted & { parts: { next: number } }

async function storeOther(
  payload: Payload,
  id: string,
  table: SpreadsheetTable,
  place: Place,
): Promise<SheetReading | null> {
  try {
    return await storeTable(payload, id, table, place)
  } catch (error) {
    if (!(error instanceof ApiError) || place.gone?.aborted) throw error
    return null
  }
}

async function storeTable(
  payload: Payload,
  id: string,
  table: SpreadsheetTable,
  { mode, gone, parts }: Place,
): Promise<SheetReading> {
  const { headers, rows, close } = await table.open()
  const understood = understandColumns(headers)
  // The columns of a file that is imported at once are not reviewed, so their headings decide where they are clear.
  const remembered = mode && canMatch(understood) ? null : await rememberedColumns(payload, headers)
  const columns = remembered?.columns ?? understood
  if (mode && !canMatch(columns)) {
    await close()
    throw spreadsheetErrors.columnsUnknown()
  }
  const stored = await storeRows(payload, id, { columns: headers.length, rows, gone, parts })
  if (stored.total === 0) throw spreadsheetErrors.noRows()
  const mappedLike = remembered?.mappedAt ?? null
  return { headers, columns, ...stored, headings: hashOfHeadings(headers), mappedLike }
}

async function createRecord(
  payload: Payload,
  user: ImportUser,
  file: Pick<ImportRecord, 'fileName' | 'emptyCells'>,
): Promise<ImportRecord> {
  const data = {
    user: user.username,
    userId: user.id,
    activeFor: user.id,
    ...file,
    state: 'receiving' as const,
  }
  const create = (req: PayloadRequest) => createDocument(req, 'imports', { ...data })
  return asRecord(await inTransaction(payload, create).catch(rejectSecondUpload))
}

/** The field `activeFor` is unique, so of two at the same moment one gets here. */
export function rejectSecondUpload(error: unknown): never {
  if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'activeFor'))
    throw apiError('import_running')
  throw error
}

interface Incoming {
  columns: number
  rows: AsyncIterable<RawRow>
  gone: AbortSignal | undefined
  /** Number of the next one, whatever table it is of. */
  parts: { next: number }
}

async function storeRows(payload: Payload, id: string, { columns, rows, gone, parts }: Incoming) {
  const samples: string[][] = Array.from({ length: columns }, () => [])
  let total = 0
  const firstPart = parts.next
  let open: RawRow[] = []
  let characters = 0
  const write = async () => {
    await writePart(payload, [id, 'rows', parts.next++], open)
    open = []
    characters = 0
  }
  for await (const row of rows) {
    // The client has gone: no one would learn the outcome.
    if (gone?.aborted) throw apiError('invalid.connection')
    const size = row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (open.length === maxRows || (open.length > 0 && characters + size > maxCharacters)) await write()
    open.push(row)
    characters += size
    total++
    takeSamples(samples, row.cells)
  }
  if (open.length > 0) await write()
  return { total, firstPart, rowParts: parts.next - firstPart, samples }
}

function takeSamples(samples: string[][], cells: readonly string[]): void {
  for (const [column, taken] of samples.entries()) {
    const cell = (cells[column] ?? '').trim().slice(0, maxSampleLength)
    if (cell !== '' && taken.length < samplesPerColumn && !taken.includes(cell)) taken.push(cell)
  }
}

/** A new preview ends those that the same account had opened before; an import without one leaves them to wait. */
async function dropPreviews(payload: Payload, userId: string, except: string): Promise<void> {
  const open = { userId: { equals: userId }, state: { equals: 'ready' }, id: { not_equals: except } }
  for (const { id } of await findAll(payload, 'imports', { where: open })) await dropImport(payload, id)
}

/** Takes a preview away with all that belongs to it. */
export async function dropImport(payload: Payload, id: string): Promise<void> {
  const isDropped = await inTransaction(payload, async (req) => {
    const record = await findImport(payload, id, req)
    if (record?.state !== 'ready') return false
    await changeImport(req, id, {
      ...releasedFields(record),
      state: 'cancelled',
      finishedAt: currentIso(),
    })
    return true
  })
  if (isDropped) await deleteParts(payload, id)
}
