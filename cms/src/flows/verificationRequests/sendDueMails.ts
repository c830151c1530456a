import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { unfinishedPages, verificationSettings } from '../../nouns/settings/verificationSettings.ts'
import { contacts, lastRequests, optOuts } from '../../nouns/verificationRequests/readVerificationRequests.ts'
import { dueMails } from '../../nouns/verificationRequests/schedule.ts'
import { mailsAreHeld } from '../../operations/mail/heldMails.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import { regionDate, regionHour } from '../../readModel/onDate.ts'
import { today as regionToday } from '../../readModel/today.ts'
import { sendVerificationMail } from './sendVerificationMail.ts'

/** Hours of the day between which mails are sent to providers. */
const [earliest, latest] = [8, 18]

/**
 * Mails the providers whose turn it is, and reminds those who have not answered; nothing is sent twice if called again
 * on the same day or by another server. Returns the number of queued mails.
 */
export async function sendDueMails(payload: Payload): Promise<number> {
  const hour = regionHour(currentTime())
  if (hour < earliest || hour >= latest) return 0
  const settings = await verificationSettings(payload)
  // A restored copy sends no mails: the original may still be running.
  if (!settings || (await mailsAreHeld(payload)) || (await unfinishedPages(payload)).length > 0) return 0
  const today = regionToday()
  const sent = await slotsOf(payload, today)
  if (sent.length >= settings.perDay) return 0
  const requests = await lastRequests(payload)
  const due = dueMails({
    addresses: contacts(payload),
    lastRequests: requests,
    optOuts: await optOuts(payload),
    today,
    startedOn: regionDate(Date.parse(settings.since)),
    maxMailsPerDay: settings.perDay,
    firstMailsToday: [...requests.values()].filter(({ askedOn }) => askedOn === today).length,
    mailsToday: sent.length,
  })
  let number = Math.max(0, ...sent)
  let written = 0
  for (const one of due) {
    const slot = `${slotPrefix(today)}${number + 1}`
    const lastSeen = requests.get(one.address.hash)
    if (!(await inTransaction(payload, (req) => sendVerificationMail(req, { due: one, lastSeen, slot }))))
      continue
    number++
    written++
  }
  return written
}

/** The id of a mail is the day and its number on it, so that two servers together cannot exceed the daily limit. */
const slotPrefix = (today: string) => `verification-${today}-`

/** Returns the numbers of the mails written today. */
async function slotsOf(payload: Payload, today: string): Promise<number[]> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'mails',
    where: { createdAt: { greater_than: new Date(currentTime() - 2 * dayMs).toISOString() } },
    select: {},
    limit: 0,
    pagination: false,
  })
  const prefix = slotPrefix(today)
  return docs.flatMap(({ id }) => (id.startsWith(prefix) ? [Number(id.slice(prefix.length))] : []))
}
