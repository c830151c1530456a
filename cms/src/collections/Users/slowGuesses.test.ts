import crypto from 'node:crypto'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { createUser, everyLimit } from '../../testServer.ts'
import { onDatabase, serverOf } from '../../testSuite.ts'
import { createGuesses } from './guesses.ts'
import { createWrongGuesses } from './wrongGuesses.ts'

onDatabase('the login after twenty wrong guesses', async (db) => {
  const { pbkdf2 } = crypto
  const password = 'the right password'
  const waiting: (() => void)[] = []
  const times: number[] = []
  let count = 0
  // A hundred passwords are compared here; their cost is tested elsewhere.
  crypto.pbkdf2 = ((said: string, salt: string, _rounds: number, ...rest: [number, string, () => void]) =>
    pbkdf2(said, salt, 1, ...rest)) as never
  const rateLimits = everyLimit({ points: 1000, seconds: 600 })
  const server = await serverOf(db, { trustProxy: ['loopback'], isPrivate: false, rateLimits })
  // The three seconds end when the test says so.
  runtimeOf(server.payload).guesses = createGuesses(createWrongGuesses(server.payload), (ms) => {
    times.push(ms)
    return new Promise<void>((resolve) => waiting.push(resolve))
  })
  afterAll(() => {
    for (const goOn of waiting) goOn()
    crypto.pbkdf2 = pbkdf2
  })

  /** Ways to log in, by HTTP from a separate address; Payload's own has no Next in front of it here. */
  const ways = {
    '/api/login': (address: string, body: object, Cookie: string) =>
      server.post('/api/login', body, { headers: { 'X-Forwarded-For': address, Cookie } }),
    '/cms/api/users/login': (address: string, body: object, Cookie: string) =>
      server.throughPayload('/users/login', {
        method: 'POST',
        headers: { 'x-client-address': address, 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify(body),
      }),
  }

  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'holds ten strangers for three seconds, refuses others and lets a known browser in, at %s',
    async (way) => {
      const username = `slow${++count}`
      await createUser(server.payload, username, 'Admin', password)
      const enter = (address: string, said: string, cookie = '') =>
        ways[way](address, { username, password: said }, cookie)
      const known = (await enter('192.0.2.1', password)).headers
        .getSetCookie()
        .find((one) => one.startsWith('known-browser='))
      const cookie = String(known?.split(';')[0])
      times.length = 0
      for (let i = 0; i < 20; i++) expect((await enter(`198.51.100.${i}`, 'wrong')).status).toBe(401)
      expect(times).toEqual([])

      const held = Array.from({ length: 10 }, (_, i) => enter(`203.0.113.${i}`, i === 0 ? password : 'wrong'))
      await vi.waitUntil(() => waiting.length === 10, { timeout: 60_000 })
      expect(times).toEqual(Array(10).fill(3000))
      const eleventh = await enter('203.0.113.99', 'wrong')
      expect(eleventh.status).toBe(429)
      // Payload's own responses contain no time.
      if (way === '/api/login') expect(eleventh.headers.get('retry-after')).toBe('3')
      expect((await enter('192.0.2.1', password, cookie)).status).toBe(200)
      for (const goOn of waiting.splice(0)) goOn()
      expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, ...Array(9).fill(401)])
    },
  )
})
