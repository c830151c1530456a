import type { BodyOf } from '@directory/shared/contract'
import { readableCode } from '@directory/shared/readableCode'
import { isRole, type Role } from '@directory/shared/roles'
import { isEmail } from '@directory/shared/wellFormed'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { asStaff } from '../../access/asStaff.ts'
import { logAct } from '../../hooks/log/logAct.ts'
import { changeDocument } from '../../lib/changeDocuments.ts'
import { createDocument } from '../../lib/createDocument.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findAll } from '../../lib/find/find.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { senderOf } from '../../lib/securityEvents/sender.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { User } from '../../payload-types.ts'
import { firstDocument } from '../documents.ts'
import { invitationMail } from '../Mails/accountMails.ts'
import { findAccount, isPassword } from './comparePassword.ts'
import { createMailLink } from './mailLink.ts'
import { ownersOfSecondFactors, resetSecondFactor } from './secondFactor.ts'

/** Key in `req.context`, set after the old password was checked. */
export const oldPasswordIsProven = 'oldPasswordIsProven'

const normaliseUsername = (username: string) => username.trim().toLowerCase()

export async function listUsers(payload: Payload, user: TypedUser) {
  const docs = await findAll(payload, 'users', { sort: 'username', user })
  const owners = await ownersOfSecondFactors(payload)
  return docs.map(({ id, username, displayName, role, email, lastLoginAt }) => ({
    uuid: id,
    username,
    displayName: displayName ?? '',
    role,
    email: email ?? '',
    lastLogin: lastLoginAt ?? '',
    secondFactor: owners.has(id),
  }))
}

const findUser = (req: PayloadRequest, username: string): Promise<User | null> =>
  firstDocument(req, 'users', { username: { equals: normaliseUsername(username) } })

async function userNamed(req: PayloadRequest, username: string): Promise<User> {
  const user = await findUser(req, username)
  if (!user) throw apiError('not_found.user')
  return user
}

function checked(wanted: { username: string; password?: string; role: string; displayName?: string }): {
  username: string
  role: Role
  displayName: string | null
} {
  const username = normaliseUsername(wanted.username)
  if (username === '') throw apiError('username_missing', { field: 'username' })
  if (wanted.password === '') throw apiError('password_missing', { field: 'password' })
  if (!isRole(wanted.role)) throw apiError('role_invalid', { field: 'role' })
  const typed = wanted.username.trim()
  const displayName = wanted.displayName?.trim() || (typed === username ? null : typed)
  return { username, role: wanted.role, displayName }
}

/** @throws ApiError if another account than `own` has the name */
async function assertFree(req: PayloadRequest, username: string, own?: string): Promise<void> {
  const user = await findUser(req, username)
  if (user && user.id !== own) throw apiError('username_taken', { field: 'username' })
}

/** Hooks keep the last Admin and end the sessions of an account whose role changes. */
export async function changeUser(
  payload: Payload,
  user: TypedUser,
  wanted: Extract<BodyOf<'POST /api/changeUser'>, { uuid: string }>,
): Promise<void> {
  const { username, role } = checked(wanted)
  const email = wanted.email.trim()
  if (email !== '' && !isEmail(email)) throw apiError('email_invalid', { field: 'email' })
  await inTransactionAs(payload, user, async (req) => {
    const present = await firstDocument(req, 'users', { id: { equals: wanted.uuid } })
    if (!present) throw apiError('not_found.user')
    await assertFree(req, username, present.id)
    const data = { username, role, email: email || null }
    await changeDocument(req, 'users', present.id, data, asStaff(req))
  })
}

export async function addUser(
  payload: Payload,
  user: TypedUser,
  wanted: BodyOf<'POST /api/adduser'>,
): Promise<void> {
  const checkedNames = checked(wanted)
  await inTransactionAs(payload, user, async (req) => {
    await assertFree(req, checkedNames.username)
    const data = { ...checkedNames, password: wanted.password }
    await createDocument(req, 'users', data, asStaff(req))
  })
}

/** Its user sets the password by the link in the mail. */
export async function inviteUser(
  payload: Payload,
  user: TypedUser,
  wanted: { username: string; displayName: string; email: string; role: string },
): Promise<void> {
  const { username, role, displayName } = checked(wanted)
  const email = wanted.email.trim()
  if (!isEmail(email)) throw apiError('email_invalid', { field: 'email' })
  await inTransactionAs(payload, user, async (req) => {
    await assertFree(req, username)
    const id = crypto.randomUUID()
    await logAct(req, { kind: 'user_invited', name: username }, { noun: 'users', id })
    const data = { id, username, displayName, email, password: readableCode(40), role }
    await createDocument(req, 'users', data, asStaff(req))
    const token = await createMailLink(payload, 'invitation', { id, req })
    await queueMail(req, email, invitationMail(payload, username, token))
  })
}

/** Admins can only be deleted in the CMS. */
export async function deleteUser(payload: Payload, user: TypedUser, username: string): Promise<void> {
  await inTransactionAs(payload, user, async (req) => {
    const { id, role } = await userNamed(req, username)
    if (role === 'Admin') throw apiError('admin_protected')
    await req.payload.delete({ collection: 'users', id, depth: 0, ...asStaff(req) })
  })
}

interface Proof {
  password: string
  /** Name of the field in which the password was typed. */
  field: string
}

/** Wrong guesses count like wrong logins, against use of unattended sessions. */
export async function provePassword(
  payload: Payload,
  user: TypedUser,
  { password, field }: Proof,
): Promise<void> {
  const { id, username, _sid: session } = user as User & { _sid?: string }
  const { guesses, passwordHashLimits, rateLimits, securityLog } = runtimeOf(payload)
  const by = `session ${session}`
  await rateLimits.consume('login', by, String(username))
  const account = await findAccount(payload, String(username))
  const check = async () => password !== '' && passwordHashLimits.known(() => isPassword(account, password))
  if ((await guesses.attempt({ of: id, by, isKnown: true }, check)) === 'right') return
  const sender = senderOf({ user, headers: new Headers() })
  securityLog.note({ act: 'password-refused', account: id, sender })
  throw apiError('wrong_password', { field })
}

export async function changePassword(
  payload: Payload,
  user: TypedUser,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { id } = user as User
  await provePassword(payload, user, { password: oldPassword, field: 'oldPassword' })
  await inTransactionAs(payload, user, (req) => {
    req.context[oldPasswordIsProven] = true
    return setPassword(req, id, newPassword)
  })
}

export async function resetPassword(
  payload: Payload,
  user: TypedUser,
  { username, newPassword }: { username: string; newPassword: string },
): Promise<void> {
  await inTransactionAs(payload, user, async (req) =>
    setPassword(req, (await userNamed(req, username)).id, newPassword),
  )
}

export async function resetSecondFactorOf(
  payload: Payload,
  user: TypedUser,
  username: string,
): Promise<void> {
  await inTransactionAs(payload, user, async (req) => resetSecondFactor(req, await userNamed(req, username)))
}

export async function setPassword(req: PayloadRequest, id: string, password: string): Promise<void> {
  await changeDocument(req, 'users', id, { password }, asStaff(req))
}
