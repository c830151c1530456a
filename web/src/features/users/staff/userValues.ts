import { readableCode } from '@directory/shared/readableCode'
import { isEmail } from '@directory/shared/wellFormed'
import type { Problems } from '../../../lib/useFormProblems.ts'

/** Characters that a password needs at least, as the server has it. */
const minPasswordLength = 10

export type NewUser = Record<'username' | 'password' | 'role', string>

/** What is wrong with a new account, in the order of the form. */
export function wrongInUser({ username, password, role }: NewUser): Problems {
  const wrong: Problems = new Map()
  if (username.trim() === '') wrong.set('username', 'users.nameMissing')
  if (password === '') wrong.set('password', 'users.passwordMissing')
  else if (password.length < minPasswordLength) wrong.set('password', 'password_too_short')
  if (role === '') wrong.set('role', 'users.roleMissing')
  return wrong
}

export type KnownUser = Record<'username' | 'role' | 'email', string>

/** What is wrong with a changed account, in the order of the form. */
export function wrongInKnownUser({ username, email }: KnownUser): Problems {
  const wrong: Problems = new Map()
  if (username.trim() === '') wrong.set('username', 'users.nameMissing')
  if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
  return wrong
}

/** Some 70 bits. */
export const suggestedPassword = (): string => readableCode(14)

export function wrongInPassword({ oldPassword = 'x', newPassword }: Record<string, string>): Problems {
  const wrong: Problems = new Map()
  if (oldPassword === '') wrong.set('oldPassword', 'account.oldMissing')
  if (!newPassword) wrong.set('newPassword', 'users.passwordMissing')
  else if (newPassword.length < minPasswordLength) wrong.set('newPassword', 'password_too_short')
  return wrong
}
