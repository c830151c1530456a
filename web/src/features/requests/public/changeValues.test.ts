import { changeFormProblems, changeValuesFrom } from './changeValues.ts'

it('lists all errors of a change request, token first', () => {
  expect([...changeFormProblems(changeValuesFrom({}), false)]).toEqual([
    ['token', 'token_missing'],
    ['email', 'email_invalid'],
    ['name', 'provider_missing'],
    ['changeText', 'wish_missing'],
  ])
  const known = { name: 'A', email: 'a@b.de', token: 'abcde12345' }
  const values = changeValuesFrom({ ...known, changeText: 'x'.repeat(10_001) })
  expect([...changeFormProblems(values, false)]).toEqual([['changeText', 'too_long']])
  const empty = { ...values, changeText: ' \n' }
  expect([...changeFormProblems(empty, false)]).toEqual([['changeText', 'wish_missing']])
  expect(changeFormProblems(empty, true).size).toBe(0)
})
