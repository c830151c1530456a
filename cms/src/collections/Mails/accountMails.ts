import type { Payload } from 'payload'
import { say } from '#lib/words/translate.ts'
import type { MessageId } from '#shared/catalogues'
import { routes } from '#shared/routes'
import { composeMail, linkTo, quotedName } from './mailTexts.ts'

/** Typed as it is, so nothing may be put between its letters. */
const login = (username: string) => (/^[\w.+@-]+$/.test(username) ? `„${username}“` : quotedName(username))

// Tokens stand after the `#`: browsers do not send that part to any server or log.
const linkMail =
  (kind: 'password' | 'invitation' | 'new_address', choose: MessageId, query = '', ...more: MessageId[]) =>
  (payload: Payload, username: string, token: string) =>
    composeMail(payload, say(`mail.${kind}.subject`), [
      say(`mail.${kind}.lead`, { username: login(username) }),
      linkTo(payload, `${routes.newPassword.href()}${query}#${token}`, say(choose)),
      say(`mail.${kind}.valid`),
      ...more.map((id) => say(id)),
    ])

export const passwordMail = linkMail('password', 'mail.password.choose', '', 'mail.password.not_asked')
export const invitationMail = linkMail('invitation', 'mail.invitation.choose')
export const newAddressMail = linkMail(
  'new_address',
  'mail.new_address.confirm',
  '?email',
  'mail.password.not_asked',
)

export const formerAddressMail = (payload: Payload, username: string) =>
  composeMail(payload, say('mail.former_address.subject'), [
    say('mail.former_address.lead', { username: login(username) }),
    say('mail.former_address.not_you'),
  ])
