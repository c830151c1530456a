import { routes } from '@directory/shared/routes'
import type { Payload } from 'payload'
import { translate } from '../../lib/words/translate.ts'
import type { MailContent } from '../../mail/renderMail.ts'
import { composeMail, linkTo, safeName } from './mailTexts.ts'

/** A username has to be typed as it is, so that nothing may be put between its letters. */
const login = (username: string) => `„${/^[\w.+@-]+$/.test(username) ? username : safeName(username)}“`

// Mails to staff. Tokens are put after the `#`, because browsers do not send that part to any server or log.

export const passwordMail = (payload: Payload, username: string, token: string): MailContent =>
  composeMail(payload, translate('de', 'mail.password.subject'), [
    translate('de', 'mail.password.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}#${token}`, translate('de', 'mail.password.choose')),
    translate('de', 'mail.password.valid'),
    translate('de', 'mail.password.not_asked'),
  ])

export const invitationMail = (payload: Payload, username: string, token: string): MailContent =>
  composeMail(payload, translate('de', 'mail.invitation.subject'), [
    translate('de', 'mail.invitation.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}#${token}`, translate('de', 'mail.invitation.choose')),
    translate('de', 'mail.invitation.valid'),
  ])

export const newAddressMail = (payload: Payload, username: string, token: string): MailContent =>
  composeMail(payload, translate('de', 'mail.new_address.subject'), [
    translate('de', 'mail.new_address.lead', { username: login(username) }),
    linkTo(
      payload,
      `${routes.newPassword.href()}?email#${token}`,
      translate('de', 'mail.new_address.confirm'),
    ),
    translate('de', 'mail.new_address.valid'),
    translate('de', 'mail.password.not_asked'),
  ])

export const formerAddressMail = (payload: Payload, username: string): MailContent =>
  composeMail(payload, translate('de', 'mail.former_address.subject'), [
    translate('de', 'mail.former_address.lead', { username: login(username) }),
    translate('de', 'mail.former_address.not_you'),
  ])
