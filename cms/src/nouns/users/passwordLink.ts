import type { Payload, TypedUser } from 'payload'
import { firstDocument } from '../../operations/documents/documents.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { queueMail } from '../../operations/mail/queueMail.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import { passwordMail } from '../mails/accountMails.ts'
import { oldPasswordIsProven, setPassword } from './accounts.ts'
import { actByMailLink, createMailLink } from './mailLink.ts'

/** Mails another account a link to set a new password; the old one is valid until the link is used. */
export async function sendPasswordLink(payload: Payload, user: TypedUser, username: string): Promise<void> {
  await inTransactionAs(payload, user, async (req) => {
    const user = await firstDocument(req, 'users', { username: { equals: username.trim().toLowerCase() } })
    if (!user) throw apiError('not_found.user')
    const { id, email } = user
    if (!email) throw apiError('no_email')
    const name = String(user.username)
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

/** @throws ApiError */
export const setPasswordByLink = (
  payload: Payload,
  { token, newPassword, address }: NewPassword,
): Promise<void> =>
  actByMailLink(payload, { token, purposes: ['password', 'invitation'], address }, (req, { id }) => {
    req.context[oldPasswordIsProven] = true
    return setPassword(req, id, newPassword)
  })
