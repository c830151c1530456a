import type { PayloadRequest } from 'payload'
import { currentTime } from '#clock.ts'
import { afterCommit } from '#database/afterCommit.ts'
import { createDocument } from '#lib/createDocument.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { Mail } from '#payload-types.ts'
import { isEmail } from '#shared/wellFormed'
import type { MailContent } from './renderMail.ts'

/**
 * With an `id` that must not be written twice, as by two servers; with `secrets` by name, filled in when it is sent and
 * then deleted; with the mailbox that it counts for and why it is not sent: see `receiverBudget.ts`.
 */
type QueuedMail = MailContent & Partial<Pick<Mail, 'id' | 'unsubscribe' | 'secrets' | 'receiver' | 'held'>>

/**
 * Into the outbox, in the transaction of the act it is about.
 * @param holdMs milliseconds before it may be sent
 * @returns its id; null if there is no address to write to
 */
export async function queueMail(req: PayloadRequest, to: string, mail: QueuedMail, holdMs = 0) {
  // Old entries have no submitter, or one whose address was never valid.
  if (!isEmail(to)) return null
  const nextAttemptAt = new Date(currentTime() + holdMs).toISOString()
  const { id } = await createDocument(req, 'mails', { to, ...mail, attempts: 0, nextAttemptAt })
  await afterCommit(req, () => runtimeOf(req.payload).wakeMailSender())
  return id
}
