import { askLinkDays } from '@directory/shared/asks'
import { routes } from '@directory/shared/routes'
import type { PayloadRequest } from 'payload'
import { currentIso, currentTime, dayMs } from '../../clock.ts'
import { addressIds } from '../../nouns/asks/addressIds.ts'
import type { DueMail, PastAsk } from '../../nouns/asks/askSchedule.ts'
import { createSecret, hashOfSecret } from '../../nouns/asks/askSecrets.ts'
import { askOf } from '../../nouns/asks/readAsks.ts'
import { queueMail } from '../../operations/mail/queueMail.ts'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import type { Ask } from '../../payload-types.ts'
import { askMail } from './askMail.ts'

interface Sending {
  due: DueMail
  /** The ask of the address as the plan was made from it. */
  planned: PastAsk | undefined
  /** The day and the number of the mail on it. */
  slot: string
}

/**
 * Queues one mail in the same transaction as the change of the verification request, so that two servers, or one before
 * and after a crash, queue it exactly once. Answers false if another process was faster or everything is answered.
 */
export async function sendAsk(req: PayloadRequest, { due, planned, slot }: Sending): Promise<boolean> {
  const { address, number } = due
  const present = await askOf(req, address.hash)
  const isDone = number === 1 ? await begin(req, due, present, planned) : await goOn(req, due, present)
  if (!isDone) return false
  const ask = (await addressIds(req.payload, req))(address.hash)
  const [link, objection] = [createSecret(), createSecret()]
  const hashes = { linkHash: hashOfSecret(link), objectionHash: hashOfSecret(objection) }
  await req.payload.create({
    collection: 'ask-mails',
    data: { id: slot, ask, mailedAt: currentIso(), ...hashes } as never,
    depth: 0,
    req,
  })
  const askedAt = number === 1 ? currentTime() : Date.parse(present?.askedAt ?? '')
  const until = new Date(askedAt + askLinkDays * dayMs)
  // What the outbox keeps of the links are these names: the secrets go with the sending.
  const paths = { answer: routes.confirm.href('ask-link'), object: routes.objection.href('ask-objection') }
  const { unsubscribe, ...mail } = askMail(req.payload, { entries: due.entries, number, until, paths })
  const secrets = { 'ask-link': link, 'ask-objection': objection }
  await queueMail(req, address.email, { ...mail, unsubscribe, secrets })
  return true
}

async function begin(
  req: PayloadRequest,
  { address, entries }: DueMail,
  present: Ask | null,
  planned: PastAsk | undefined,
): Promise<boolean> {
  const now = currentIso()
  const answers = Object.fromEntries(entries.map(({ uuid }) => [uuid, null]))
  const data = { askedAt: now, mailedAt: now, mails: 1, state: 'open', answers, revision: 0 } as const
  if (!present) {
    await req.payload.create({
      collection: 'asks',
      data: { id: (await addressIds(req.payload, req))(address.hash), ...data } as never,
      depth: 0,
      req,
    })
    return true
  }
  // Asked since the plan was made.
  if (!planned || present.state === 'objected' || Date.parse(now) - Date.parse(present.askedAt) < dayMs)
    return false
  return changed(req, present, { ...data, revision: present.revision + 1 })
}

async function goOn(req: PayloadRequest, { number }: DueMail, present: Ask | null): Promise<boolean> {
  if (present?.state !== 'open' || present.mails !== number - 1) return false
  return changed(req, present, { mails: number, mailedAt: currentIso(), revision: present.revision + 1 })
}

/** Changes a verification request unless it was changed since it was read. */
export async function changed(req: PayloadRequest, present: Ask, data: Partial<Ask>): Promise<boolean> {
  const { docs } = assertNoErrors(
    await req.payload.update({
      collection: 'asks',
      where: { id: { equals: present.id }, revision: { equals: present.revision } },
      data: data as never,
      depth: 0,
      req,
    }),
  )
  return docs.length === 1
}
