import { isEmail } from '@directory/shared/wellFormed'
import type { PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { afterCommit } from '../../database/afterCommit.ts'
import { runtimeOf } from '../runtime.ts'
import type { MailContent } from './renderMail.ts'

/** Writes a mail into the outbox, in the transaction of what it speaks of; the sender does the rest. */
export async function queueMail(req: PayloadRequest, to: string, mail: MailContent): Promise<void> {
  // Entries of old have no submitter, or one whose address was never a good one.
  if (!isEmail(to)) return
  await req.payload.create({
    collection: 'mails',
    data: { to, ...mail, attempts: 0, nextAttemptAt: currentIso() } as never,
    req,
  })
  await afterCommit(req, () => runtimeOf(req.payload).wakeMailSender())
}
