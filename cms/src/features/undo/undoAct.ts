import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import { asBulkOperation } from '#hooks/log/runBulkOperation.ts'
import { markUndone, mayUndo, type UndoData } from '#hooks/log/undoable.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { type At, findAll, findIds, findOne } from '#lib/find/find.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { Log } from '#payload-types.ts'
import type { OutputOf } from '#shared/contract'

type Undone = Omit<OutputOf<'POST /api/undo'>, 'success' | 'message'>

type InTransaction = Exclude<UndoData['kind'], 'import' | 'several'>

type UndoResult = Pick<Undone, 'name'> & Partial<Omit<Undone, 'name' | 'kind'>>

/** By the kind that its line names; properties left out of a result are empty, or zero. */
export interface UndoHandlers {
  /** Run in the transaction that marks the line as undone. @throws ApiError if it cannot be undone */
  within: {
    [Kind in InTransaction]: (
      req: PayloadRequest,
      line: Log,
      data: Extract<UndoData, { kind: Kind }>['data'],
    ) => Promise<UndoResult>
  }
  /** Takes long and uses its own transactions. */
  import(payload: Payload, user: TypedUser, line: Pick<Log, 'target'>): Promise<UndoResult>
}

type Line = Log & { undo: UndoData }

/** @throws ApiError */
export const undoImportAct = async (
  ways: UndoHandlers,
  payload: Payload,
  user: TypedUser,
  target: string,
): Promise<Undone> => ({ ...unmoved, ...(await ways.import(payload, user, { target })), kind: 'import' })

const nothingToUndo = () => apiError('nothing_to_undo')

/**
 * As an act of the given user, with a log line of its own: the last line first, all in one transaction. Documents
 * changed since stay and are named; of several lines, those already undone are left out.
 * @throws ApiError if nothing of it can be undone
 */
export async function undoLogLines(
  ways: UndoHandlers,
  payload: Payload,
  user: TypedUser,
  ids: readonly string[],
): Promise<Undone> {
  const [only = '', ...more] = ids
  const line = more.length === 0 && (await undoableLine(payload, only))
  if (line && line.undo.kind === 'import') return undoImportAct(ways, payload, user, line.target ?? '')
  if (line && line.undo.kind === 'several') return revertSeveral(ways, payload, user, line)
  return revertAll(ways, payload, user, [...new Set(ids)].reverse())
}

/** Again a bulk act that can be undone. */
async function revertSeveral(
  ways: UndoHandlers,
  payload: Payload,
  user: TypedUser,
  { id, noun }: Log,
): Promise<Undone> {
  const parts = await findIds(payload, 'logs', { partOf: { equals: id } }, { sort: ['-timestamp', '-id'] })
  return revertAll(ways, payload, user, parts, async (req, takeAll) => {
    await undoableLine(req, id)
    const { result } = await asBulkOperation(req, noun as CollectionSlug, takeAll, ({ kind, count }) => ({
      ...(kind === 'move' && { count, verb: 'moved_back' as const }),
      ...(kind === 'decision' && { things: 'decisions' as const }),
      ...(kind === 'confirm' && { things: 'verifications' as const }),
    }))
    await markUndone(req, { id })
    return result
  })
}

/**
 * @param ids of lines, the last first
 * @param around wraps the undoing in the same transaction
 */
async function revertAll(
  ways: UndoHandlers,
  payload: Payload,
  user: TypedUser,
  ids: readonly string[],
  around = (_: PayloadRequest, takeAll: () => Promise<Undone>) => takeAll(),
): Promise<Undone> {
  const refused = new Map<string, ApiError>()
  for (;;) {
    const refusedBefore = refused.size
    try {
      const result = await inTransactionAs(payload, user, async (req) => {
        const done = await around(req, () => revertEach(ways, req, ids, refused))
        if (refused.size > refusedBefore) throw new Error('Some were refused; the others are done anew')
        return done
      })
      if (refused.size === 0) return result
      const docs = await findAll(payload, 'logs', { where: { id: { in: [...refused.keys()] } } })
      const left = docs.flatMap((line) => documentsLeft(line, refused.get(line.id)))
      return { ...result, left: [...result.left, ...left].slice(0, maxListed) }
    } catch (error) {
      // What was refused is rolled back with the rest; each further attempt leaves out at least one more.
      if (refused.size === refusedBefore || refused.size === ids.length) throw error
    }
  }
}

/** Adds to `refused`, by id and in the order in which they were tried, what cannot be undone. */
async function revertEach(
  ways: UndoHandlers,
  req: PayloadRequest,
  ids: readonly string[],
  refused: Map<string, ApiError>,
) {
  const done: Undone[] = []
  for (const id of ids) {
    const line = refused.has(id) ? null : await openLine(req, id)
    if (!line || line.undo.kind === 'import' || line.undo.kind === 'several') continue
    try {
      done.push(await revert(ways, req, line))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      refused.set(id, error)
      continue
    }
    await markUndone(req, { id })
  }
  const [first] = done
  if (!first) throw [...refused.values()].at(-1) ?? nothingToUndo()
  if (ids.length === 1) return first
  const sum = (numberOf: (one: Undone) => number) => done.reduce((all, one) => all + numberOf(one), 0)
  return {
    ...first,
    name: '',
    count: sum(({ kind, count }) => (kind === 'move' ? count : 1)),
    mailsSent: sum(({ mailsSent }) => mailsSent),
    left: done.flatMap(({ left }) => left),
  }
}

/** Those named by the refusal, otherwise the line's target. */
function documentsLeft({ target, entry }: Log, refusal?: ApiError): Undone['left'] {
  const named = refusal?.data.current
  return Array.isArray(named) ? named : [{ uuid: target ?? '', name: entry ?? '' }]
}

async function undoableLine(at: At, id: string): Promise<Line> {
  const line = await openLine(at, id)
  if (!line) throw nothingToUndo()
  return line
}

/** Null if it cannot be undone any more. Bypasses the access rules: no user may read the data for undoing. */
async function openLine(at: At, id: string): Promise<Line | null> {
  const line = await findOne(at, 'logs', id)
  if (!line) throw apiError('not_found.log_line')
  const { undoKind: kind, undoData: data, undoneAt } = line
  return kind && !undoneAt ? { ...line, undo: { kind, data: data ?? undefined } as UndoData } : null
}

/** Documents named among those that stay as they are. */
export const maxListed = 200

const unmoved = { category: '', formerCategory: '', count: 0, left: [], mailsSent: 0 }

async function revert(ways: UndoHandlers, req: PayloadRequest, line: Line): Promise<Undone> {
  const { kind, data } = line.undo
  // Of another release.
  if (!Object.hasOwn(ways.within, kind)) throw nothingToUndo()
  if (!mayUndo(kind, req.user?.role)) throw apiError('forbidden')
  const way = ways.within[kind as InTransaction] as (
    req: PayloadRequest,
    line: Log,
    data: unknown,
  ) => Promise<UndoResult>
  return { ...unmoved, ...(await way(req, line, data)), kind: kind as InTransaction }
}
