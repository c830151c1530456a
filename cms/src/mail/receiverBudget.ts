import type { PayloadRequest } from 'payload'
import { currentTime } from '#clock.ts'
import { countAll } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { say } from '#lib/words/translate.ts'
import { queueMail } from './queueMail.ts'
import type { MailContent } from './renderMail.ts'

/** The same for all spellings of a mailbox: most servers treat `a.b+c@…` as `ab@…`. */
export function receiverOf(email: string) {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? []
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

/**
 * A mail to an address that a visitor typed. Counted in the outbox, so over all senders, servers and restarts; above
 * the limit a mail is stored but not sent.
 */
export async function queueUnsolicitedMail(req: PayloadRequest, to: string, mail: MailContent) {
  const receiver = receiverOf(to)
  const limit = runtimeOf(req.payload).receiverLimit
  if (!limit) return queueMail(req, to, mail)
  const since = new Date(currentTime() - limit.seconds * 1000).toISOString()
  const where = {
    receiver: { equals: receiver },
    createdAt: { greater_than: since },
    held: { exists: false },
  }
  const count = await countAll(req, 'mails', { where })
  if (count < limit.points) return queueMail(req, to, { ...mail, receiver })
  const { points: max, seconds } = limit
  const hours = seconds % 3600 === 0 ? seconds / 3600 : 0
  const held = say('mail.held', { count, max, seconds, hours })
  return queueMail(req, to, { ...mail, receiver, held })
}
