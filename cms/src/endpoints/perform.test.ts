import type { Payload } from 'payload'
import { apiError, apiErrors } from '#lib/errors/apiError.ts'
import { attachRuntime } from '#lib/runtime/runtime.ts'
import { type Call, type CallKey, contract } from '#shared/contract'
import { type CallRequest, perform } from './perform.ts'

/** Returns a request whose body fails with this error: any refusal can come from anywhere below `perform`. */
const request = (refusal: Error): CallRequest => ({
  url: '/',
  authorization: null,
  query: {},
  params: {},
  readBody: () => Promise.reject(refusal),
  address: '127.0.0.1',
  requestId: 'of the test',
  userAgent: null,
})
const payload = {} as Payload
const consumed: string[] = []
attachRuntime(payload, {
  rateLimits: { consume: async (kind: string) => consumed.push(kind), giveBack: async () => {} },
} as never)
/** Calls of which `invalid` does not count what is refused. */
const unguessable = ['POST /api/login', 'POST /api/entriesByIds', 'POST /api/notfound']
const key: CallKey = 'POST /api/login'

it('a refusal with a code that its call declares is the answer', async () => {
  expect(await perform(payload, key, request(apiError('invalid_credentials')))).toMatchObject({
    kind: 'json',
    status: 401,
    value: { success: false, code: 'invalid_credentials' },
  })
})

it('a refusal with another code fails in tests, naming the call and the code', async () => {
  await expect(perform(payload, key, request(apiErrors.stale('entries', {})))).rejects.toThrow(
    /^POST \/api\/login refuses with »stale«/,
  )
})

it('a body of a visitor is rate-limited before reading, as a look-up if its call has no limit', async () => {
  const posts = (Object.entries(contract) as [CallKey, Call][]).filter(
    ([key, { who }]) => who === 'public' && key.startsWith('POST '),
  )
  for (const [key, { limit }] of posts) {
    consumed.length = 0
    await perform(payload, key, request(apiErrors.invalid('Nein.')))
    const both = unguessable.includes(key) ? [] : ['invalid']
    expect(consumed, key).toEqual([...both, limit ?? 'lookup'])
  }
})
