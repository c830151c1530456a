import { routes } from '@directory/shared/routes'
import { verificationLinkDays } from '@directory/shared/verificationRequests'
import type { PayloadRequest } from 'payload'
import { currentIso, currentTime, dayMs } from '../../clock.ts'
import { addressIds } from '../../nouns/verificationRequests/addressIds.ts'
import { createSecret, hashOfSecret } from '../../nouns/verificationRequests/linkSecrets.ts'
import { findVerificationRequest } from '../../nouns/verificationRequests/readVerificationRequests.ts'
import type { DueMail, LastRequest } from '../../nouns/verificationRequests/schedule.ts'
import { createDocument } from '../../operations/documents/createDocument.ts'
import { queueMail } from '../../operations/mail/queueMail.ts'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import type { VerificationRequest } from '../../payload-types.ts'
import { verificationMail } from './verificationMail.ts'

interface MailToSend {
  due: DueMail
  /** Last request to the address when the mails were planned. */
  lastSeen: LastRequest | undefined
  /** Day and number of the mail on it. */
  slot: string
}

/**
 * Queues one mail in the same transaction as the change of the verification request, so that it is queued exactly once
 * despite several servers or a crash. Returns false if another process was faster or everything is answered.
 */
export async function sendVerificationMail(
  req: PayloadRequest,
  { due, lastSeen, slot }: MailToSend,
): Promise<boolean> {
  const { address, number } = due
  const present = await findVerificationRequest(req, address.hash)
  const isDone =
    number === 1 ? await startRequest(req, due, present, lastSeen) : await continueRequest(req, due, present)
  if (!isDone) return false
  const id = (await addressIds(req.payload, req))(address.hash)
  const [link, objection] = [createSecret(), createSecret()]
  const hashes = { linkHash: hashOfSecret(link), objectionHash: hashOfSecret(objection) }
  await createDocument(req, 'ask-mails', { id: slot, ask: id, mailedAt: currentIso(), ...hashes })
  const askedAt = number === 1 ? currentTime() : Date.parse(present?.askedAt ?? '')
  const until = new Date(askedAt + verificationLinkDays * dayMs)
  // The outbox stores these placeholders; the secrets are kept apart and deleted once the mail is sent.
  const paths = { answer: routes.confirm.href('ask-link'), object: routes.objection.href('ask-objection') }
  const { unsubscribe, ...mail } = verificationMail(req.payload, {
    entries: due.entries,
    number,
    until,
    paths,
  })
  const secrets = { 'ask-link': link, 'ask-objection': objection }
  await queueMail(req, address.email, { ...mail, unsubscribe, secrets })
  return true
}

async function startRequest(
  req: PayloadRequest,
  { address, entries }: DueMail,
  present: VerificationRequest | null,
  lastSeen: LastRequest | undefined,
): Promise<boolean> {
  const now = currentIso()
  const answers = Object.fromEntries(entries.map(({ uuid }) => [uuid, null]))
  const data = { askedAt: now, mailedAt: now, mails: 1, state: 'open', answers, revision: 0 } as const
  if (!present) {
    await createDocument(req, 'asks', { id: (await addressIds(req.payload, req))(address.hash), ...data })
    return true
  }
  // Another server has asked since the mails were planned.
  if (!lastSeen || present.state === 'objected' || Date.parse(now) - Date.parse(present.askedAt) < dayMs)
    return false
  return updateIfUnchanged(req, present, { ...data, revision: present.revision + 1 })
}

async function continueRequest(
  req: PayloadRequest,
  { number }: DueMail,
  present: VerificationRequest | null,
): Promise<boolean> {
  if (present?.state !== 'open' || present.mails !== number - 1) return false
  return updateIfUnchanged(req, present, {
    mails: number,
    mailedAt: currentIso(),
    revision: present.revision + 1,
  })
}

/** Changes a verification request unless it was changed since it was read. */
export async function updateIfUnchanged(
  req: PayloadRequest,
  present: VerificationRequest,
  data: Partial<VerificationRequest>,
): Promise<boolean> {
  const { docs } = assertNoErrors(
    await req.payload.update({
      collection: 'asks',
      where: { id: { equals: present.id }, revision: { equals: present.revision } },
      data,
      depth: 0,
      req,
    }),
  )
  return docs.length === 1
}
