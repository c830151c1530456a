import type { PayloadRequest, Where } from 'payload'
import { currentIso } from '#clock.ts'
import { findOrCreateCategory, markRequestedAgain } from '#collections/Categories/findOrCreateCategory.ts'
import { type DecisionUndoData, type Place, storedEntry } from '#collections/Decisions/undoing.ts'
import { reportsKey } from '#collections/RequestNotes/notes.ts'
import { missingStamp } from '#database/journalStamp.ts'
import { noteOfFields } from '#hooks/journal/note.ts'
import { findNotes } from '#hooks/journal/notes.ts'
import { type RevertRules, revertNotes } from '#hooks/journal/revertNotes.ts'
import { actIsLogged, logAct, withoutLogLine } from '#hooks/log/logAct.ts'
import { markUndone } from '#hooks/log/undoable.ts'
import { changeMatching, deleteMatching } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { exists, findFirst } from '#lib/find/find.ts'
import type { Decision } from '#payload-types.ts'
import { entryRemovedOutcome } from './closeReports.ts'

/** @throws ApiError if an entry or a request cannot be restored */
function revertRulesOf(req: PayloadRequest, { kind, undoing }: Decision): RevertRules {
  const { places = [] } = undoing as unknown as DecisionUndoData
  const adjust: RevertRules['adjust'] = async ({ noun, target, after }, before) => {
    if (noun === 'request-notes') return (await exists(req, 'request-notes', { id: target })) ? null : before
    if (noun === 'reports') {
      // Reports of an entry in the trash are restored with it: see `reportsFollowEntry`.
      if (kind !== 'report') return null
      const entry = await storedEntry(req, String(before.entry))
      if (!entry || entry.deletedAt) throw apiError('changed_since')
    }
    if (noun !== 'entries') return before
    const token = after === missingStamp && before.token ? String(before.token) : null
    if (token && (await exists(req, 'entries', { token }, { trash: true }))) throw apiError('changed_since')
    const place = places.find(({ entry }) => entry === target)
    return place ? { ...before, category: await readCategory(req, place) } : before
  }
  return { adjust, refusal: () => apiError('changed_since') }
}

/** By its id, even if it was renamed; if it was deleted, the one with its former name. */
async function readCategory(req: PayloadRequest, { entry, category, name, isAsked }: Place) {
  const id = (await exists(req, 'categories', { id: category }))
    ? category
    : await findOrCreateCategory(req, name)
  if (isAsked) await markRequestedAgain(req, id, entry)
  return id
}

/** All or nothing; returns the number of its mails that had been sent before. */
export async function undoDecision(req: PayloadRequest, id: string) {
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
  const about = noun && target ? { noun, id: target } : {}
  await logAct(req, { kind: 'decision_undone', name: decision.name }, about)
  return sent
}

/** Restores reports that went to the trash with an entry, whose log line covers both. */
export async function revertRemoval(req: PayloadRequest, entry: string) {
  const removal = await findFirst(req, 'decisions', {
    where: {
      request: { equals: reportsKey(entry) },
      outcome: { equals: entryRemovedOutcome },
      undoneAt: { exists: false },
    },
  })
  if (!removal) return
  const decision = await claim(req, removal.id)
  const undoing = decision.undoing as unknown as DecisionUndoData
  await revertMails(req, undoing.mails)
  const { note, goneReports = [] } = undoing
  // In the order in which they went.
  const notes = [
    ...(note ? [noteOfGone('request-notes', note)] : []),
    ...goneReports.map((report) => noteOfGone('reports', report)),
  ]
  await revertNotes(req, notes, revertRulesOf(req, decision))
}

const noteOfGone = (noun: string, doc: { id: string }) => ({
  ...noteOfFields(noun, doc.id, null),
  before: { ...doc },
  after: missingStamp,
})

/** If several users undo it at the same moment, one succeeds. */
async function claim(req: PayloadRequest, id: string) {
  const open = { id: { equals: id }, undoneAt: { exists: false } }
  const [decision] = await changeMatching(req, 'decisions', open, { undoneAt: currentIso() })
  if (decision) return decision
  throw (await exists(req, 'decisions', { id })) ? apiError('already_undone') : unknownDecision()
}

/** Leaves mails being sent now: an attempt removes the last error when it begins. Returns how many are out. */
async function revertMails(req: PayloadRequest, ids: readonly string[]) {
  if (ids.length === 0) return 0
  const unsent: Where = {
    and: [
      { id: { in: [...ids] } },
      { sentAt: { exists: false } },
      { or: [{ attempts: { equals: 0 } }, { lastError: { exists: true } }] },
    ],
  }
  const deleted = await withoutLogLine(req, () => deleteMatching(req, 'mails', unsent))
  return ids.length - deleted.length
}

const unknownDecision = () => apiError('not_found.decision')
