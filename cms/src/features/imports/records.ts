import type { EmptyCells, ImportChoice, ImportState } from '@directory/shared/importFields'
import type { LogAct } from '@directory/shared/logLine'
import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { currentIso, currentTime, dayMs } from '../../clock.ts'
import { insertLogLine } from '../../hooks/log/insertLogLine.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import type { Import } from '../../payload-types.ts'
import type { CategoryChange, CategoryDoubt } from './categoryTypes.ts'
import type { PreviewQuestion } from './questions.ts'
import { type ImportReason, reasonsIn } from './reasons.ts'
import type { Columns } from './rowCells.ts'

export interface ImportCounts {
  new: number
  changed: number
  unchanged: number
  faulty: number
  /** New and changed rows of the plan that could not be applied in the end; they count as faulty, too. */
  refused?: { new: number; changed: number }
  /** Number of new and changed rows on the button that was pressed. */
  announced?: number
  /** The button promised that no category and no town comes in unasked. */
  answered?: true
  /** Rows left out by choice; they count nowhere else. */
  leftOut?: number
  /** Rows that a person should look at. */
  attention?: number
  /** What becomes of categories; it is done after all rows. */
  categoryChanges?: CategoryChange[]
  categoryDoubts?: CategoryDoubt[]
  /** Changed rows that take something away, and how many details they take together. */
  losing?: number
  lost?: number
  /** Rows without a UUID whose empty cells leave something that they would take if they were to clear. */
  sparing?: number
}

/** Numbers of rows by their outcome; each row counts once. */
export const rowsByOutcome = ({ new: created, changed, unchanged, faulty, refused }: ImportCounts) => ({
  new: created - (refused?.new ?? 0),
  changed: changed - (refused?.changed ?? 0),
  ...{ unchanged, faulty },
})

/** How far the placing on the map is. */
export interface Locating {
  /** Number of entries whose address is looked up afterwards. */
  total: number
}

/** An entry that was edited since the import wrote it. */
export interface EditedEntry {
  uuid: string
  /** Empty if it is deleted for good. */
  name: string
}

/** A sheet of the file, and how it is read. */
export interface ImportSheet {
  name: string
  /** `null` where there is nothing to import, or more than an import takes. */
  total: number | null
  headers: string[]
  columns: Columns
  samples: string[][]
  /** Its rows among the stored ones. */
  firstPart: number
  rowParts: number
  /** `mappedAt` of the import whose column choice this one reuses. */
  mappedLike: string | null
}

/** A row of the file that says something else, or stays out. */
export interface RowCorrection {
  sheet: number
  row: number
  cells?: { column: number; value: string }[]
  isLeftOut?: boolean
}

/** All that staff decided about a file, beside its sheet and columns. */
export interface ImportAnswers {
  emptyCells: EmptyCells
  choices: { question: string; choice: ImportChoice }[]
  rows: RowCorrection[]
}

/** The import as this area works with it: what the database keeps as JSON has its shape. */
export interface ImportRecord
  extends Omit<
    Import,
    'asks' | 'sheets' | 'sheet' | 'answers' | 'questions' | 'counts' | 'locating' | 'left' | 'reasons'
  > {
  /** A person decides before it begins. */
  asks: boolean
  sheets: ImportSheet[]
  /** Index of the sheet that is taken. */
  sheet: number
  answers: ImportAnswers
  questions: PreviewQuestion[]
  counts: ImportCounts | null
  locating: Locating | null
  /** Entries that undoing could not revert. */
  left: EditedEntry[]
  total: number
  current: number
  error: number
  step: number
  rowParts: number
  reasons: ImportReason[]
}
/** `message` follows from `reasons`. */
export type ImportChange = Partial<Omit<ImportRecord, 'id' | 'message'>>

/** End states: an import leaves them only by being undone. */
export const endStates = ['done', 'failed', 'cancelled', 'undone'] as const satisfies readonly ImportState[]
export const isEndState = (state: ImportState) => (endStates as readonly ImportState[]).includes(state)
/** Fields freed at the end of an import. The unique user field gets the import's own id. */
export const releasedFields = ({ id }: { id: string }) => ({ activeFor: id, holder: null, holdUntil: null })

export const noAnswers: ImportAnswers = { emptyCells: 'keep', choices: [], rows: [] }
export const noSheet: ImportSheet = {
  ...{ name: '', total: null, headers: [], columns: [], samples: [] },
  ...{ firstPart: 0, rowParts: 0, mappedLike: null },
}

export const sheetOf = ({ sheets, sheet }: Pick<ImportRecord, 'sheets' | 'sheet'>): ImportSheet =>
  sheets[sheet] ?? noSheet

