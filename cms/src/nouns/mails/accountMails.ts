import { routes } from '@directory/shared/routes'
import type { Payload } from 'payload'
import type { MailContent } from '../../operations/mail/renderMail.ts'
import { words } from '../../operations/words/words.ts'
import { compose, linkTo, shown } from './mailTexts.ts'

/** A username has to be typed as it is, so that nothing may be put between its letters. */
const login = (username: string) => `„${/^[\w.+@-]+$/.test(username) ? username : shown(username)}“`

// Mails to staff. Tokens are put after the `#`, because browsers do not send that part to any server or log.

export const passwordMail = (payload: Payload, username: string, token: string): MailContent =>
  compose(payload, words('de', 'mail.password.subject'), [
    words('de', 'mail.password.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}#${token}`, words('de', 'mail.password.choose')),
    words('de', 'mail.password.valid'),
    words('de', 'mail.password.not_asked'),
  ])

export const invitationMail = (payload: Payload, username: string, token: string): MailContent =>
  compose(payload, words('de', 'mail.invitation.subject'), [
    words('de', 'mail.invitation.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}#${token}`, words('de', 'mail.invitation.choose')),
    words('de', 'mail.invitation.valid'),
  ])

export const newAddressMail = (payload: Payload, username: string, token: string): MailContent =>
  compose(payload, words('de', 'mail.new_address.subject'), [
    words('de', 'mail.new_address.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}?email#${token}`, words('de', 'mail.new_address.confirm')),
    words('de', 'mail.new_address.valid'),
    words('de', 'mail.password.not_asked'),
  ])

export const formerAddressMail = (payload: Payload, username: string): MailContent =>
  compose(payload, words('de', 'mail.former_address.subject'), [
    words('de', 'mail.former_address.lead', { username: login(username) }),
    words('de', 'mail.former_address.not_you'),
  ])
