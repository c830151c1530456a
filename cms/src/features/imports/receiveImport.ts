import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { currentIso, yieldToRequests } from '#clock.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { ImportColumn } from '#shared/contract/importShapes'
import { canMatch, type EmptyCells } from '#shared/fields/importFields'
import { foldedWords } from '#shared/fold'
import { stopImport } from './changeImports.ts'
import { partsPerSheet, writePart } from './parts.ts'
import { readTables, type Table } from './readTables.ts'
import {
  createImport,
  findImports,
  type ImportChange,
  type ImportRecord,
  type ImportSheet,
  type ImportUser,
  noAnswers,
  noSheet,
  rejectSecondUpload,
  sheetOf,
} from './records.ts'
import { because, type ImportReason, shorten } from './remarks.ts'
import type { RawRow } from './rows.ts'
import { understandColumns } from './understandColumns.ts'

/** Ignoring case and punctuation; equal headings are numbered. */
function keysOf(headers: readonly string[]) {
  const words = headers.map((header) => foldedWords(header).join(' '))
  return words.map((key, i) => `${key}#${words.slice(0, i).filter((other) => other === key).length}`)
}

/** The same for the same columns in any order. */
export const hashOfHeadings = (headers: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(keysOf(headers).sort()))
    .digest('hex')

async function rememberedFields(payload: Payload, headers: readonly string[]) {
  const where = { headings: { equals: hashOfHeadings(headers) }, mappedAt: { exists: true } }
  const [found] = await findImports(payload, { where, sort: '-mappedAt', limit: 1 })
  if (!found) return null
  const { columns } = sheetOf(found)
  const earlier = keysOf(columns.map(({ header }) => header))
  return keysOf(headers).map((key) => columns[earlier.indexOf(key)]?.field ?? null)
}

interface Options {
  asks: boolean
  starts?: boolean
  emptyCells?: EmptyCells
}

/**
 * Stores all rows of a file, so that the rest survives a crash.
 * @throws ApiError where the file is no table, or the user's last import still runs
 */
export async function receiveImport(
  payload: Payload,
  { id: userId, username: user }: ImportUser,
  file: { path: string; name: string },
  { asks, starts = false, emptyCells = 'keep' }: Options,
): Promise<ImportRecord> {
  const read = await readTables(await readFile(file.path))
  const tables = asks ? read.tables : read.tables.slice(0, 1)
  const useless = [...read.tables.slice(tables.length).map(({ name }) => name), ...read.useless]
  const sheets: ImportSheet[] = []
  for (const table of tables) sheets.push(await sheetFrom(payload, table, starts))
  const [[taken], [first]] = [tables, sheets]
  if (!taken || !first?.total) throw apiError('not_a_spreadsheet.no_rows')
  if (starts && !canMatch(first.columns.map(({ field }) => field))) throw apiError('columns_unknown')
  const parts = tables.flatMap(({ rows }, sheet) =>
    partsOf(rows).map((own, index) => ({ index: sheet * partsPerSheet + index, rows: own })),
  )
  const oldest = asks ? await oldestPreviews(payload, userId) : []
  const data: ImportChange = {
    ...{ user, userId, activeFor: userId, fileName: file.name, asks },
    ...{ total: first.total, rowParts: parts.length, answers: { ...noAnswers, emptyCells } },
    sheets: [...sheets, ...useless.map((name) => ({ ...noSheet, name }))],
    ...(starts ? { state: 'waiting', startedAt: currentIso() } : { state: 'planning' }),
    reasons: [
      ...(taken.isMended ? because('mended') : []),
      ...(asks ? [] : unknownColumns(first)),
      ...oldest.map(({ fileName: file }) => ({ kind: 'oldest_closed', file }) as const),
    ],
  }
  const record = await inTransaction(payload, async (req) => {
    const created = await createImport(req, data)
    for (const { index, rows } of parts) await writePart(req, [created.id, 'rows', index], rows)
    return created
  }).catch(rejectSecondUpload)
  for (const { id } of oldest) await stopImport(payload, id)
  runtimeOf(payload).imports.wake()
  return record
}

/** Waiting previews of an account: each holds a whole file. */
const maxPreviews = 5

async function oldestPreviews(payload: Payload, userId: string) {
  const where = { userId: { equals: userId }, state: { equals: 'ready' }, asks: { equals: true } }
  const newest = await findImports(payload, { where, sort: '-createdAt' })
  return newest.slice(maxPreviews - 1)
}

async function sheetFrom(payload: Payload, { name, headers, rows }: Table, starts: boolean) {
  const cells = rows.map((row) => row.cells)
  const understood = understandColumns(headers, cells)
  // The columns of a file that is imported at once are not reviewed, so their headings decide where they are clear.
  const isClear = (starts && canMatch(understood)) || headers.every((header) => header === '')
  const fields = (isClear ? null : await rememberedFields(payload, headers)) ?? understood
  const columns: ImportColumn[] = []
  for (const [column, header] of headers.entries()) {
    const samples = new Set<string>()
    let filled = 0
    for (const row of cells) {
      const cell = row[column]?.trim() ?? ''
      if (cell !== '') filled++
      if (cell !== '' && samples.size < samplesPerColumn) samples.add(cell.slice(0, maxSampleLength))
    }
    columns.push({ header, field: fields[column] ?? null, samples: [...samples], filled })
    await yieldToRequests()
  }
  return { name, columns, total: rows.length }
}

const [samplesPerColumn, maxSampleLength] = [3, 60]

/** Columns that are left out because nobody has said what they mean. */
function unknownColumns({ columns }: ImportSheet): ImportReason[] {
  const unknown = columns.filter(({ field, filled }) => field === null && filled > 0)
  const file = unknown.map(({ header, filled }) => `${shorten(header || '?')} (${filled})`).join(', ')
  return unknown.length > 0 ? [{ kind: 'columns_out', file }] : []
}

/** A part is read whole, so it has to stay small; one row alone may be larger. */
const maxRows = 100
const maxCharacters = 300_000

function partsOf(rows: readonly RawRow[]) {
  const parts: RawRow[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const own = row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (size + own > maxCharacters || parts.at(-1)?.length === maxRows) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(row)
    size += own
  }
  return parts
}
