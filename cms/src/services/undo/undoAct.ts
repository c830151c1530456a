import type { OutputOf } from '@directory/shared/contract'
import type { TrashNoun } from '@directory/shared/past'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Log } from '../../payload-types.ts'
import { ApiError, apiErrors } from '../apiError.ts'
import { takeBackRename } from '../categories/renameCategory.ts'
import { undoDecision } from '../decisions/undoDecision.ts'
import { undoImport } from '../imports/changeImports.ts'
import { actAs } from '../inTransaction.ts'
import { markUndone, type Undo } from '../logs/undoable.ts'
import { restoreInto } from '../trash/restoreDocument.ts'
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
  return actAs(payload, user, async (req) => {
    const line = await undoableLine(payload, id, req)
    const undone = await takeBack(req, line, line.undo)
    await markUndone(req, { id })
    return undone
  })
}

/** Past the access rules: what an act needs to be undone is for nobody to read. */
async function undoableLine(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<Log & { undo: Undo }> {
  const read = { collection: 'logs', id, depth: 0, disableErrors: true } as const
  const line = await payload.findByID({ ...read, ...(req && { req }) })
  if (!line) throw apiErrors.notFound('Diese Protokollzeile gibt es nicht.')
  const undo = undoOf(line)
  if (!undo || line.undoneAt) throw nothingToUndo()
  return { ...line, undo }
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
    case 'change':
      return { ...unmoved, kind: undo.kind, name: await takeBackChange(req, line) }
    case 'rename':
      await takeBackRename(req, line.target ?? '', undo.data)
      return { ...unmoved, kind: undo.kind, name: undo.data.from }
    case 'move':
      return { ...unmoved, kind: undo.kind, ...(await takeBackMove(req, line, undo.data)) }
    default:
      throw nothingToUndo()
  }
}
