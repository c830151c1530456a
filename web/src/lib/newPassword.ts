import { minPasswordLength } from '@directory/shared/account'
import { CallError } from './api.ts'
import type { Problems } from './useFormProblems.ts'

/** The server speaks of it as `password`. */
export function atNewPassword(error: unknown): never {
  if (error instanceof CallError && error.field === 'password')
    throw new CallError(400, error.code, error.message, 'newPassword')
  throw error
}

export function passwordProblems({ oldPassword = 'x', newPassword }: Record<string, string>): Problems {
  const wrong: Problems = new Map()
  if (oldPassword === '') wrong.set('oldPassword', 'account.oldMissing')
  if (!newPassword) wrong.set('newPassword', 'users.passwordMissing')
  else if (newPassword.length < minPasswordLength) wrong.set('newPassword', 'password_too_short')
  return wrong
}
