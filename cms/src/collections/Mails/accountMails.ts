import { routes } from '@directory/shared/routes'
import type { Payload } from 'payload'
import { say } from '../../lib/words/translate.ts'
import type { MailContent } from '../../mail/renderMail.ts'
import { composeMail, linkTo, safeName } from './mailTexts.ts'

/** Typed as it is, so nothing may be put between its letters. */
const login = (username: string) => `„${/^[\w.+@-]+$/.test(username) ? username : safeName(username)}“`

// Tokens stand after the `#`: browsers do not send that part to any server or log.

export const passwordMail = (payload: Payload, username: string, token: string): MailContent =>
  composeMail(payload, say('mail.password.subject'), [
    say('mail.password.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}#${token}`, say('mail.password.choose')),
    say('mail.password.valid'),
    say('mail.password.not_asked'),
  ])

export const invitationMail = (payload: Payload, username: string, token: string): MailContent =>
  composeMail(payload, say('mail.invitation.subject'), [
    say('mail.invitation.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}#${token}`, say('mail.invitation.choose')),
    say('mail.invitation.valid'),
  ])

export const newAddressMail = (payload: Payload, username: string, token: string): MailContent =>
  composeMail(payload, say('mail.new_address.subject'), [
    say('mail.new_address.lead', { username: login(username) }),
    linkTo(payload, `${routes.newPassword.href()}?email#${token}`, say('mail.new_address.confirm')),
    say('mail.new_address.valid'),
    say('mail.password.not_asked'),
  ])

export const formerAddressMail = (payload: Payload, username: string): MailContent =>
  composeMail(payload, say('mail.former_address.subject'), [
    say('mail.former_address.lead', { username: login(username) }),
    say('mail.former_address.not_you'),
  ])
