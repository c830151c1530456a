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
import { restoreFile } from '../files/restoreFile.ts'
import { undoImport } from '../imports/changeImports.ts'
import { actAs } from '../inTransaction.ts'
import { asOneAct } from '../logs/actOnSeveral.ts'
import { markUndone, type Undo } from '../logs/undoable.ts'
import { restoreInto, trashAgain } from '../trash/restoreDocument.ts'
import { takeBackChange } from '../versions/restoreVersion.ts'
import { leavingOut } from './leavingOut.ts'
import { takeBackMove } from './takeBackMove.ts'
import { takeBackSettings } from './takeBackSettings.ts'

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
  const { undo, ...act } = await undoableLine(payload, id)
  // Goes on for long, in transactions of its own.
  if (undo.kind === 'import') return takeBackImport(payload, user, act.target ?? '')
  if (undo.kind === 'several') return takeBackSeveral(payload, user, act)
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
export async function undoActs(payload: Payload, user: TypedUser, ids: readonly string[]): Promise<Undone> {
  const [only, ...more] = ids
  if (only !== undefined && more.length === 0) return undoAct(payload, user, only)
  return takeBackAll(payload, user, [...new Set(ids)].reverse())
}

/** The same for what was one act on several documents; taking it back is one, too, and can itself be taken back. */
async function takeBackSeveral(payload: Payload, user: TypedUser, { id, noun }: Log): Promise<Undone> {
  const { docs } = await payload.find({
    collection: 'logs',
    where: { partOf: { equals: id } },
    sort: ['-timestamp', '-id'],
    pagination: false,
    depth: 0,
    select: {},
  })
  const parts = docs.map((part) => part.id)
  return takeBackAll(payload, user, parts, async (req, takeAll) => {
    await undoableLine(payload, id, req)
    const { result } = await asOneAct(req, noun as CollectionSlug, takeAll, ({ kind, count }) => ({
      ...(kind === 'move' && { count, verb: 'zurückverschoben' }),
      ...(kind === 'decision' && { things: 'Entscheidungen' }),
      ...(kind === 'confirm' && { things: 'Prüfungen' }),
    }))
    await markUndone(req, { id })
    return result
  })
}

/**
 * @param ids of lines, the last first
 * @param around what is done in the same transaction
 */
async function takeBackAll(
  payload: Payload,
  user: TypedUser,
  ids: readonly string[],
  around = (_: PayloadRequest, takeAll: () => Promise<Undone>) => takeAll(),
): Promise<Undone> {
  const { result, refused } = await leavingOut(payload, user, (req, tryOne, alreadyRefused) =>
    around(req, async () => {
      const done: Undone[] = []
      for (const id of ids) {
        const line = await openLine(payload, id, req)
        if (!line || line.undo.kind === 'import' || line.undo.kind === 'several') continue
        const undone = await tryOne(id, () => takeBack(req, line, line.undo))
        if (!undone) continue
        done.push(undone)
        await markUndone(req, { id })
      }
      const [first] = done
      if (!first) throw [...alreadyRefused.values()].at(-1) ?? nothingToUndo()
      return { ...first, name: '', ...sumOf(done) }
    }),
  )
  if (refused.size === 0) return result
  const { docs } = await payload.find({
    collection: 'logs',
    where: { id: { in: [...refused.keys()] } },
    pagination: false,
    depth: 0,
  })
  const left = docs.flatMap((line) => leftOf(line, refused.get(line.id)))
  return { ...result, left: [...result.left, ...left].slice(0, mostListed) }
}

function sumOf(done: readonly Undone[]) {
  const counts = done.map(({ kind, count }) => (kind === 'move' ? count : 1))
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    mailsSent: done.reduce((sum, { mailsSent }) => sum + mailsSent, 0),
    left: done.flatMap(({ left }) => left),
  }
}

/** What stays as it is: named by the refusal, else what the line speaks of. */
function leftOf({ target, entry }: Log, refusal?: ApiError): Undone['left'] {
  const named = refusal?.data.current
  return Array.isArray(named) ? named : [{ uuid: target ?? '', name: entry ?? '' }]
}

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
    case 'delete':
      return { ...unmoved, kind: undo.kind, name: await restoreFile(req, line, undo.data.bytes) }
    case 'settings':
      await takeBackSettings(req, line)
      return { ...unmoved, kind: undo.kind, name: '' }
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
