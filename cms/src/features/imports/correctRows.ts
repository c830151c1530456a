import { type ImportChoice, importLimits } from '@directory/shared/importFields'
import type { Payload, PayloadRequest } from 'payload'
import { findCategory } from '../../collections/Categories/findCategory.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { changePart, readPart } from './parts.ts'
import type { PreviewQuestion } from './questions.ts'
import type { RawRow } from './readSpreadsheet.ts'
import { changeImport, findImport, type ImportRecord, importNotReady, readImport } from './records.ts'
import { readRawRows } from './sheets.ts'

interface Answer {
  question: string
  /** Empty: the answer is taken back. */
  choice: string
}

/**
 * Answers questions of a waiting import; the preview is made again, once for all answers.
 *
 * @throws ApiError if it no longer waits, or has no such question or choice; then nothing is changed
 */
export async function answerQuestions(
  payload: Payload,
  id: string,
  answers: readonly Answer[],
): Promise<ImportRecord> {
  await readImport(payload, id)
  const record = await inTransaction(payload, async (req) => {
    const record = await findImport(payload, id, req)
    if (record?.state !== 'ready') throw importNotReady()
    const choices = new Map(answers.map(({ question, choice }) => [question, choice]))
    const questions: PreviewQuestion[] = []
    for (const question of record.questions) {
      const choice = choices.get(question.id)
      choices.delete(question.id)
      if (choice === undefined) questions.push(question)
      else if (choice === '') questions.push({ ...question, answer: null })
      else {
        const isTypedCategory = question.kind === 'category' && choice.startsWith('to:')
        const isKnown = isTypedCategory && (await findCategory(req, choice.slice(3))) !== null
        if (!isKnown && !question.options.some((one) => one.choice === choice)) throw noSuchAnswer()
        questions.push({ ...question, answer: choice as ImportChoice })
      }
    }
    if (choices.size > 0) throw apiError('not_found.question')
    return changeImport(req, id, { questions, state: 'planning', counts: null })
  })
  runtimeOf(payload).imports.wake(id)
  return record
}

const noSuchAnswer = () => apiError('invalid.answer', { field: 'answers' })

/** The remarks about rows of the file, by row number. */
export interface RowCorrection {
  row: number
  /** Cells that say something else, by column from 0. */
  cells?: readonly { column: number; value: string }[] | undefined
  isLeftOut?: boolean | undefined
}

/**
 * Corrects rows of a waiting file, leaves them out or takes them in again; what would happen is worked out anew.
 *
 * @throws ApiError where it waits no more, or has no such row or cell; then nothing is changed
 */
export async function correctRows(
  payload: Payload,
  id: string,
  corrections: readonly RowCorrection[],
): Promise<ImportRecord> {
  await readImport(payload, id)
  const record = await inTransaction(payload, async (req) => {
    const record = await findImport(payload, id, req)
    if (record?.state !== 'ready') throw importNotReady()
    await changeRows(req, record, corrections)
    return changeImport(req, id, { state: 'planning', counts: null })
  })
  runtimeOf(payload).imports.wake(id)
  return record
}

async function changeRows(
  req: PayloadRequest,
  { id, firstPart, rowParts, headers }: ImportRecord,
  corrections: readonly RowCorrection[],
): Promise<void> {
  const wanted = new Map(corrections.map((one) => [one.row, one]))
  for (let index = firstPart; index < firstPart + rowParts && wanted.size > 0; index++) {
    const rows = await readPart(req.payload, [id, 'rows', index], req)
    if (!rows?.some(({ row }) => wanted.has(row))) continue
    const changed = rows.map((raw) => {
      const correction = wanted.get(raw.row)
      wanted.delete(raw.row)
      return correction ? corrected(raw, correction, headers.length) : raw
    })
    await changePart(req.payload, [id, 'rows', index], changed, req)
  }
  const [missing] = wanted.keys()
  if (missing !== undefined) throw noSuchRow(missing)
}

function corrected(raw: RawRow, { cells: said = [], isLeftOut }: RowCorrection, columns: number): RawRow {
  const cells = [...raw.cells]
  for (const { column, value } of said) {
    if (column >= Math.max(columns, raw.cells.length))
      throw apiError('invalid.cell', { field: 'cells', values: { row: raw.row, cell: column + 1 } })
    while (cells.length <= column) cells.push('')
    cells[column] = value
  }
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > importLimits.row)
    throw apiError('invalid.row_long', { field: 'cells', values: { row: raw.row } })
  const isOut = isLeftOut ?? raw.isLeftOut
  return { row: raw.row, cells, ...(isOut !== undefined && { isLeftOut: isOut }) }
}

const noSuchRow = (row: number) => apiError('not_found.row', { values: { row } })

/** The cells of a row of the file as they are now, one per column at least. */
export async function readCells(payload: Payload, record: ImportRecord, row: number): Promise<string[]> {
  const { headers } = record
  for await (const rows of readRawRows(payload, record)) {
    const found = rows.find((one) => one.row === row)
    if (!found) continue
    const missing = Array.from({ length: Math.max(0, headers.length - found.cells.length) }, () => '')
    return [...found.cells, ...missing]
  }
  throw noSuchRow(row)
}
