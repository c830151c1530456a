import { minPasswordLength } from '#shared/account'
import { CallError } from './api.ts'
import type { Problems } from './useFormProblems.ts'

/** The server speaks of it as `password`. */
export function atNewPassword(error: unknown): never {
  if (error instanceof CallError && error.field === 'password')
    throw new CallError(400, error.code, error.message, 'newPassword')
  throw error
}

export const newPasswordField = {
  secret: true,
  label: 'account.new',
  hint: 'users.passwordHint',
  autoComplete: 'new-password',
  missing: 'users.passwordMissing',
} as const

export const passwordProblems = ({ newPassword }: { newPassword: string }): Problems =>
  new Map(newPassword.length < minPasswordLength ? [['newPassword', 'password_too_short']] : [])
