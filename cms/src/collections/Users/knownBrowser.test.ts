import crypto from 'node:crypto'
import { dayMs, moveClock } from '#clock.ts'
import { createUser, everyLimit } from '#testServer.ts'
import { ok, onDatabase, refused, serverOf } from '#testSuite.ts'

onDatabase('logins during password guessing', async (db) => {
  const password = 'the right password'
  let count = 0
  const server = await serverOf(db, {
    rateLimits: { ...everyLimit({ points: 1000, seconds: 600 }), login: { points: 10, seconds: 600 } },
  })
  afterEach(() => moveClock(0))

  const newUser = async () => {
    const { id, username } = await createUser(server.payload, `anna${++count}`, 'Admin', password)
    return { id, username: String(username) }
  }
  const ways = ['/users/login', '/contract/login'] as const
  interface From {
    address?: string
    cookie?: string
    way?: string
    headers?: Record<string, string>
  }
  async function enter(username: string, said = password, from: From = {}) {
    const { address = '192.0.2.1', cookie = '', way = ways[0], headers = {} } = from
    const answer = await server.rest(way, {
      method: 'POST',
      headers: { 'x-client-address': address, ...(cookie && { Cookie: cookie }), ...headers },
      body: { username, password: said },
    })
    const cookies = answer.headers.getSetCookie()
    const known = cookies.find((one) => one.startsWith('known-browser=')) ?? ''
    return { status: answer.status, cookies, known, cookie: String(known.split(';')[0]) }
  }
  const lockAddress = async (username: string, address: string, cookie = '') => {
    for (let i = 0; i < 5; i++) await enter(username, 'wrong', { address, cookie })
  }

  it.each(ways)('still work in a known browser, from the same address, by %s', async (way) => {
    const { username } = await newUser()
    const first = await enter(username, password, { way })
    expect(first.known).toMatch(
      /^known-browser=[\w.~-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    expect(first.cookies[0]).toMatch(/^payload-token=/)
    for (let i = 0; i < 9; i++) await enter(username, 'wrong')
    await refused(enter(username), 429)
    const { cookie } = first
    await ok(enter(username, password, { way, cookie }))
    moveClock(179 * dayMs)
    await lockAddress(username, '192.0.2.1')
    await ok(enter(username, password, { way, cookie }))
    moveClock(180 * dayMs + 1000)
    const address = '192.0.2.5'
    await lockAddress(username, address)
    await refused(enter(username, password, { way, cookie, address }), 401)
  })

  it('gain no access by the cookie alone, for another account or after a new password', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const { cookie } = await enter(one.username)
    await refused(server.get('/api/getRole', { headers: { Cookie: cookie } }), 401)
    expect((await server.rest('/users/me', { headers: { Cookie: cookie } })).body.user).toBeNull()
    await refused(enter(one.username, 'wrong', { cookie }), 401)
    await lockAddress(other.username, '192.0.2.2')
    await refused(enter(other.username, password, { address: '192.0.2.2', cookie }), 401)

    const data = { password: 'another password' }
    await server.update('users', one.id, data)
    const address = '192.0.2.3'
    await lockAddress(one.username, address)
    const forged = ['', '~~x', 'a.b.c'].map((value) => `known-browser=${value}`)
    for (const given of [cookie, `${cookie.slice(0, -2)}AA`, ...forged])
      await refused(enter(one.username, data.password, { address, cookie: given }), 401)
  })

  it('lock a known browser, too, after five wrong guesses anywhere', async () => {
    const { username } = await newUser()
    const { cookie } = await enter(username)
    for (let i = 0; i < 5; i++) await enter(username, 'wrong', { cookie, address: `192.0.2.${i}` })
    await refused(enter(username, password, { cookie, address: '192.0.2.9' }), 401)
    await ok(enter(username))
  })

  it('recognise each account that shares a browser', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const first = await enter(one.username)
    const second = await enter(other.username, password, { cookie: first.cookie })
    for (const { username } of [one, other]) {
      await lockAddress(username, '192.0.2.1')
      await ok(enter(username, password, { cookie: second.cookie }))
    }
  })

  it('from other sites get no cookie in any login call', async () => {
    const { username } = await newUser()
    for (const way of ways)
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
      ]) {
        const { cookies } = await enter(username, password, { way, headers: headers as never })
        expect([way, headers, cookies]).toEqual([way, headers, []])
      }
    const token = await server.login(username, password)
    const from = { method: 'POST', token, headers: { Origin: 'https://evil.example' } }
    const renewed = await ok(server.rest('/users/refresh-token', from))
    expect(renewed.headers.getSetCookie()).toEqual([])
  })

  it('from many IPv6 networks compare at most two passwords at once', async () => {
    const { pbkdf2 } = crypto
    const under = { way: 0, most: 0 }
    crypto.pbkdf2 = ((...args: unknown[]) => {
      const done = args.pop() as (...results: unknown[]) => void
      under.most = Math.max(under.most, ++under.way)
      setTimeout(() => {
        ;(pbkdf2 as (...all: unknown[]) => void)(...args, (...results: unknown[]) => {
          under.way--
          done(...results)
        })
      }, 5)
    }) as never
    try {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) =>
          enter(`unknown${i}`, 'wrong', { address: `2001:db8:${i.toString(16)}:1::1` }),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([401, 429]))
      expect(under.most).toBeLessThanOrEqual(2)
    } finally {
      crypto.pbkdf2 = pbkdf2
    }
  })
})
