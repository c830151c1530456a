import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { currentIso, currentTime, dayMs } from '#clock.ts'
import { insertLogLine } from '#hooks/log/insertLogLine.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, findAll, findOne } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { Import } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import type { ImportColumn } from '#shared/contract/importShapes'
import type { ImportSummary } from '#shared/contract/imports'
import type { EmptyCells, ImportChoice, ImportState, ListedRowKind } from '#shared/fields/importFields'
import type { LogAct } from '#shared/logLine'
import type { ImportReason } from './remarks.ts'
import type { PreviewQuestion } from './rows.ts'

/** Rows of each list; `lost`: details that changed rows take away together. */
export type ImportCounts = Record<ListedRowKind | 'noted' | 'lost', number> & {
  /** Number of new and changed rows on the button that was pressed. */
  announced?: number
}

export type EditedEntry = ImportSummary['left'][number]
export interface ImportSheet {
  name: string
  /** `null` if there is nothing, or too much, to import. */
  total: number | null
  columns: ImportColumn[]
}

export type RowCorrection = NonNullable<BodyOf<'POST /api/correctImport'>['rows']>[number]

/** All that staff decided about a file, beside its sheet and columns. */
export interface ImportAnswers {
  emptyCells: EmptyCells
  choices: { question: string; choice: ImportChoice }[]
  rows: RowCorrection[]
}

interface KeptAsJson {
  sheets: ImportSheet[]
  answers: ImportAnswers
  questions: PreviewQuestion[]
  counts: ImportCounts | null
  reasons: ImportReason[]
  left: EditedEntry[]
}

export type ImportRecord = Omit<Import, keyof KeptAsJson> & KeptAsJson
export type ImportChange = Partial<Omit<ImportRecord, 'id'>>

/** End states: an import leaves them only by being undone. */
export const endStates = ['done', 'failed', 'cancelled', 'undone'] as const satisfies readonly ImportState[]
export const isInState =
  (...states: readonly ImportState[]) =>
  ({ state }: ImportRecord) =>
    states.includes(state)
export const isReady = isInState('ready')
export const keepsData = isInState(...endStates, 'ready')

/** Its user may begin another one. */
export const ended = (
  state: 'done' | 'failed' | 'cancelled',
  id: string,
  reasons: ImportReason[],
): ImportChange => ({ state, reasons, activeFor: id, finishedAt: currentIso() })

export const noAnswers: ImportAnswers = { emptyCells: 'keep', choices: [], rows: [] }
export const noSheet: ImportSheet = { name: '', total: null, columns: [] }

export const sheetOf = ({ sheets, sheet }: Pick<ImportRecord, 'sheets' | 'sheet'>) => sheets[sheet] ?? noSheet

const asRecord = (doc: Import) => ({ ...doc, counts: doc.counts ?? null }) as unknown as ImportRecord

export const findImports = async (payload: Payload, query: Parameters<typeof findAll>[2]) =>
  (await findAll(payload, 'imports', query)).map(asRecord)

export async function findImport(at: At, id: string) {
  const doc = await findOne(at, 'imports', id)
  return doc && asRecord(doc)
}

export async function readImport(payload: Payload, id: string) {
  const record = await findImport(payload, id)
  if (!record) throw apiError('not_found.import')
  return record
}

export const createImport = async (req: PayloadRequest, data: ImportChange) =>
  asRecord(await createDocument(req, 'imports', data as Import))

export const changeImport = async (req: PayloadRequest, id: string, change: ImportChange) =>
  asRecord(await changeDocument(req, 'imports', id, change as Partial<Import>))

/** In one transaction; `null` if it is no longer so. */
export const changeImportIf = (
  payload: Payload,
  id: string,
  isStill: (record: ImportRecord) => boolean,
  change: (record: ImportRecord, req: PayloadRequest) => ImportChange | Promise<ImportChange>,
) =>
  inTransaction(payload, async (req) => {
    const record = await findImport(req, id)
    return record && isStill(record) ? changeImport(req, id, await change(record, req)) : null
  })

/** The field `activeFor` is unique, so only one of two concurrent calls gets here. */
export function rejectSecondUpload(error: unknown): never {
  if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'activeFor'))
    throw apiError('import_running')
  throw error
}

/** Not as the act of a session, which it outlives: its user may be gone. @param undoable id of the import to undo */
export function logImport(req: PayloadRequest, user: string, act: LogAct, undoable?: string) {
  req.context[actIsLogged] = true
  const undo = undoable && { noun: 'imports', target: undoable, undoKind: 'import' }
  return insertLogLine(req, act, { id: crypto.randomUUID(), user, ...undo })
}

export interface ImportUser {
  id: string
  username: string
}

/** Until when it keeps its rows and journal, ISO 8601; `null` while it is under way, and afterwards. */
export function importKeptUntil(record: ImportRecord, days: number) {
  const since = new Date(record.undoneAt ?? record.finishedAt ?? record.createdAt)
  const until = since.getTime() + days * dayMs
  return keepsData(record) && until > currentTime() ? new Date(until).toISOString() : null
}

const isUndoable = isInState('done', 'failed', 'cancelled')

/** @param keptDays as the settings have them */
export const canUndo = (record: ImportRecord, keptDays: number) =>
  isUndoable(record) && record.step > 0 && importKeptUntil(record, keptDays) !== null
