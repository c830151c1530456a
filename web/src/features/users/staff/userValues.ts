import type { Problems } from '#lib/useFormProblems.ts'
import { minPasswordLength } from '#shared/account'
import { isEmail } from '#shared/wellFormed'

/** `by`: whether the user chooses the password by a link in a mail (`mail`) or gets it by `hand`; empty: the usual way. */
export type NewUser = Record<'username' | 'displayName' | 'email' | 'password' | 'role' | 'by', string>

export function newUserProblems(
  { username, email, password, role }: Omit<NewUser, 'displayName' | 'by'>,
  isInvited: boolean,
) {
  const wrong: Problems = new Map()
  if (username.trim() === '') wrong.set('username', 'users.nameMissing')
  if (isInvited) {
    if (!isEmail(email.trim())) wrong.set('email', 'email_invalid')
  } else if (password === '') wrong.set('password', 'users.passwordMissing')
  else if (password.length < minPasswordLength) wrong.set('password', 'password_too_short')
  if (role === '') wrong.set('role', 'users.roleMissing')
  return wrong
}

type KnownUser = Record<'username' | 'role' | 'email', string>

export function knownUserProblems({ username, email }: KnownUser) {
  const wrong: Problems = new Map()
  if (username.trim() === '') wrong.set('username', 'users.nameMissing')
  if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
  return wrong
}
