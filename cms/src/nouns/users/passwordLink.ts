import type { Payload, TypedUser } from 'payload'
import { firstDocument } from '../../operations/documents/documents.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { addressKey } from '../../operations/limits/rateLimits.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { queueMail } from '../../operations/mail/queueMail.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import type { User } from '../../payload-types.ts'
import { passwordMail } from '../mails/accountMails.ts'
import { oldPasswordIsProven, setPassword } from './accounts.ts'
import { createMailLink, readMailLink } from './mailLink.ts'

/** Mails another account a link to set a new password; the old one is valid until the link is used. */
export async function sendPasswordLink(payload: Payload, user: TypedUser, username: string): Promise<void> {
  await actAs(payload, user, async (req) => {
    const found = await firstDocument(req, 'users', { username: { equals: username.trim().toLowerCase() } })
    if (!found) throw apiError('not_found.user')
    const { id, email } = found
    if (!email) throw apiError('no_email')
    const name = String(found.username)
    const token = await createMailLink(payload, 'password', { id, req })
    await queueMail(req, email, passwordMail(payload, name, token))
    await logAct(req, { kind: 'password_link_sent', name }, { noun: 'users', id })
  })
}

interface NewPassword {
  token: string
  newPassword: string
  /** The client's network address, for the limit. */
  address: string
}

/** @throws ApiError `link_invalid` where the link was used, is too old, or is none */
export async function setPasswordByLink(
  payload: Payload,
  { token, newPassword, address }: NewPassword,
): Promise<void> {
  await runtimeOf(payload).rateLimits.consume('loginAddress', addressKey(address))
  const purposes = ['password', 'invitation'] as const
  const link = await readMailLink(payload, token, purposes)
  if (!link) throw linkInvalid()
  const { id } = link.account
  const user = (await payload.findByID({ collection: 'users', id, depth: 0 })) as User
  await actAs(payload, { ...user, collection: 'users' }, async (req) => {
    // Concurrent uses of the link: only the first one changes the password.
    if (!(await readMailLink(payload, token, purposes, req))) throw linkInvalid()
    req.context[oldPasswordIsProven] = true
    await setPassword(req, id, newPassword)
  })
}

export const linkInvalid = () => apiError('link_invalid')
