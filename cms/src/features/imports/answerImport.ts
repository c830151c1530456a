import type { BodyOf } from '@directory/shared/contract'
import type { ImportColumn } from '@directory/shared/contract/importShapes'
import {
  type ImportChoice,
  type ImportField,
  importLimits,
  joinedFields,
} from '@directory/shared/fields/importFields'
import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { findCategory } from '../../collections/Categories/findCategory.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { readRawRows } from './parts.ts'
import { hashOfHeadings } from './receiveImport.ts'
import {
  changeImport,
  findImport,
  type ImportChange,
  type ImportRecord,
  isReady,
  readImport,
  sheetOf,
} from './records.ts'
import type { RawRow } from './rows.ts'
import { addressKind } from './splitAddress.ts'

/** Absent ones stay; an empty choice withdraws an answer. */
type Decisions = Omit<BodyOf<'POST /api/correctImport'>, 'id'>
type Corrections = NonNullable<Decisions['rows']>

/**
 * Stores decisions about a waiting file, and plans it again once for all of them.
 *
 * @throws ApiError if it no longer waits, or has no such question, choice, sheet, row or cell
 */
export async function answerImport(payload: Payload, id: string, given: Decisions): Promise<ImportRecord> {
  await readImport(payload, id)
  const record = await inTransaction(payload, async (req) => {
    const before = await findImport(payload, id, req)
    if (!before || !isReady(before)) throw apiError('import_not_ready')
    const change = await changeOf(req, before, given)
    return changeImport(req, id, { state: 'planning', counts: null, ...change })
  })
  runtimeOf(payload).imports.wake()
  return record
}

async function changeOf(req: PayloadRequest, record: ImportRecord, given: Decisions): Promise<ImportChange> {
  const { fields, emptyCells, answers, sheet, rows } = given
  const present = record.answers
  if (rows) return { answers: { ...present, rows: await withCorrections(req, record, rows) } }
  if (answers) return answered(req, record, answers)
  if (sheet !== undefined) {
    if (typeof record.sheets[sheet]?.total !== 'number') throw apiError('not_found.sheet')
    return { sheet, questions: [], mappedAt: null, answers: { ...present, choices: [], rows: [] } }
  }
  return {
    ...(fields && mapped(record, fields)),
    ...(emptyCells && { answers: { ...present, emptyCells } }),
  }
}

/** Only the columns are remembered for the next file with the same headings. */
function mapped(record: ImportRecord, fields: readonly (ImportField | null)[]): ImportChange {
  const { columns } = sheetOf(record)
  if (fields.length !== columns.length)
    throw apiError('columns_invalid.count', { values: { count: columns.length } })
  const headers = columns.map(({ header }) => header)
  for (const [column, field] of fields.entries()) {
    const [one = '', other = ''] = [headers[fields.indexOf(field)], headers[column]]
    const isTwice = field !== null && !joinedFields.includes(field) && fields.indexOf(field) !== column
    if (isTwice) throw apiError('columns_invalid', { values: { one, other } })
  }
  const changed = columns.map((column, index) => ({ ...column, field: fields[index] ?? null }))
  return {
    sheets: withColumns(record, changed),
    mappedAt: currentIso(),
    headings: hashOfHeadings(headers),
  }
}

const withColumns = ({ sheets, sheet }: ImportRecord, columns: ImportColumn[]) =>
  sheets.map((one, index) => (index === sheet ? { ...one, columns } : one))

async function answered(
  req: PayloadRequest,
  record: ImportRecord,
  given: NonNullable<Decisions['answers']>,
): Promise<ImportChange> {
  const choices = new Map(record.answers.choices.map(({ question, choice }) => [question, choice]))
  let { sheets } = record
  for (const { question: id, choice } of given) {
    const question = record.questions.find((one) => one.id === id)
    // An answered question may no longer be asked, because another answer leaves its rows out.
    if (!question && !(choice === '' && choices.has(id))) throw apiError('not_found.question')
    if (!question || choice === '') {
      choices.delete(id)
      continue
    }
    const isTyped = question.kind === 'category' && choice.startsWith('to:')
    const isOffered = question.options.some((one) => one.choice === choice)
    if (!isOffered && !(isTyped && (await findCategory(req, choice.slice(3)))))
      throw apiError('invalid.answer', { field: 'answers' })
    if (choice.startsWith('column:') && question.field)
      sheets = withHolder({ ...record, sheets }, question.field, Number(choice.slice('column:'.length)))
    else choices.set(id, choice as ImportChoice)
  }
  const all = [...choices].map(([question, choice]) => ({ question, choice }))
  return { sheets, answers: { ...record.answers, choices: all } }
}

/** What most rows seemed to lack stands in that column, perhaps with more of an address. */
function withHolder(record: ImportRecord, field: ImportField, holder: number) {
  const { columns } = sheetOf(record)
  const isAddress = ['street', 'plz', 'city'].includes(field)
  const held = (isAddress && addressKind(columns[holder]?.samples ?? [])) || field
  const changed = columns.map((one, index) => ({
    ...one,
    field: index === holder ? held : one.field === held ? null : one.field,
  }))
  return withColumns(record, changed)
}

async function withCorrections(req: PayloadRequest, record: ImportRecord, corrections: Corrections) {
  const all = new Map(record.answers.rows.map((one) => [one.row, one]))
  const rows = await rowsByNumber(req.payload, record, new Set(corrections.map(({ row }) => row)))
  for (const { row, cells = [], isLeftOut } of corrections) {
    assertCells(record, rows.get(row), row, cells)
    const before = all.get(row)
    const kept = (before?.cells ?? []).filter(({ column }) => !cells.some((one) => one.column === column))
    const isOut = isLeftOut ?? before?.isLeftOut
    all.set(row, { row, cells: [...kept, ...cells], ...(isOut !== undefined && { isLeftOut: isOut }) })
  }
  return [...all.values()]
}

function assertCells(
  record: ImportRecord,
  raw: RawRow | undefined,
  row: number,
  cells: NonNullable<Corrections[number]['cells']>,
): void {
  if (!raw) throw apiError('not_found.row', { values: { row } })
  const columns = Math.max(sheetOf(record).columns.length, raw.cells.length)
  const beyond = cells.find(({ column }) => column >= columns)
  if (beyond) throw apiError('invalid.cell', { field: 'cells', values: { row, cell: beyond.column + 1 } })
  if ([...raw.cells, ...cells.map(({ value }) => value)].join('').length > importLimits.row)
    throw apiError('invalid.row_long', { field: 'cells', values: { row } })
}

async function rowsByNumber(payload: Payload, record: ImportRecord, wanted: ReadonlySet<number>) {
  const found = new Map<number, RawRow>()
  for await (const rows of readRawRows(payload, record)) {
    for (const raw of rows) if (wanted.has(raw.row)) found.set(raw.row, raw)
    if (found.size === wanted.size) break
  }
  return found
}

/** The cells of a row of the file as they are now, one per column at least. */
export async function readCells(payload: Payload, record: ImportRecord, row: number): Promise<string[]> {
  const raw = (await rowsByNumber(payload, record, new Set([row]))).get(row)
  if (!raw) throw apiError('not_found.row', { values: { row } })
  const missing = Math.max(0, sheetOf(record).columns.length - raw.cells.length)
  return [...raw.cells, ...Array<string>(missing).fill('')]
}
