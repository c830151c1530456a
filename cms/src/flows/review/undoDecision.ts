import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentIso } from '../../clock.ts'
import { revertConfirmation } from '../../nouns/confirmations/confirm.ts'
import type { Undoing } from '../../nouns/decisions/undoing.ts'
import { reportsKey, restoreNote } from '../../nouns/requestNotes/notes.ts'
import { apiErrors } from '../../operations/errors/apiError.ts'
import { actIsLogged, logAct } from '../../operations/log/logAct.ts'
import { asOneOperation } from '../../operations/log/runBulkOperation.ts'
import { markUndone } from '../../operations/log/undoable.ts'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import { runSkippingRefused } from '../../operations/undo/runSkippingRefused.ts'
import type { Decision } from '../../payload-types.ts'
import { removed, restoreReports } from './closeReports.ts'
import { restoreGone, restoreTrashed, restoreWritten } from './restoreEntry.ts'

interface Undone {
  /** How many decisions hold no longer. */
  undone: number
  /** How many mails about them had gone out before. */
  mailsSent: number
  /** Those that hold on, and why. */
  refused: { id: string; code: string; message: string }[]
}

/** Undoes decisions about requests, as one act, but for those that hold on. Throws where none could be undone. */
export async function undoDecisions(
  payload: Payload,
  user: TypedUser,
  ids: readonly string[],
): Promise<Undone> {
  const { result, refused } = await runSkippingRefused(payload, user, async (req, tryOne, alreadyRefused) => {
    const sent: number[] = []
    const undoAll = async () => {
      for (const id of new Set(ids)) {
        const mails = await tryOne(id, () => undoDecision(req, id))
        if (mails !== null) sent.push(mails)
      }
    }
    await asOneOperation(req, 'entries', undoAll, () => ({ things: 'Entscheidungen' }))
    const [refusal] = alreadyRefused.values()
    if (sent.length === 0 && refusal) throw refusal
    return { undone: sent.length, mailsSent: sent.reduce((sum, mails) => sum + mails, 0) }
  })
  const reasons = [...refused].map(([id, { data, message }]) => ({ id, code: data.code, message }))
  return { ...result, refused: reasons }
}

/** All of it or nothing; answers how many of its mails had gone out before. */
export async function undoDecision(req: PayloadRequest, id: string): Promise<number> {
  const decision = await claim(req, id)
  req.context[actIsLogged] = true
  const { mails, written, confirmed, goneEntry, goneChange, goneReports, trashed, note } =
    decision.undoing as unknown as Undoing
  const sent = await revertMails(req, mails)
  // First the entry that took over its token, then the request that had it.
  if (written) await restoreWritten(req, written)
  if (written && confirmed) await revertConfirmation(req, written.before.id, confirmed)
  if (goneEntry) await restoreGone(req, goneEntry)
  if (trashed) await restoreTrashed(req, trashed)
  if (goneChange)
    await req.payload.create({ collection: 'change-requests', data: goneChange as never, depth: 0, req })
  if (goneReports) await restoreReports(req, goneReports)
  if (note) await restoreNote(req, note)
  await markUndone(req, { id })
  await logAct(req, 'Entscheidung rückgängig gemacht', decision.name, aboutOf(decision))
  return sent
}

/** What went with an entry to the trash comes back with it; its line of the log is that of the entry. */
export async function revertRemoval(req: PayloadRequest, entry: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'decisions',
    where: {
      request: { equals: reportsKey(entry) },
      outcome: { equals: removed },
      undoneAt: { exists: false },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  if (!docs[0]) return
  const { mails, goneReports = [], note } = (await claim(req, docs[0].id)).undoing as unknown as Undoing
  await revertMails(req, mails)
  await restoreReports(req, goneReports)
  if (note) await restoreNote(req, note)
}

/** Of several who undo it at the same moment one gets it. */
async function claim(req: PayloadRequest, id: string): Promise<Decision> {
  const { docs } = assertNoErrors(
    await req.payload.update({
      collection: 'decisions',
      where: { id: { equals: id }, undoneAt: { exists: false } },
      data: { undoneAt: currentIso() },
      depth: 0,
      req,
    }),
  )
  if (docs[0]) return docs[0]
  const { totalDocs } = await req.payload.count({
    collection: 'decisions',
    where: { id: { equals: id } },
    req,
  })
  throw totalDocs > 0
    ? apiErrors.alreadyUndone()
    : apiErrors.notFound('Diese Entscheidung gibt es nicht (mehr).')
}

/**
 * What waits in the outbox is taken out of it; what the sender has in hand goes its way. A failed attempt leaves an
 * error, which the next one removes as it begins.
 */
async function revertMails(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { docs } = assertNoErrors(
    await req.payload.delete({
      collection: 'mails',
      where: {
        id: { in: [...ids] },
        sentAt: { exists: false },
        or: [{ attempts: { equals: 0 } }, { lastError: { exists: true } }],
      },
      depth: 0,
      req,
    }),
  )
  return ids.length - docs.length
}

function aboutOf({ kind, request, undoing }: Decision) {
  const { written, goneReports, trashed } = undoing as unknown as Undoing
  const id =
    written?.before.id ?? goneReports?.[0]?.entry ?? trashed?.id ?? (kind === 'entry' ? request : null)
  return id === null ? undefined : { noun: 'entries', id }
}
