import { passwordProblems } from '../../../lib/newPassword.ts'
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

it('a new password needs a minimum length, the own one the old password, too', () => {
  const none = { oldPassword: '', newPassword: '' }
  expect([...passwordProblems(none).keys()]).toEqual(Object.keys(none))
  expect(passwordProblems({ newPassword: 'lang-genug-1' }).size).toBe(0)
  expect(passwordProblems({ newPassword: 'kurz' }).size).toBe(1)
})
