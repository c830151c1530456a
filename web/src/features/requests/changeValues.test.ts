import { expect, it } from 'vitest'
import { changeValuesFrom, wrongInChange } from './changeValues.ts'

it('says everything that is wrong with a change request, token first', () => {
  expect([...wrongInChange(changeValuesFrom({}))]).toEqual([
    ['token', 'token_missing'],
    ['email', 'email_invalid'],
    ['name', 'provider_missing'],
  ])
  const values = changeValuesFrom({
    name: 'A',
    email: 'a@b.de',
    token: 'abc',
    changeText: 'x'.repeat(10_001),
  })
  expect([...wrongInChange(values)]).toEqual([['changeText', 'too_long']])
  expect(wrongInChange({ ...values, changeText: '' }).size).toBe(0)
})
