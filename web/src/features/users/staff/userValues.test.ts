import { newPasswordField, passwordProblems } from '../../../lib/newPassword.ts'
import { fieldProblems } from '../../../ui/SmallForm.tsx'
import { newUserProblems } from './userValues.ts'

it('an account needs a name, a password and a role', () => {
  const empty = { username: ' ', email: '', password: '', role: '' }
  expect([...newUserProblems(empty, false)]).toEqual([
    ['username', 'users.nameMissing'],
    ['password', 'users.passwordMissing'],
    ['role', 'users.roleMissing'],
  ])
  const right = { username: 'anna', email: '', password: 'lang-genug-1', role: 'Editor' }
  expect(newUserProblems(right, false).size).toBe(0)
  expect(newUserProblems({ ...right, password: 'zu kurz' }, false).get('password')).toBe('password_too_short')
  const invited = { ...right, password: '' }
  expect([...newUserProblems(invited, true).keys()]).toEqual(['email'])
  expect(newUserProblems({ ...invited, email: 'anna@example.org' }, true).size).toBe(0)
})

it('a new password needs a minimum length, and what is missing is said in the order of the form', () => {
  const fields = { newPassword: newPasswordField, old: { label: 'account.old', missing: 'missing' } } as const
  const problems = (newPassword: string, old: string) =>
    Object.fromEntries(fieldProblems(fields, { newPassword, old }, passwordProblems({ newPassword })))
  expect(problems('', ' ')).toEqual({ newPassword: 'users.passwordMissing', old: 'missing' })
  expect(problems('kurz', 'x')).toEqual({ newPassword: 'password_too_short' })
  expect(problems('lang-genug-1', 'x')).toEqual({})
  expect(problems(' '.repeat(10), 'x')).toEqual({})
})
