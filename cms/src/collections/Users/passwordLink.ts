import type { Payload } from 'payload'
import { logAct } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import { queueMail } from '#mail/queueMail.ts'
import { passwordMail } from '../Mails/accountMails.ts'
import { setProvenPassword, userNamed } from './accounts.ts'
import { actByMailLink, createMailLink } from './mailLink.ts'

/** The old password is valid until the link is used. */
export const sendPasswordLink = staffAct(async (req, wanted: string) => {
  const { id, email, username: name } = await userNamed(req, wanted)
  if (!email) throw apiError('no_email')
  const token = await createMailLink(req, 'password', id)
  await queueMail(req, email, passwordMail(req.payload, name, token))
  await logAct(req, { kind: 'password_link_sent', name }, { noun: 'users', id })
})

/** @throws ApiError `link_invalid` */
export const setPasswordByLink = (
  payload: Payload,
  { newPassword, ...link }: { token: string; newPassword: string; address: string },
) =>
  actByMailLink(payload, { ...link, purposes: ['password', 'invitation'] }, (req, { id }) =>
    setProvenPassword(req, id, newPassword),
  )
