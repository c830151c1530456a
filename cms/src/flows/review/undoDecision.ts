import type { PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { type DecisionUndoData, notesOfGoneReports } from '../../nouns/decisions/undoing.ts'
import { reportsKey } from '../../nouns/requestNotes/notes.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { findFirst } from '../../operations/find/find.ts'
import { findNotes } from '../../operations/journal/notes.ts'
import { revertNotes } from '../../operations/journal/revertNotes.ts'
import { actIsLogged, logAct } from '../../operations/log/logAct.ts'
import { markUndone } from '../../operations/log/undoable.ts'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import type { Decision } from '../../payload-types.ts'
import { entryRemovedOutcome } from './closeReports.ts'
import { revertRulesOf } from './revertRulesOf.ts'

/** Undoes a decision, all or nothing; returns the number of its mails that had been sent before. */
export async function undoDecision(req: PayloadRequest, id: string): Promise<number> {
  const decision = await claim(req, id)
  req.context[actIsLogged] = true
  const undoing = decision.undoing as unknown as DecisionUndoData
  const sent = await revertMails(req, undoing.mails)
  const line = await req.payload.findByID({ collection: 'logs', id, depth: 0, req })
  const notes = await findNotes(req, line)
  if (!notes) throw unknownDecision()
  await revertNotes(req, notes, revertRulesOf(req, decision))
  await markUndone(req, { id })
  const { noun, target } = line
  await logAct(
    req,
    { kind: 'decision_undone', name: decision.name },
    {
      ...(noun && target && { noun, id: target }),
    },
  )
  return sent
}

/** Restores reports that went to the trash with an entry, whose log line covers both. */
export async function revertRemoval(req: PayloadRequest, entry: string): Promise<void> {
  const removal = await findFirst(req.payload, 'decisions', {
    where: {
      request: { equals: reportsKey(entry) },
      outcome: { equals: entryRemovedOutcome },
      undoneAt: { exists: false },
    },
    req,
  })
  if (!removal) return
  const decision = await claim(req, removal.id)
  const undoing = decision.undoing as unknown as DecisionUndoData
  await revertMails(req, undoing.mails)
  await revertNotes(req, notesOfGoneReports(undoing), revertRulesOf(req, decision))
}

/** Claims a decision: if several users undo it at the same moment, one succeeds. */
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
  throw totalDocs > 0 ? apiError('already_undone') : unknownDecision()
}

/**
 * Deletes mails that wait in the outbox, except those being sent now: an attempt to send removes the last error when it
 * begins. Returns how many were sent or are being sent.
 */
async function revertMails(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { docs } = assertNoErrors(
    await req.payload.delete({
      collection: 'mails',
      where: {
        and: [
          { id: { in: [...ids] } },
          { sentAt: { exists: false } },
          { or: [{ attempts: { equals: 0 } }, { lastError: { exists: true } }] },
        ],
      },
      depth: 0,
      req,
    }),
  )
  return ids.length - docs.length
}

const unknownDecision = () => apiError('not_found.decision')
