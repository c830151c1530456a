import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentTime } from '#clock.ts'
import { findAll, findOne } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { mailsAreHeld } from '#mail/heldMails.ts'
import { queueMail } from '#mail/queueMail.ts'
import type { User } from '#payload-types.ts'
import { regionDate, regionHour } from '#publicData/onDate.ts'
import type { ReminderTime } from '#shared/account'
import { waitingMail } from './mailTexts.ts'

/** Hours of the day between which people are reminded. */
const [earliest, latest] = [7, 20]

/** Never without a mail address, once a day unless chosen otherwise. */
export const reminderTimeOf = ({ email, reminders }: Pick<User, 'email' | 'reminders'>): ReminderTime =>
  email ? (reminders ?? 'daily') : 'never'

/** Runs in the transaction in which a request arrives. */
export async function remindAtOnce(req: PayloadRequest) {
  const users = await usersReminded(req, 'at-once')
  if (users.length === 0) return
  const mail = waitingMail(req.payload, await countWaiting(req.payload, { req }))
  for (const { email } of users) await queueMail(req, email ?? '', mail)
}

/** Once a day, even if called again or on another server. */
export async function remindDaily(payload: Payload) {
  const now = currentTime()
  const [day, hour] = [regionDate(now), regionHour(now)]
  if (hour < earliest || hour >= latest) return
  // Its waiting requests are those of the day of the backup.
  if (await mailsAreHeld(payload)) return
  const users = await inTransaction(payload, (req) => usersReminded(req, 'daily'))
  for (const { id, email } of users)
    await inTransaction(payload, async (req) => {
      const counts = await countWaiting(req.payload, { req })
      if (counts.entries + counts.changes + counts.reports === 0) return
      // Of two servers that write this mail, one fails.
      const mail = { id: `reminder-${day}-${id}`, ...waitingMail(payload, counts) }
      if (!(await findOne(req, 'mails', mail.id))) await queueMail(req, email ?? '', mail)
    })
}

async function usersReminded(req: PayloadRequest, time: ReminderTime) {
  const docs = await findAll(req, 'users', { where: { email: { exists: true } } })
  return docs.filter((user) => reminderTimeOf(user) === time)
}

/**
 * Counts what the inbox lists: requests of both kinds, and reported providers.
 * @param scope the transaction, or the user whose access control applies
 */
export async function countWaiting(
  payload: Payload,
  scope: { req: PayloadRequest } | { user: TypedUser; overrideAccess: false },
) {
  const pending = { state: { equals: 'pending' } }
  const entries = await payload.count({ collection: 'entries', where: pending, ...scope })
  const changes = await payload.count({ collection: 'change-requests', ...scope })
  // Each reported provider once, from the index.
  const { values } = await payload.findDistinct({ collection: 'reports', field: 'entry', depth: 0, ...scope })
  const reported = { id: { in: values.map(({ entry }) => entry) } }
  const listed = await payload.count({ collection: 'entries', where: reported, ...scope })
  return { entries: entries.totalDocs, changes: changes.totalDocs, reports: listed.totalDocs }
}
