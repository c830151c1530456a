import type { Payload, TypedUser, Where } from 'payload'
import { currentIso } from '#clock.ts'
import { afterCommit } from '#database/afterCommit.ts'
import { logAct, writeLogLine } from '#hooks/log/logAct.ts'
import { changeMatching } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import { mailsAreHeld, releaseMails } from '#mail/heldMails.ts'
import type { Mail } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { OutputOf } from '#shared/contract'

type Unsent = OutputOf<'GET /api/unsentMails'>['mails'][number]

const max = 200

export async function listUnsentMails(payload: Payload, user: TypedUser) {
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: { sentAt: { exists: false } },
    sort: '-createdAt',
    limit: max,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return { isOnHold: await mailsAreHeld(payload), mails: docs.map(describe), total: totalDocs }
}

function describe({ id, to, subject, createdAt, ...mail }: Mail): Unsent {
  const { held, lastError, nextAttemptAt } = mail
  const attempts = mail.attempts ?? 0
  return {
    id,
    to,
    subject,
    createdAt,
    attempts,
    state: held ? 'held' : attempts > 0 ? 'failed' : 'waiting',
    nextAttemptAt: held ? null : (nextAttemptAt ?? null),
    reason: held || lastError || '',
  }
}

/** @throws ApiError if the mail has gone, or is going at this moment: it must not go twice */
export const sendMailAgain = staffAct(async (req, id: string) => {
  const resting: Where[] = [
    { held: { exists: true } },
    { attempts: { equals: 0 } },
    { lastError: { exists: true } },
  ]
  const where: Where = { and: [{ id: { equals: id } }, { sentAt: { exists: false } }, { or: resting }] }
  const [mail] = await changeMatching(req, 'mails', where, { held: null, nextAttemptAt: currentIso() })
  if (!mail) throw apiError('mail_gone')
  await logAct(req, { kind: 'mail_sent_again', name: mail.subject })
  await afterCommit(req, () => runtimeOf(req.payload).wakeMailSender())
})

/** A restored copy may write to people from now on. */
export async function releaseOutbox(payload: Payload, user: TypedUser) {
  if (!(await mailsAreHeld(payload))) return
  await inTransactionAs(payload, user, (req) => writeLogLine(req, { kind: 'outbox_released', name: '' }))
  await releaseMails(payload)
  // Pages promise mails again.
  await publicDataOf(payload).refresh('settings', [])
  runtimeOf(payload).wakeMailSender()
}
