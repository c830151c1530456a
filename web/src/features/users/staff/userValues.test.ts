import { newPasswordField, passwordProblems } from '#lib/newPassword.ts'
import { fieldProblems } from '#ui/SmallForm.tsx'
import { newUserProblems } from './userValues.ts'

const right = { username: 'anna', email: '', password: 'lang-genug-1', role: 'Editor' }
const [mail, short] = [{ email: 'email_invalid' }, { password: 'password_too_short' }]
const missing = { password: 'users.passwordMissing', role: 'users.roleMissing' }

it.each([
  [{}, {}, mail],
  [{ password: 'zu kurz' }, short, mail],
  [{ email: 'anna@example.org', password: '' }, { password: missing.password }, {}],
  [
    { username: ' ', password: '', role: '' },
    { username: 'users.nameMissing', ...missing },
    { username: 'users.nameMissing', ...mail, role: missing.role },
  ],
])('an account of %j has the problems %j, invited %j', (changes, byHand, invited) => {
  const problems = (isInvited: boolean) => newUserProblems({ ...right, ...changes }, isInvited)
  expect([false, true].map((isInvited) => Object.fromEntries(problems(isInvited)))).toEqual([byHand, invited])
})

it.each([
  ['', ' ', { newPassword: 'users.passwordMissing', old: 'missing' }],
  ['kurz', 'x', { newPassword: 'password_too_short' }],
  [' '.repeat(10), 'x', {}],
])('the new password %j beside the old one %j has the problems %j', (newPassword, old, said) => {
  const fields = {
    newPassword: newPasswordField,
    old: { label: 'account.old', missing: 'missing' },
  } as const
  const problems = fieldProblems(fields, { newPassword, old }, passwordProblems({ newPassword }))
  expect(Object.fromEntries(problems)).toEqual(said)
})
