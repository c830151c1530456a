import { responseOf } from './cachedResponse.ts'
import { createResponseCache } from './responseCache.ts'

const textOf = (response: { identity: Buffer } | undefined) => response?.identity.toString()

it('makes a response once, with a strong ETag of its bytes', () => {
  const responses = createResponseCache()
  const make = vi.fn(() => responseOf('{"a":1}'))
  const first = responses.get('/a', make)
  expect(responses.get('/a', make)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  expect(first).toMatchObject({ status: 200, contentType: 'application/json; charset=utf-8' })
  expect(first.etag).toMatch(/^"[\w-]{27}"$/)
  expect(responseOf('{"a":1}').etag).toBe(first.etag)
  expect(responseOf('{"a":2}').etag).not.toBe(first.etag)
})

it('shows nothing older than a change, and makes the latest requests anew at once', () => {
  const responses = createResponseCache()
  let text = 'old'
  const keys = Array.from({ length: 20 }, (_, i) => `/${i}`)
  for (const key of keys) responses.get(key, () => responseOf(text))
  responses.keep('/page', responseOf(text), responses.version())
  const before = responses.version()
  text = 'new'
  responses.raiseVersion()
  expect(responses.version()).not.toBe(before)
  expect(responses.size()).toEqual({ responses: 0, bytes: 0 })
  expect(responses.peek('/page')).toBeUndefined()
  responses.raiseVersion()
  expect(keys.map((key) => textOf(responses.peek(key)))).toEqual(
    keys.map((_, i) => (i < 12 ? undefined : 'new')),
  )
  expect(textOf(responses.get('/0', () => responseOf('new')))).toBe('new')
})

it('retries a failed response at the next request', () => {
  const responses = createResponseCache()
  let make = () => responseOf('fine')
  responses.get('/a', () => make())
  make = () => {
    throw new Error('gone')
  }
  responses.raiseVersion()
  expect(responses.peek('/a')).toBeUndefined()
  expect(() => responses.get('/a', make)).toThrow('gone')
  expect(textOf(responses.get('/a', () => responseOf('fine')))).toBe('fine')
})

it('does not store a response made while the data changed', () => {
  const responses = createResponseCache()
  const before = responses.version()
  responses.raiseVersion()
  responses.keep('/a', responseOf('old'), before)
  expect(responses.peek('/a')).toBeUndefined()
  const made = responses.get('/a', () => {
    responses.raiseVersion()
    return responseOf('old, too')
  })
  expect(textOf(made)).toBe('old, too')
  expect(responses.size().responses).toBe(0)
})

it('stays within its maximum size and drops the least recently used responses', () => {
  const responses = createResponseCache({ maxBytes: 15_000 })
  const get = (key: string) => responses.get(key, () => responseOf('x'.repeat(2000)))
  const a = get('a')
  get('b')
  get('c')
  expect(get('a')).toBe(a)
  get('d')
  expect(responses.peek('b')).toBeUndefined()
  expect(responses.peek('a')).toBe(a)
  responses.keep('a', responseOf('y'), responses.version())
  expect(responses.size().responses).toBe(3)
  responses.get('huge', () => responseOf('x'.repeat(20_000)))
  expect(responses.size()).toEqual({ responses: 0, bytes: 0 })
})

it.each([
  ['in winter', '2026-11-22T23:00:00Z'],
  ['at the end of the day when clocks go forward', '2026-03-29T22:00:00Z'],
  ['at the end of the day when clocks go back', '2026-10-25T23:00:00Z'],
])('drops all responses at midnight in the region, %s', (_, midnight) => {
  let time = Date.parse(midnight) - 22.5 * 3_600_000
  const responses = createResponseCache({ now: () => time })
  const yesterday = responseOf('yesterday')
  responses.keep('/a', yesterday, responses.version())
  time = Date.parse(midnight) - 1
  expect(responses.peek('/a')).toBe(yesterday)
  const before = responses.version()
  time++
  expect(responses.peek('/a')).toBeUndefined()
  responses.keep('/a', yesterday, before)
  expect(responses.peek('/a')).toBeUndefined()
})

it('drops all responses when the clock is set back', () => {
  let time = Date.parse('2026-11-22T12:00:00Z')
  const responses = createResponseCache({ now: () => time })
  const day = 24 * 3_600_000
  for (const jump of [0, day, -day, -day, day]) {
    time += jump
    expect(responses.peek('/a')).toBeUndefined()
    responses.keep('/a', responseOf('one day'), responses.version())
  }
})
