import type { Payload, TypedUser } from 'payload'
import { trashDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { type KnownAction, logAct } from '../logs/logAct.ts'
import { declinedMail } from '../mail/mailTexts.ts'
import { queueMail } from '../mail/queueMail.ts'
import { ownerOf } from './findTwins.ts'
import { pendingEntry } from './pendingEntry.ts'

interface Refused {
  id: string
  action: KnownAction
  /** For the mail; may be empty. */
  reason: string
}

/** A declined request goes to the trash, so that a slip can be undone: restored there, it waits again. */
export async function declineEntry(
  payload: Payload,
  user: TypedUser,
  { id, action, reason }: Refused,
): Promise<void> {
  await actAs(payload, user, async (req) => {
    const pending = await pendingEntry(req, id)
    await logAct(req, action, pending.name, { noun: 'entries', id })
    await trashDocument(req, 'entries', id)
    await queueMail(req, ownerOf(pending), declinedMail(payload, pending.name, reason))
  })
}
