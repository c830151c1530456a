import type { EmptyCells, ImportField, ImportState } from '@directory/shared/importFields'
import type { LogAct } from '@directory/shared/logLine'
import type { Payload, PayloadRequest } from 'payload'
import { insertLogLine } from '../../hooks/log/insertLogLine.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import type { Import } from '../../payload-types.ts'
import type { CategoryChange, CategoryDoubt } from './categoryTypes.ts'
import type { PreviewQuestion } from './questions.ts'
import type { Columns } from './readRow.ts'
import { type ImportReason, reasonsIn } from './reasons.ts'

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
  /** Columns without a single value, with how many entries that would take something from. */
  emptied?: EmptiedColumn[]
  /** What becomes of categories; it is done after all rows. */
  categoryChanges?: CategoryChange[]
  categoryDoubts?: CategoryDoubt[]
  /** Changed rows that take something away, and how many details they take together. */
  losing?: number
  lost?: number
  /** Rows without a UUID whose empty cells leave something that they would take if they were to clear. */
  sparing?: number
}

export interface EmptiedColumn {
  field: ImportField
  entries: number
}

/** Numbers of rows by their outcome; each row counts once. */
export const rowsByOutcome = ({ new: created, changed, unchanged, faulty, refused }: ImportCounts) => ({
  new: created - (refused?.new ?? 0),
  changed: changed - (refused?.changed ?? 0),
  ...{ unchanged, faulty },
})

/** How far the placing on the map is. */
export interface Locating {
  current: number
  total: number
  doubtful: number
}

/** An entry that was edited since the import wrote it. */
export interface EditedEntry {
  uuid: string
  /** Empty if it is deleted for good. */
  name: string
}

/** How a sheet of a workbook is read, once it is taken. */
export interface SheetReading {
  headers: string[]
  columns: Columns
  samples: string[][]
  total: number
  /** Its rows among the stored ones. */
  firstPart: number
  rowParts: number
  headings: string
  mappedLike: string | null
}

export interface ImportSheets {
  taken: number
  /** `reading` is missing where there is nothing to import, or more than an import takes. */
  all: { name: string; reading?: SheetReading }[]
}

/** The import as this area works with it: what the database keeps as JSON has its shape. */
export type ImportRecord = Omit<
  Import,
  | 'headers'
  | 'columns'
  | 'samples'
  | 'counts'
  | 'locating'
  | 'left'
  | 'emptyCells'
  | 'sheets'
  | 'questions'
  | 'reasons'
> & {
  emptyCells: EmptyCells
  headers: string[]
  columns: Columns
  samples: string[][]
  counts: ImportCounts | null
  locating: Locating | null
  /** Entries that undoing could not revert. */
  left: EditedEntry[]
  total: number
  current: number
  error: number
  step: number
  firstPart: number
  rowParts: number
  /** Of a workbook with several. */
  sheets: ImportSheets | null
  questions: PreviewQuestion[]
  reasons: ImportReason[]
}
/** `message` follows from `reasons`. */
export type ImportChange = Partial<Omit<ImportRecord, 'id' | 'message'>>

/** End states: an import leaves them only by being undone. */
export const endStates = ['done', 'failed', 'cancelled', 'undone'] as const satisfies readonly ImportState[]
export const isEndState = (state: ImportState) => (endStates as readonly ImportState[]).includes(state)
/** Fields freed at the end of an import. The unique user field gets the import's own id. */
export const releasedFields = ({ id }: { id: string }) => ({ activeFor: id, holder: null, holdUntil: null })

export function asRecord(doc: Import): ImportRecord {
  return {
    ...doc,
    emptyCells: doc.emptyCells ?? 'keep',
    headers: (doc.headers as string[] | null) ?? [],
    columns: (doc.columns as Columns | null) ?? [],
    samples: (doc.samples as string[][] | null) ?? [],
    counts: (doc.counts as ImportCounts | null) ?? null,
    locating: (doc.locating as Locating | null) ?? null,
    left: (doc.left as EditedEntry[] | null) ?? [],
    total: doc.total ?? 0,
    current: doc.current ?? 0,
    error: doc.error ?? 0,
    step: doc.step ?? 0,
    firstPart: doc.firstPart ?? 0,
    rowParts: doc.rowParts ?? 0,
    sheets: (doc.sheets as ImportSheets | null | undefined) ?? null,
    questions: (doc.questions as PreviewQuestion[] | null | undefined) ?? [],
    reasons: (doc.reasons as ImportReason[] | null | undefined) ?? [],
  }
}

export async function findImport(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<ImportRecord | null> {
  const doc = await payload.findByID({
    collection: 'imports',
    id,
    depth: 0,
    disableErrors: true,
    ...(req ? { req } : {}),
  })
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
 */
export async function logImport(
  req: PayloadRequest,
  user: string,
  act: LogAct,
  /** Id of an import that the line offers to undo. */
  undoable?: string,
): Promise<void> {
  req.context[actIsLogged] = true
  await insertLogLine(req, act, {
    ...{ id: crypto.randomUUID(), user },
    ...(undoable && { noun: 'imports', target: undoable, undoKind: 'import' }),
  })
}
