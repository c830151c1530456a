import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { logAct } from '#hooks/log/logAct.ts'
import { changeDocument, changeStored } from '#lib/changeDocuments.ts'
import { findAll, findOne } from '#lib/find/find.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import { sendsMail } from '#mail/heldMails.ts'
import { queueMail } from '#mail/queueMail.ts'
import { queueUnsolicitedMail } from '#mail/receiverBudget.ts'
import type { User } from '#payload-types.ts'
import type { ReminderTime } from '#shared/account'
import { formerAddressMail, newAddressMail } from '../Mails/accountMails.ts'
import { reminderTimeOf } from '../Mails/remind.ts'
import { checkedEmail, provePassword } from './accounts.ts'
import { actByMailLink, createMailLink } from './mailLink.ts'
import { listOwnSessions } from './ownSessions.ts'
import { recoverySince } from './passwordRecovery.ts'
import { stateOfSecondFactor } from './secondFactor.ts'
import type { Session } from './session.ts'
import { readViews } from './views.ts'

/** Until the link is used the former address stays. */
export async function changeOwnEmail(
  payload: Payload,
  user: TypedUser,
  wanted: { email: string; password: string },
) {
  const email = checkedEmail(wanted.email)
  await provePassword(payload, user, { password: wanted.password, field: 'password' })
  const { id, username } = user
  await inTransactionAs(payload, user, async (req) => {
    if (email === '') return saveEmail(req, id, null)
    const token = await createMailLink(req, 'email', id, email)
    await queueUnsolicitedMail(req, email, newAddressMail(payload, username, token))
  })
}

/** @throws ApiError `link_invalid` */
export const confirmOwnEmail = (payload: Payload, { token, address }: { token: string; address: string }) =>
  actByMailLink(payload, { token, purposes: ['email'], address }, (req, { id, to }) => saveEmail(req, id, to))

/** Bypasses access control, as only Admins may change accounts. Mails the former address to reveal a theft. */
async function saveEmail(req: PayloadRequest, id: string, email: string | null) {
  const former = await findOne(req, 'users', id)
  await changeDocument(req, 'users', id, { email })
  if (former?.email && former.email !== email)
    await queueMail(req, former.email, formerAddressMail(req.payload, former.username))
}

export async function readOwnAccount(payload: Payload, user: TypedUser, session: Session) {
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
    sendsMail: await sendsMail(payload),
    reminders: reminderTimeOf(own ?? {}),
    staffNames: staffNamesOf(users),
    views,
    secondFactor,
    sessions,
  }
}

export const saveOwnAccount = staffAct(
  async (req, input: { displayName: string } | { reminders: ReminderTime }) => {
    const { id = '', username } = req.user ?? {}
    if ('displayName' in input) {
      await changeDocument(req, 'users', id, { displayName: input.displayName.trim() || null })
      return
    }
    // Without hooks, as the password does not change.
    await changeStored(req, 'users', id, { reminders: input.reminders })
    await logAct(req, { kind: 'reminders_changed', name: username ?? '' }, { noun: 'users', id })
  },
)

const staffNamesOf = (users: readonly User[]): Record<string, string> =>
  Object.fromEntries(
    users.flatMap(({ username, displayName }) => (username && displayName ? [[username, displayName]] : [])),
  )
