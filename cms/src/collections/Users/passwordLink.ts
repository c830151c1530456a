import type { Payload, TypedUser } from 'payload'
import { logAct } from '../../hooks/log/logAct.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { firstDocument } from '../documents.ts'
import { passwordMail } from '../Mails/accountMails.ts'
import { oldPasswordIsProven, setPassword } from './accounts.ts'
import { actByMailLink, createMailLink } from './mailLink.ts'

/** The old password is valid until the link is used. */
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
  address: string
}

/** @throws ApiError `link_invalid` */
export const setPasswordByLink = (
  payload: Payload,
  { token, newPassword, address }: NewPassword,
): Promise<void> =>
  actByMailLink(payload, { token, purposes: ['password', 'invitation'], address }, (req, { id }) => {
    req.context[oldPasswordIsProven] = true
    return setPassword(req, id, newPassword)
  })
