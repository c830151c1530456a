import type { OutputOf } from '@directory/shared/contract'
import type { ReminderTime } from '@directory/shared/reminders'
import type { Payload, TypedUser } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import type { User } from '../../payload-types.ts'
import { reminderTimeOf } from '../reminders/remind.ts'
import { listOwnSessions } from './ownSessions.ts'
import { recoverySince } from './passwordRecovery.ts'
import { stateOfSecondFactor } from './secondFactor.ts'
import type { Session } from './session.ts'
import { readViews } from './views.ts'

export async function readOwnAccount(
  payload: Payload,
  user: TypedUser,
  session: Session,
): Promise<OutputOf<'GET /api/account'>> {
  const { id } = user
  // Bypasses access control: Editors may know names, but not read accounts.
  const [users, recoveryCodeSince, views, secondFactor, sessions] = await Promise.all([
    findAll(payload, 'users'),
    recoverySince(payload, id),
    readViews(payload, user),
    stateOfSecondFactor(payload, id),
    listOwnSessions(payload, session),
  ])
  const own = users.find((one) => one.id === id)
  return {
    username: String(own?.username),
    displayName: own?.displayName ?? '',
    email: own?.email ?? '',
    recoveryCodeSince,
    sendsMail: runtimeOf(payload).sendsMail,
    reminders: reminderTimeOf(own ?? {}),
    staffNames: staffNamesOf(users),
    views,
    secondFactor,
    sessions,
  }
}

/** Bypasses access control, as only Admins may change accounts. */
export const saveOwnAccount = (
  payload: Payload,
  user: TypedUser,
  input: { displayName: string } | { reminders: ReminderTime },
): Promise<void> =>
  inTransactionAs(payload, user, async (req) => {
    const { id } = user
    if ('displayName' in input) {
      const data = { displayName: input.displayName.trim() || null }
      await payload.update({ collection: 'users', id, data, depth: 0, req })
      return
    }
    // Without hooks, as the password does not change.
    await payload.db.updateOne({
      collection: 'users',
      id,
      data: { reminders: input.reminders },
      req,
      returning: false,
    })
    await logAct(req, { kind: 'reminders_changed', name: user.username ?? '' }, { noun: 'users', id })
  })

/** Returns display names by username. */
const staffNamesOf = (users: readonly User[]): Record<string, string> =>
  Object.fromEntries(
    users.flatMap(({ username, displayName }) => (username && displayName ? [[username, displayName]] : [])),
  )
