import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findAll } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { senderOf } from '#lib/securityEvents/sender.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import { queueMail } from '#mail/queueMail.ts'
import type { BodyOf } from '#shared/contract'
import { readableCode } from '#shared/readableCode'
import { isRole } from '#shared/roles'
import { isEmail } from '#shared/wellFormed'
import { firstDocument } from '../documents.ts'
import { invitationMail } from '../Mails/accountMails.ts'
import { findAccount, isPassword } from './comparePassword.ts'
import { createMailLink } from './mailLink.ts'
import { ownersOfSecondFactors, resetSecondFactor } from './secondFactor.ts'
import { sessionIdOf } from './session.ts'

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

const findUser = (req: PayloadRequest, username: string) =>
  firstDocument(req, 'users', { username: { equals: normaliseUsername(username) } })

export async function userNamed(req: PayloadRequest, username: string) {
  const user = await findUser(req, username)
  if (!user) throw apiError('not_found.user')
  return user
}

function checked(wanted: { username: string; password?: string; role: string; displayName?: string }) {
  const username = normaliseUsername(wanted.username)
  if (username === '') throw apiError('username_missing', { field: 'username' })
  if (wanted.password === '') throw apiError('password_missing', { field: 'password' })
  if (!isRole(wanted.role)) throw apiError('role_invalid', { field: 'role' })
  const typed = wanted.username.trim()
  const displayName = wanted.displayName?.trim() || (typed === username ? null : typed)
  return { username, role: wanted.role, displayName }
}

/** @throws ApiError if another account than `own` has the name */
async function assertFree(req: PayloadRequest, username: string, own?: string) {
  const user = await findUser(req, username)
  if (user && user.id !== own) throw apiError('username_taken', { field: 'username' })
}

/** Hooks keep the last Admin and end the sessions of an account whose role changes. */
export const changeUser = staffAct(
  async (req, wanted: Extract<BodyOf<'POST /api/changeUser'>, { uuid: string }>) => {
    const { username, role } = checked(wanted)
    const email = checkedEmail(wanted.email) || null
    const present = await firstDocument(req, 'users', { id: { equals: wanted.uuid } })
    if (!present) throw apiError('not_found.user')
    await assertFree(req, username, present.id)
    await changeDocument(req, 'users', present.id, { username, role, email }, asStaff(req))
  },
)

/** May be empty. */
export function checkedEmail(typed: string) {
  const email = typed.trim()
  if (email !== '' && !isEmail(email)) throw apiError('email_invalid', { field: 'email' })
  return email
}

export const addUser = staffAct(async (req, wanted: BodyOf<'POST /api/adduser'>) => {
  const data = { ...checked(wanted), password: wanted.password }
  await assertFree(req, data.username)
  await createDocument(req, 'users', data, asStaff(req))
})

/** Its user sets the password by the link in the mail. */
export const inviteUser = staffAct(
  async (req, wanted: { username: string; displayName: string; email: string; role: string }) => {
    const { username, ...names } = checked(wanted)
    const email = checkedEmail(wanted.email)
    if (email === '') throw apiError('email_invalid', { field: 'email' })
    await assertFree(req, username)
    const id = crypto.randomUUID()
    await logAct(req, { kind: 'user_invited', name: username }, { noun: 'users', id })
    const data = { id, username, ...names, email, password: readableCode(40) }
    await createDocument(req, 'users', data, asStaff(req))
    const token = await createMailLink(req, 'invitation', id)
    await queueMail(req, email, invitationMail(req.payload, username, token))
  },
)

/** Admins can only be deleted in the CMS. */
export const deleteUser = staffAct(async (req, username: string) => {
  const { id, role } = await userNamed(req, username)
  if (role === 'Admin') throw apiError('admin_protected')
  await req.payload.delete({ collection: 'users', id, depth: 0, ...asStaff(req) })
})

/**
 * Wrong guesses count like wrong logins, against use of unattended sessions.
 * @param field in which the password was typed
 */
export async function provePassword(
  payload: Payload,
  user: TypedUser,
  { password, field }: { password: string; field: string },
) {
  const { id, username } = user
  const { guesses, passwordHashLimits, rateLimits, securityLog } = runtimeOf(payload)
  const by = `session ${sessionIdOf(user)}`
  await rateLimits.consume('login', by, username)
  const account = await findAccount(payload, username)
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
) {
  await provePassword(payload, user, { password: oldPassword, field: 'oldPassword' })
  await inTransactionAs(payload, user, (req) => setProvenPassword(req, user.id, newPassword))
}

export const resetPassword = staffAct(
  async (req, { username, newPassword }: { username: string; newPassword: string }) =>
    setPassword(req, (await userNamed(req, username)).id, newPassword),
)

export const resetSecondFactorOf = staffAct(async (req, username: string) =>
  resetSecondFactor(req, await userNamed(req, username)),
)

async function setPassword(req: PayloadRequest, id: string, password: string) {
  await changeDocument(req, 'users', id, { password }, asStaff(req))
}

/** The old password was checked, or a mail's link or a recovery code stands in for it. */
export function setProvenPassword(req: PayloadRequest, id: string, password: string) {
  req.context[oldPasswordIsProven] = true
  return setPassword(req, id, password)
}
