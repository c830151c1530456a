import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { unfinishedPages, verificationSettings } from '../../nouns/settings/verificationSettings.ts'
import { contacts, lastRequests, optOuts } from '../../nouns/verificationRequests/readVerificationRequests.ts'
import { dueMails } from '../../nouns/verificationRequests/schedule.ts'
import { mailsAreHeld } from '../../operations/mail/heldMails.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import type { VerificationMail } from '../../payload-types.ts'
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
  const sent = await findTodaysMails(payload, today)
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
  let number = Math.max(0, ...sent.map(({ id }) => Number(id.slice(today.length + 1))))
  let written = 0
  for (const one of due) {
    const slot = `${today}-${String(number + 1).padStart(3, '0')}`
    const lastSeen = requests.get(one.address.hash)
    if (!(await inTransaction(payload, (req) => sendVerificationMail(req, { due: one, lastSeen, slot }))))
      continue
    number++
    written++
  }
  return written
}

/** Returns the mails written today. */
async function findTodaysMails(payload: Payload, today: string): Promise<{ id: string }[]> {
  const { docs } = await payload.db.find<VerificationMail>({
    collection: 'ask-mails',
    where: { mailedAt: { greater_than: new Date(currentTime() - 2 * dayMs).toISOString() } },
    limit: 0,
    pagination: false,
  })
  return docs.filter(({ id }) => id.startsWith(`${today}-`))
}
