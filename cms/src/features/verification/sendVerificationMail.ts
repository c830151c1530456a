import type { Payload, PayloadRequest } from 'payload'
import { currentIso, currentTime, dayMs } from '#clock.ts'
import { composeMail, longDay, quotedName } from '#collections/Mails/mailTexts.ts'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { createSecret, hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import {
  contacts,
  findVerificationRequest,
  lastRequests,
  requestDays,
} from '#collections/VerificationRequests/readVerificationRequests.ts'
import { type DueMail, dueMails, type LastRequest } from '#collections/VerificationRequests/schedule.ts'
import { asksByMail, verificationSettings } from '#globals/SiteSettings/verificationSettings.ts'
import { changeMatching } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { findIds } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { say } from '#lib/words/translate.ts'
import { queueMail } from '#mail/queueMail.ts'
import type { Block, MailContent } from '#mail/renderMail.ts'
import type { VerificationRequest } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { regionDate, regionHour, today as regionToday } from '#publicData/onDate.ts'
import { routes } from '#shared/routes'
import { verificationLinkDays } from '#shared/verificationRequests'

const [earliest, latest] = [8, 18]

/** Called again on the same day or by another server, it sends nothing twice. Returns how many. */
export async function sendDueMails(payload: Payload) {
  const hour = regionHour(currentTime())
  if (hour < earliest || hour >= latest) return 0
  const settings = await verificationSettings(payload)
  if (!settings || !(await asksByMail(payload))) return 0
  const today = regionToday()
  const sent = await slotsOf(payload, today)
  if (sent.length >= settings.perDay) return 0
  const requests = await lastRequests(payload)
  const due = dueMails({
    addresses: contacts(payload),
    lastRequests: requests,
    today,
    startedOn: regionDate(Date.parse(settings.since)),
    maxMailsPerDay: settings.perDay,
    firstMailsToday: [...requests.values()].filter(({ askedOn }) => askedOn === today).length,
    mailsToday: sent.length,
  })
  const before = Math.max(0, ...sent)
  let number = before
  for (const one of due) {
    const mail = {
      due: one,
      lastSeen: requests.get(one.address.hash),
      slot: `${slotPrefix(today)}${number + 1}`,
    }
    if (await inTransaction(payload, (req) => sendVerificationMail(req, mail))) number++
  }
  return number - before
}

/** The id of a mail is the day and its number on it, so that two servers together cannot exceed the daily limit. */
const slotPrefix = (today: string) => `verification-${today}-`

async function slotsOf(payload: Payload, today: string) {
  const since = new Date(currentTime() - 2 * dayMs).toISOString()
  const ids = await findIds(payload, 'mails', { createdAt: { greater_than: since } })
  const prefix = slotPrefix(today)
  return ids.flatMap((id) => (id.startsWith(prefix) ? [Number(id.slice(prefix.length))] : []))
}

const maxNamed = 10

/** Names of the mail's `secrets`. */
const placeholders = ['ask-link', 'ask-objection'] as const

function verificationMail(
  payload: Payload,
  { entries, number }: DueMail,
  until: Date,
): MailContent & { unsubscribe: string } {
  const { siteUrl } = runtimeOf(payload)
  const { siteTitle, association } = publicDataOf(payload).settings()
  const count = entries.length
  const name = quotedName(entries[0]?.name ?? '')
  const answer = siteUrl + routes.confirm.href(placeholders[0])
  const unsubscribe = siteUrl + routes.objection.href(placeholders[1])
  const blocks: Block[] = [
    number === 1
      ? say('mail.verification.lead', { association, site: siteTitle })
      : say('mail.verification.reminder', { site: siteTitle, number }),
    say('mail.verification.entries', { count, names: listed(entries) }),
    { href: answer, label: say('mail.verification.answer') },
    say('mail.verification.how', { date: longDay.format(until) }),
    say('mail.verification.source', { count }),
    { href: unsubscribe, label: say('mail.verification.object') },
  ]
  const subject = say('mail.verification.subject', { number, count, name })
  return { ...composeMail(payload, subject, blocks), unsubscribe }
}

const list = new Intl.ListFormat('de')

function listed(entries: readonly { name: string }[]) {
  const names = entries.slice(0, maxNamed).map(({ name }) => quotedName(name))
  const more = entries.length - names.length
  return list.format(more > 0 ? [...names, say('mail.verification.more', { count: more })] : names)
}

/** Returns false if another server was faster or all is answered. */
async function sendVerificationMail(
  req: PayloadRequest,
  { due, lastSeen, slot }: { due: DueMail; lastSeen: LastRequest | undefined; slot: string },
) {
  const { address, number } = due
  const present = await findVerificationRequest(req, address.hash)
  const [link, optOut] = [createSecret(), createSecret()]
  const hashes = { linkHash: hashOfSecret(link), optOutHash: hashOfSecret(optOut) }
  // One moment for all: a link that is older than its request has ended.
  const now = currentIso()
  const keptSince = currentTime() - requestDays * dayMs
  const kept = (present?.links ?? []).filter(({ mailedAt }) => Date.parse(mailedAt) > keptSince)
  const mail = { mailedAt: now, links: [...kept, { mailedAt: now, ...hashes }], mails: number }
  const answers = Object.fromEntries(due.entries.map(({ uuid }) => [uuid, null]))
  const data = number === 1 ? { ...mail, askedAt: now, state: 'open' as const, answers } : mail
  if (present) {
    const isFree =
      number === 1
        ? // Otherwise another server has asked since the mails were planned.
          lastSeen && !present.optedOutAt && Date.parse(now) - Date.parse(present.askedAt) >= dayMs
        : present.state === 'open' && present.mails === number - 1
    if (!isFree || !(await updateIfUnchanged(req, present, data))) return false
  } else {
    if (number > 1) return false
    const id = (await addressIds(req))(address.hash)
    await createDocument(req, 'verification-requests', { id, ...data, revision: 0 })
  }
  const askedAt = Date.parse(number === 1 ? now : (present?.askedAt ?? ''))
  const until = new Date(askedAt + verificationLinkDays * dayMs)
  const secrets = { [placeholders[0]]: link, [placeholders[1]]: optOut }
  await queueMail(req, address.email, { id: slot, ...verificationMail(req.payload, due, until), secrets })
  return true
}

export async function updateIfUnchanged(
  req: PayloadRequest,
  present: VerificationRequest,
  data: Partial<VerificationRequest>,
) {
  const { id, revision } = present
  const unchanged = { id: { equals: id }, revision: { equals: revision } }
  const next = { ...data, revision: revision + 1 }
  return (await changeMatching(req, 'verification-requests', unchanged, next)).length === 1
}
