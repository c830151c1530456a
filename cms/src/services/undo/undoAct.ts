import type { OutputOf } from '@directory/shared/contract'
import type { TrashNoun } from '@directory/shared/past'
import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import type { Log } from '../../payload-types.ts'
import { ApiError, apiErrors } from '../apiError.ts'
import { restoreObjection } from '../asks/objections.ts'
import { takeBackCall } from '../calls/recordCall.ts'
import { takeBackRename } from '../categories/renameCategory.ts'
import { takeBackConfirmation } from '../confirmations/confirm.ts'
import { undoConfirmation } from '../confirmations/confirmEntries.ts'
import { undoDecision } from '../decisions/undoDecision.ts'
import { forgetDifferent } from '../duplicates/duplicates.ts'
import { takeBackMerge } from '../duplicates/mergeEntries.ts'
import { takeBackReplacement } from '../files/replaceFile.ts'
import { undoImport } from '../imports/changeImports.ts'
import { actAs } from '../inTransaction.ts'
import { asOneAct } from '../logs/actOnSeveral.ts'
import { markUndone, type Undo } from '../logs/undoable.ts'
import { restoreInto, trashAgain } from '../trash/restoreDocument.ts'
import { takeBackChange } from '../versions/restoreVersion.ts'
import { takeBackMove } from './takeBackMove.ts'

type Undone = Omit<OutputOf<'POST /api/undo'>, 'success' | 'message'>

const nothingToUndo = () =>
  new ApiError(
    409,
    'nothing_to_undo',
    'Das wurde schon rückgängig gemacht oder lässt sich nicht zurücknehmen.',
  )

/**
 * Takes back the act that a line of the log speaks of, as an act of whoever asks, with a line of its own.
 *
 * @param id of the line
 * @throws ApiError
 */
export async function undoAct(payload: Payload, user: TypedUser, id: string): Promise<Undone> {
  const { target, undo } = await undoableLine(payload, id)
  // Goes on for long, in transactions of its own.
  if (undo.kind === 'import') return takeBackImport(payload, user, target ?? '')
  if (undo.kind === 'several') return takeBackSeveral(payload, user, id)
  return actAs(payload, user, async (req) => {
    const line = await undoableLine(payload, id, req)
    const undone = await takeBack(req, line, line.undo)
    await markUndone(req, { id })
    return undone
  })
}

/**
 * The same for an act that wrote several lines: the last first, all in one transaction. What was changed since stays as
 * it is and is named; what somebody has taken back already is left out.
 *
 * @throws ApiError where nothing of it can be taken back
 */
export function undoActs(payload: Payload, user: TypedUser, ids: readonly string[]): Promise<Undone> {
  const [only, ...more] = ids
  if (only !== undefined && more.length === 0) return undoAct(payload, user, only)
  return actAs(payload, user, (req) => takeBackAll(req, [...new Set(ids)].reverse()))
}

/** The same for what was one act on several documents; taking it back is one, too, and can itself be taken back. */
function takeBackSeveral(payload: Payload, user: TypedUser, id: string): Promise<Undone> {
  return actAs(payload, user, async (req) => {
    const { noun } = await undoableLine(payload, id, req)
    const { docs } = await payload.find({
      collection: 'logs',
      where: { partOf: { equals: id } },
      sort: ['-timestamp', '-id'],
      pagination: false,
      depth: 0,
      select: {},
      req,
    })
    const undone = await asOneAct(req, noun as CollectionSlug, () =>
      takeBackAll(
        req,
        docs.map((part) => part.id),
      ),
    )
    await markUndone(req, { id })
    return undone
  })
}

