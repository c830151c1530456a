import { beginSession, currentToken, endSession } from './session.ts'
import { stubStorage, tokenOf } from './testStorage.ts'

beforeEach(() => void stubStorage())

it('a session begins, is kept until its exp, and ends', () => {
  vi.useFakeTimers({ now: 999_999 })
  expect(currentToken()).toBeNull()
  const token = tokenOf({ exp: 1000, name: 'Jürgen' })
  beginSession(token)
  expect(currentToken()).toBe(token)
  vi.setSystemTime(1_000_000)
  expect(currentToken()).toBeNull()
  vi.setSystemTime(999_999)
  endSession()
  expect(currentToken()).toBeNull()
  vi.useRealTimers()
})

it.each(['', 'a.%%%.c', tokenOf({})])('the token %j is not sent', (token) => {
  beginSession(token)
  expect(currentToken()).toBeNull()
})
