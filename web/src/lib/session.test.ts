import { beginSession, currentToken, endSession, expiryOf, isAlive } from './session.ts'
import { stubStorage } from './testStorage.ts'

const tokenOf = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

describe('a token', () => {
  it('is valid until its exp, in seconds', () => {
    const token = tokenOf({ exp: 1000, name: 'Jürgen' })
    expect(expiryOf(token)).toBe(1_000_000)
    expect(isAlive(token, 999_999)).toBe(true)
    expect(isAlive(token, 1_000_000)).toBe(false)
  })

  it.each([null, '', 'a.%%%.c', tokenOf({})])('is invalid if it is %s', (token) => {
    expect(isAlive(token, 0)).toBe(false)
  })
})

describe('the session', () => {
  it('begins, is kept, and ends; an expired token is not sent', () => {
    expect(currentToken()).toBeNull()
    const token = tokenOf({ exp: Date.now() / 1000 + 60 })
    beginSession(token)
    expect(currentToken()).toBe(token)
    endSession()
    expect(currentToken()).toBeNull()
    beginSession(tokenOf({ exp: Date.now() / 1000 - 1 }))
    expect(currentToken()).toBeNull()
  })
})
