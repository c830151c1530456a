import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { foldedWords } from '@directory/shared/fold'
import type { EmptyCells, ImportField } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'
import { createDocument } from '../../lib/createDocument.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findAll, findFirst } from '../../lib/find/find.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { isReportEnd, reportWidth } from './faultyReport.ts'
import { writePart } from './parts.ts'
import { type RawRow, readTables, type Table } from './readTables.ts'
import { because, type ImportReason, reasonsIn } from './reasons.ts'
import {
  asRecord,
  dropImport,
  type ImportRecord,
  type ImportSheet,
  type ImportUser,
  noAnswers,
  noSheet,
  rejectSecondUpload,
  sheetOf,
} from './records.ts'
import type { Columns } from './rowCells.ts'
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
export const hashOfHeadings = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(keysOf(headers).sort()))
    .digest('hex')

/** Returns the last choice made for columns with these headings; `null` if there is none. */
async function rememberedColumns(
  payload: Payload,
  headers: readonly string[],
): Promise<Pick<ImportSheet, 'columns' | 'mappedLike'> | null> {
  const found = await findFirst(payload, 'imports', {
    where: { and: [{ headings: { equals: hashOfHeadings(headers) } }, { mappedAt: { exists: true } }] },
    sort: '-mappedAt',
  })
  if (!found) return null
  const earlier = sheetOf(asRecord(found))
  const fields = new Map<string, ImportField | null>()
  for (const [column, key] of keysOf(earlier.headers).entries())
    fields.set(key, earlier.columns[column] ?? null)
  const keys = keysOf(headers)
  const columns = headers.map((_, column) => fields.get(keys[column] ?? '') ?? null)
  return { columns, mappedLike: found.mappedAt ?? '' }
}

interface Options {
  /** A person looks at the preview, and decides. */
  asks: boolean
  /** It is imported at once. */
  starts?: boolean
  emptyCells?: EmptyCells
  /** Says that the sender has left: nobody would learn the outcome. */
  gone?: AbortSignal | undefined
}

/**
 * Takes a file in: all its rows are in the database when this resolves, so what follows survives anything.
 *
 * @throws ApiError where the file is no table, or the user's last import still runs
 */
export async function receiveImport(
  payload: Payload,
  user: ImportUser,
  file: { path: string; name: string },
  { asks, starts = false, emptyCells = 'keep', gone }: Options,
): Promise<ImportRecord> {
  const { tables, useless } = await readTables(await readFile(file.path), { all: asks })
  const [taken] = tables
  if (!taken || taken.rows.length === 0) throw spreadsheetErrors.noRows()
  const sheets: ImportSheet[] = []
  const parts: RawRow[][] = []
  for (const table of tables) {
    const own = partsOf(table.rows)
    const stored = { firstPart: parts.length, rowParts: own.length, total: table.rows.length }
    sheets.push({ ...(await understood(payload, table, starts)), ...stored })
    parts.push(...own)
  }
  const columns = sheets[0]?.columns ?? []
  if (starts && !canMatch(columns)) throw spreadsheetErrors.columnsUnknown()
  sheets.push(...useless.map((name) => ({ ...noSheet, name })))
  const oldest = asks ? await oldestPreviews(payload, user.id) : []
  const closed = oldest.map(({ fileName }): ImportReason => ({ kind: 'oldest_closed', file: fileName }))
  const reasons = [...(taken.isMended ? because('mended') : []), ...closed]
  const data = {
    ...{
      user: user.username,
      userId: user.id,
      activeFor: user.id,
      fileName: file.name,
      asks,
      sheets,
      sheet: 0,
    },
    ...{ total: taken.rows.length, rowParts: parts.length, answers: { ...noAnswers, emptyCells } },
    ...(starts ? { state: 'waiting' as const, startedAt: currentIso() } : { state: 'planning' as const }),
    reasons,
    message: reasonsIn('de', reasons, []),
  }
  const record = await inTransaction(payload, async (req) => {
    const created = asRecord(await createDocument(req, 'imports', { ...data }))
    for (const [index, rows] of parts.entries()) {
      await writePart(payload, [created.id, 'rows', index], rows, req)
      if (gone?.aborted) throw apiError('invalid.connection')
    }
    return created
  }).catch(rejectSecondUpload)
  for (const { id } of oldest) await dropImport(payload, id)
  runtimeOf(payload).imports.wake(record.id)
  return record
}

/** Previews of an account that wait at a time: each holds a whole file. */
const maxPreviews = 5

/** The oldest previews of an account, which one more leaves no room for. */
async function oldestPreviews(payload: Payload, userId: string): Promise<{ id: string; fileName: string }[]> {
  const where = { userId: { equals: userId }, state: { equals: 'ready' }, asks: { equals: true } }
  const waiting = await findAll(payload, 'imports', { where, sort: 'createdAt' })
  return waiting.slice(0, Math.max(0, waiting.length - maxPreviews + 1))
}

/** Rows that are looked at to tell what a column holds. */
const lookedAt = 30

async function understood(
  payload: Payload,
  { name, headers, rows }: Table,
  starts: boolean,
): Promise<Pick<ImportSheet, 'name' | 'headers' | 'columns' | 'samples' | 'mappedLike'>> {
  const columns: Columns = understandColumns(
    headers,
    rows.slice(0, lookedAt).map(({ cells }) => cells),
  )
  // The columns of a file that is imported at once are not reviewed, so their headings decide where they are clear.
  const remembered = starts && canMatch(columns) ? null : await rememberedColumns(payload, headers)
  return { name, headers, columns, samples: samplesOf(headers, rows), mappedLike: null, ...remembered }
}

const samplesPerColumn = 3
const maxSampleLength = 60

function samplesOf(headers: readonly string[], rows: readonly RawRow[]): string[][] {
  return headers.map((_, column) => {
    const taken = new Set<string>()
    for (const { cells } of rows) {
      const cell = (cells[column] ?? '').trim().slice(0, maxSampleLength)
      if (cell !== '') taken.add(cell)
      if (taken.size === samplesPerColumn) break
    }
    return [...taken]
  })
}

/** A part is read whole, so it has to stay small; one row alone may be larger. */
const maxRows = 100
const maxCharacters = 300_000

function partsOf(rows: readonly RawRow[]): RawRow[][] {
  const parts: RawRow[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const own = row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (size + own > maxCharacters || (parts.at(-1)?.length ?? 0) === maxRows) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(row)
    size += own
  }
  return parts
}
