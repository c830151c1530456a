import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { findCategory } from '#collections/Categories/findCategory.ts'
import { apiError } from '#lib/errors/apiError.ts'
import type { BodyOf } from '#shared/contract'
import {
  type ImportChoice,
  type ImportField,
  importLimits,
  namedBy,
  repeatedFields,
} from '#shared/fields/importFields'
import { moveImport } from './changeImports.ts'
import { readRawRows } from './parts.ts'
import { hashOfHeadings } from './receiveImport.ts'
import { type ImportChange, type ImportRecord, isReady, type RowCorrection, sheetOf } from './records.ts'
import type { RawRow } from './rows.ts'
import { addressKind } from './splitAddress.ts'

/** Absent ones stay; an empty choice withdraws an answer. */
type Decisions = Omit<BodyOf<'POST /api/correctImport'>, 'id'>

/** @throws ApiError if the file no longer waits, or has no such question, choice, sheet, row or cell */
export function answerImport(payload: Payload, id: string, given: Decisions) {
  return moveImport(payload, id, isReady, 'import_not_ready', async (before, req) => ({
    ...{ state: 'planning', counts: null },
    ...(await changeOf(req, before, given)),
  }))
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
  return { ...(fields && mapped(record, fields)), ...(emptyCells && { answers: { ...present, emptyCells } }) }
}

/** Only the columns are remembered for the next file with the same headings. */
function mapped(record: ImportRecord, fields: readonly (ImportField | null)[]): ImportChange {
  const headers = sheetOf(record).columns.map(({ header }) => header)
  if (fields.length !== headers.length)
    throw apiError('columns_invalid.count', { values: { count: headers.length } })
  const [twice] = repeatedFields(fields)
  const [one = '', other = ''] = headers.filter((_, column) => fields[column] === twice)
  if (twice) throw apiError('columns_invalid', { values: { one, other } })
  const sheets = withFields(record, (_, column) => fields[column] ?? null)
  return { sheets, mappedAt: currentIso(), headings: hashOfHeadings(headers) }
}

type Fields = (field: ImportField | null, column: number) => ImportField | null

function withFields({ sheets, sheet }: ImportRecord, fieldOf: Fields) {
  const taken = sheetOf({ sheets, sheet })
  const columns = taken.columns.map((one, column) => ({ ...one, field: fieldOf(one.field, column) }))
  return sheets.with(sheet, { ...taken, columns })
}

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
    if (choice === '' && choices.delete(id)) continue
    if (!question) throw apiError('not_found.question')
    const [typed, holder] = [question.kind === 'category' && namedBy('to', choice), namedBy('column', choice)]
    const isOffered = choice === '' || question.options.some((one) => one.choice === choice)
    if (!isOffered && !(typed && (await findCategory(req, typed))))
      throw apiError('invalid.answer', { field: 'answers' })
    if (holder !== undefined && question.field)
      sheets = withHolder({ ...record, sheets }, question.field, Number(holder))
    else if (choice !== '') choices.set(id, choice as ImportChoice)
  }
  const all = [...choices].map(([question, choice]) => ({ question, choice }))
  return { sheets, answers: { ...record.answers, choices: all } }
}

/** What most rows seemed to lack stands in that column, perhaps with more of an address. */
function withHolder(record: ImportRecord, field: ImportField, holder: number) {
  const { samples = [] } = sheetOf(record).columns[holder] ?? {}
  const isAddress = ['street', 'plz', 'city'].includes(field)
  const held = (isAddress && addressKind(samples)) || field
  return withFields(record, (one, column) => (column === holder ? held : one === held ? null : one))
}

async function withCorrections(
  req: PayloadRequest,
  record: ImportRecord,
  corrections: readonly RowCorrection[],
) {
  const all = new Map(record.answers.rows.map((one) => [one.row, one]))
  const rows = await rowsByNumber(req.payload, record, new Set(corrections.map(({ row }) => row)))
  for (const { row, cells = [], isLeftOut } of corrections) {
    assertCells(rows.get(row), row, cells)
    const before = all.get(row)
    const kept = (before?.cells ?? []).filter(({ column }) => !cells.some((one) => one.column === column))
    all.set(row, { row, cells: [...kept, ...cells], isLeftOut: isLeftOut ?? before?.isLeftOut })
  }
  return [...all.values()]
}

function assertCells(raw: RawRow | undefined, row: number, cells: NonNullable<RowCorrection['cells']>) {
  if (!raw) throw apiError('not_found.row', { values: { row } })
  const beyond = cells.find(({ column }) => column >= raw.cells.length)
  if (beyond) throw apiError('invalid.cell', { field: 'cells', values: { row, cell: beyond.column + 1 } })
  if ([...raw.cells, ...cells.map(({ value }) => value)].join('').length > importLimits.row)
    throw apiError('invalid.row_long', { field: 'cells', values: { row } })
}

async function rowsByNumber(payload: Payload, record: ImportRecord, wanted: ReadonlySet<number>) {
  const found = new Map<number, RawRow>()
  for await (const rows of readRawRows(payload, record))
    for (const raw of rows) if (wanted.has(raw.row)) found.set(raw.row, raw)
  return found
}

/** As they are now, one per column at least. */
export async function readCells(payload: Payload, record: ImportRecord, row: number) {
  const raw = (await rowsByNumber(payload, record, new Set([row]))).get(row)
  if (!raw) throw apiError('not_found.row', { values: { row } })
  return raw.cells
}
