import type { ClosingOutcome } from '@directory/shared/decisions'
import type { PayloadRequest } from 'payload'
import type { Category, StoredEntry } from '../../payload-types.ts'
import { dropAskedCategory } from '../decisions/askedCategory.ts'
import { recordDecision } from '../decisions/recordDecision.ts'
import { snapshotOf, storedEntry, type Undoing } from '../decisions/undoing.ts'
import { trashDocument } from '../documents.ts'
import { actIsLogged } from '../logs/logAct.ts'
import { declinedMail, settledMail } from '../mail/mailTexts.ts'
import { ownerOf } from './findTwins.ts'
import { pendingEntry } from './pendingEntry.ts'

interface Closing {
  id: string
  outcome: ClosingOutcome
  /** For the mail; may be empty. */
  reason: string
  /** For the log, where a client asks for it. */
  action?: string
}

const actions: Record<ClosingOutcome, string> = {
  settled: 'Eintragsanfrage erledigt, nichts geändert',
  declined: 'Eintragsanfrage abgelehnt',
  spam: 'Eintragsanfrage als Spam entfernt',
}

/** Ends a request for an entry without publishing it. Answers the id of the decision. */
export async function closeEntry(
  req: PayloadRequest,
  { id, outcome, reason, action = actions[outcome] }: Closing,
): Promise<string> {
  const pending = await pendingEntry(req, id)
  req.context[actIsLogged] = true
  const { payload } = req
  const to = ownerOf(pending)
  const mailOf = { settled: settledMail, declined: declinedMail }
  return recordDecision(req, {
    kind: 'entry',
    request: id,
    outcome,
    action,
    name: pending.name,
    about: { noun: 'entries', id },
    mails: outcome === 'spam' ? [] : [{ to, mail: mailOf[outcome](payload, pending.name, reason) }],
    undoing: await remove(req, pending),
  })
}

/**
 * A closed request goes to the trash. One whose category came with it goes for good, as the trash would keep a category
 * that nobody wants.
 */
async function remove(req: PayloadRequest, pending: StoredEntry): Promise<Omit<Undoing, 'mails'>> {
  const { id } = pending
  const category = pending.category as Category
  if (!category.asked) {
    await trashDocument(req, 'entries', id)
    const { updatedAt = '' } = (await storedEntry(req, id)) ?? {}
    return { trashed: { id, updatedAt } }
  }
  const goneEntry = snapshotOf(pending)
  // Past access control: an Editor deletes for good by a decision only.
  await req.payload.delete({ collection: 'entries', id, depth: 0, req })
  await dropAskedCategory(req, category)
  return { goneEntry }
}
