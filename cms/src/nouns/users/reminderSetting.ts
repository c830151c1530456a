import type { ReminderTime } from '@directory/shared/reminders'
import type { Payload, TypedUser } from 'payload'
import { logAct } from '../../operations/log/logAct.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import { reminderTimeOf } from '../reminders/remind.ts'

/** Returns when the user is mailed about waiting requests, and at which address. */
export async function readReminders(payload: Payload, { id }: TypedUser) {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  return { email: user.email ?? '', reminders: reminderTimeOf(user) }
}

/** Bypasses access control, as only Admins may change accounts, and hooks, as the password does not change. */
export function saveReminders(payload: Payload, user: TypedUser, reminders: ReminderTime): Promise<void> {
  return inTransactionAs(payload, user, async (req) => {
    const { id } = user
    await payload.db.updateOne({ collection: 'users', id, data: { reminders }, req, returning: false })
    await logAct(req, { kind: 'reminders_changed', name: user.username ?? '' }, { noun: 'users', id })
  })
}