export function asRecord(doc: Import): ImportRecord {
  const sheets = (doc.sheets as ImportSheet[] | null | undefined) ?? []
  return {
    ...doc,
    asks: doc.asks ?? false,
    // Payload hands a list within a list of a JSON field out as an object on SQLite.
    sheets: sheets.map((one) => ({
      ...one,
      samples: Object.values(one.samples).map((some) => Object.values(some)),
    })),
    sheet: doc.sheet ?? 0,
    answers: { ...noAnswers, ...(doc.answers as Partial<ImportAnswers> | null | undefined) },
    questions: (doc.questions as PreviewQuestion[] | null | undefined) ?? [],
    counts: (doc.counts as ImportCounts | null | undefined) ?? null,
    locating: (doc.locating as Locating | null | undefined) ?? null,
    left: (doc.left as EditedEntry[] | null | undefined) ?? [],
    total: doc.total ?? 0,
    current: doc.current ?? 0,
    error: doc.error ?? 0,
    step: doc.step ?? 0,
    rowParts: doc.rowParts ?? 0,
    reasons: (doc.reasons as ImportReason[] | null | undefined) ?? [],
  }
}

export async function findImport(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<ImportRecord | null> {
  const options = { collection: 'imports', id, depth: 0, disableErrors: true } as const
  const doc = await payload.findByID({ ...options, ...(req && { req }) })
  return doc ? asRecord(doc) : null
}

/** @throws ApiError where there is none */
export async function readImport(payload: Payload, id: string): Promise<ImportRecord> {
  const record = await findImport(payload, id)
  if (!record) throw apiError('not_found.import')
  return record
}

export const importNotReady = () => apiError('import_not_ready')

export async function changeImport(
  req: PayloadRequest,
  id: string,
  change: ImportChange,
): Promise<ImportRecord> {
  const { reasons, left = [] } = change
  // German stays beside the kinds, for the admin UI.
  const data = { ...change, ...(reasons && { message: reasonsIn('de', reasons, left) }) } as never
  return asRecord(await req.payload.update({ collection: 'imports', id, data, depth: 0, req }))
}

/**
 * Changes the import if `isStill` holds of it; answers `null` where it does not.
 * Two processes at once cannot both succeed: look and change are one transaction.
 */
export function changeImportIf(
  payload: Payload,
  id: string,
  isStill: (record: ImportRecord) => boolean,
  change: ImportChange | ((record: ImportRecord) => ImportChange),
): Promise<ImportRecord | null> {
  return inTransaction(payload, async (req) => {
    const record = await findImport(payload, id, req)
    if (!record || !isStill(record)) return null
    return changeImport(req, id, typeof change === 'function' ? change(record) : change)
  })
}

/**
 * The one line of an import in the log. Written here and not as the act of a session: an import outlives the session
 * that began it, and its user may be gone by now.
 *
 * @param undoable id of an import that the line offers to undo
 */
export async function logImport(
  req: PayloadRequest,
  user: string,
  act: LogAct,
  undoable?: string,
): Promise<void> {
  req.context[actIsLogged] = true
  await insertLogLine(req, act, {
    ...{ id: crypto.randomUUID(), user },
    ...(undoable && { noun: 'imports', target: undoable, undoKind: 'import' }),
  })
}

export const isReady = ({ state }: ImportRecord) => state === 'ready'

/** Takes a preview away with all that belongs to it. */
export async function dropImport(payload: Payload, id: string): Promise<void> {
  const dropped = await changeImportIf(payload, id, isReady, (record) => ({
    ...releasedFields(record),
    state: 'cancelled',
    finishedAt: currentIso(),
  }))
  if (dropped) await payload.db.deleteMany({ collection: 'import-parts', where: { import: { equals: id } } })
}

export interface ImportUser {
  id: string
  username: string
}

/** The field `activeFor` is unique, so of two at the same moment one gets here. */
export function rejectSecondUpload(error: unknown): never {
  if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'activeFor'))
    throw apiError('import_running')
  throw error
}

/** Returns until when a finished import or a preview keeps its rows and journal, if kept for `days`; ISO 8601. */
export function importKeptUntil(
  { state, undoneAt, finishedAt, createdAt }: ImportRecord,
  days: number,
): string | null {
  if (!isEndState(state) && state !== 'ready') return null
  const since = new Date(undoneAt ?? finishedAt ?? createdAt)
  return new Date(since.getTime() + days * dayMs).toISOString()
}

export const isExpired = (record: ImportRecord, days: number): boolean => {
  const until = importKeptUntil(record, days)
  return until !== null && new Date(until).getTime() <= currentTime()
}

/** Thrown if another act (cancelling, another process) has taken over the import. */
export class ImportTakenOver extends Error {}

export interface ImportLease {
  holder: string
  holdUntil: string
}