/** @param ids of lines, the last first */
async function takeBackAll(req: PayloadRequest, ids: readonly string[]): Promise<Undone> {
  const done: Undone[] = []
  const left: Undone['left'] = []
  let refusal = nothingToUndo()
  for (const id of ids) {
    const line = await openLine(req.payload, id, req)
    if (!line || line.undo.kind === 'import' || line.undo.kind === 'several') continue
    try {
      done.push(await takeBack(req, line, line.undo))
      await markUndone(req, { id })
    } catch (error) {
      // Refused before anything of it was written.
      if (!(error instanceof ApiError) || !leftOut.has(error.status)) throw error
      refusal = error
      left.push({ uuid: line.target ?? '', name: line.entry ?? '' })
    }
  }
  const [first] = done
  if (!first) throw refusal
  const count = done.reduce((sum, undone) => sum + (undone.kind === 'move' ? undone.count : 1), 0)
  return {
    ...unmoved,
    kind: first.kind,
    count,
    name: '',
    left: [...done.flatMap((undone) => undone.left), ...left].slice(0, mostListed),
  }
}

/** What was changed since, and what is gone. */
const leftOut = new Set([404, 409])

async function undoableLine(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<Log & { undo: Undo }> {
  const line = await openLine(payload, id, req)
  if (!line) throw nothingToUndo()
  return line
}

/** Past the access rules: what an act needs to be undone is for nobody to read. Null where it is undone, or cannot be. */
async function openLine(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<(Log & { undo: Undo }) | null> {
  const read = { collection: 'logs', id, depth: 0, disableErrors: true } as const
  const line = await payload.findByID({ ...read, ...(req && { req }) })
  if (!line) throw apiErrors.notFound('Diese Protokollzeile gibt es nicht.')
  const undo = undoOf(line)
  return undo && !line.undoneAt ? { ...line, undo } : null
}

async function takeBackImport(payload: Payload, user: TypedUser, id: string): Promise<Undone> {
  const { record, edited } = await undoImport(payload, user, id)
  const count = record.current - edited.length
  return { ...unmoved, kind: 'import', name: record.fileName, count, left: edited.slice(0, mostListed) }
}

const mostListed = 200

const undoOf = ({ undoKind, undoData }: Log): Undo | null =>
  undoKind ? ({ kind: undoKind, data: undoData ?? undefined } as Undo) : null

const unmoved = { category: '', formerCategory: '', count: 0, left: [], mailsSent: 0 }

const aboutOf = ({ target, entry }: Log) => ({ id: target ?? '', name: entry ?? '' })

async function takeBack(req: PayloadRequest, line: Log, undo: Undo): Promise<Undone> {
  switch (undo.kind) {
    case 'trash': {
      const restored = await restoreInto(req, line.noun as TrashNoun, line.target ?? '')
      return { ...unmoved, ...restored, kind: undo.kind }
    }
    case 'decision': {
      const mailsSent = await undoDecision(req, line.id)
      return { ...unmoved, name: line.entry ?? '', mailsSent, kind: undo.kind }
    }
    case 'change': {
      const name = await takeBackChange(req, line)
      if (undo.data) await takeBackConfirmation(req, line.target ?? '', undo.data.confirmed)
      return { ...unmoved, kind: undo.kind, name }
    }
    case 'rename':
      await takeBackRename(req, line.target ?? '', undo.data)
      return { ...unmoved, kind: undo.kind, name: undo.data.from }
    case 'move':
      return { ...unmoved, kind: undo.kind, ...(await takeBackMove(req, line, undo.data)) }
    case 'merge':
      return { ...unmoved, kind: undo.kind, name: await takeBackMerge(req, line, undo.data) }
    case 'restore':
      return { ...unmoved, kind: undo.kind, name: await trashAgain(req, line) }
    case 'replace':
      return { ...unmoved, kind: undo.kind, name: await takeBackReplacement(req, line, undo.data.bytes) }
    case 'different':
      await forgetDifferent(req, undo.data, line.entry ?? '')
      return { ...unmoved, kind: undo.kind, name: line.entry ?? '' }
    case 'confirm':
      await undoConfirmation(req, aboutOf(line), undo.data)
      return { ...unmoved, kind: undo.kind, name: line.entry ?? '' }
    case 'call':
      await takeBackCall(req, aboutOf(line), undo.data)
      return { ...unmoved, kind: undo.kind, name: line.entry ?? '' }
    case 'objection':
      await restoreObjection(req, aboutOf(line), undo.data.at)
      return { ...unmoved, kind: undo.kind, name: line.entry ?? '' }
    default:
      throw nothingToUndo()
  }
}
