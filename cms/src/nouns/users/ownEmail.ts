import { isEmail } from '@directory/shared/wellFormed'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { apiError } from '../../operations/errors/apiError.ts'
import { queueMail } from '../../operations/mail/queueMail.ts'
import { queueUnsolicitedMail } from '../../operations/mail/receiverBudget.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import type { User } from '../../payload-types.ts'
import { formerAddressMail, newAddressMail } from '../mails/accountMails.ts'
import { provePassword } from './accounts.ts'
import { actByMailLink, createMailLink } from './mailLink.ts'

/** Mails a link that makes the new address valid; until then the former one stays. */
export async function changeOwnEmail(
  payload: Payload,
  user: TypedUser,
  wanted: { email: string; password: string },
): Promise<void> {
  const email = wanted.email.trim()
  if (email !== '' && !isEmail(email)) throw apiError('email_invalid', { field: 'email' })
  await provePassword(payload, user, { password: wanted.password, field: 'password' })
  const { id, username } = user as User
  await inTransactionAs(payload, user, async (req) => {
    if (email === '') return saveEmail(req, id, null)
    const token = await createMailLink(payload, 'email', { id, to: email, req })
    await queueUnsolicitedMail(req, email, newAddressMail(payload, String(username), token))
  })
}

/** @throws ApiError */
export const confirmOwnEmail = (
  payload: Payload,
  { token, address }: { token: string; address: string },
): Promise<void> =>
  actByMailLink(payload, { token, purposes: ['email'], address }, (req, { id, to }) => saveEmail(req, id, to))

/** Bypasses access control, as only Admins may change accounts. Mails the former address to reveal a theft. */
async function saveEmail(req: PayloadRequest, id: string, email: string | null): Promise<void> {
  const former = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  await req.payload.update({ collection: 'users', id, data: { email }, depth: 0, req })
  if (former.email && former.email !== email)
    await queueMail(req, former.email, formerAddressMail(req.payload, String(former.username)))
}
