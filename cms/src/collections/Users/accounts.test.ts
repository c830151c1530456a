import { createUser, everyLimit, passwords } from '#testServer.ts'
import { ok, onDatabase, onServer, refused, serverOf, statusesOf } from '#testSuite.ts'

onServer('accounts', async (server, db) => {
  let admin = await server.loginAs('Admin')

  const find = async (username: string) => (await server.docs('users', { username }))[0]
  const idOf = async (username: string) => String((await find(username))?.id)
  const patch = (id: string, body: object, token: string) =>
    server.as(token).rest('PATCH', `/users/${id}`, body)

  it('are locked for an address for ten minutes after five wrong passwords, with the same answer', async () => {
    await createUser(server.payload, 'clumsy', 'Editor')
    const enter = async (password: string) => {
      const response = await server.post('/api/login', { username: 'clumsy', password })
      return [response.status, ((await response.json()) as { message: string }).message]
    }
    const body = { username: 'clumsy', password: passwords.Editor }
    const throughCms = (address: string) =>
      server.rest('/users/login', { method: 'POST', headers: { 'x-client-address': address }, body })
    for (let i = 0; i < 5; i++) expect(await enter('wrong')).toEqual([401, 'Invalid credentials'])
    expect(await enter(passwords.Editor)).toEqual([401, 'Invalid credentials'])
    const cms = await throughCms('127.0.0.1')
    expect([cms.status, cms.text]).toEqual([401, expect.stringContaining('Invalid credentials')])
    expect((await throughCms('192.0.2.1')).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 })
    expect((await enter(passwords.Editor))[0]).toBe(401)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await enter(passwords.Editor))[0]).toBe(200)
    vi.useRealTimers()
  })

  it('an Editor changes nothing about accounts', async () => {
    const token = await server.loginAs('Editor')
    const own = await idOf('editor')
    for (const body of [
      { role: 'Admin' },
      { username: 'admin2' },
      { lockUntil: null, loginAttempts: -100 },
      { id: 'x' },
      { hash: 'x', salt: 'y' },
      { email: 'a@b.example' },
    ]) {
      expect((await patch(own, body, token)).status, JSON.stringify(body)).toBeLessThan(500)
      expect(await find('editor')).toMatchObject({ id: own, role: 'Editor', email: null })
      await server.loginAs('Editor')
    }
    expect(await find('admin')).toMatchObject({ role: 'Admin' })
    await refused(server.as(token).rest('POST', '/users/unlock', { username: 'admin' }), 403)
  })

  describe('the last Admin', () => {
    const admins = () => server.count('users', { role: 'Admin' })
    beforeEach(async () => {
      expect(await admins()).toBe(1)
    })

    it('cannot be deleted or demoted', async () => {
      const id = await idOf('admin')
      await refused(server.as(admin).rest('DELETE', `/users/${id}`), 403)
      await refused(patch(id, { role: 'Editor' }, admin), 403)
      await expect(server.payload.delete({ collection: 'users', id })).rejects.toThrow()
      await ok(server.as(admin).get('/api/getRole'))
      expect(await admins()).toBe(1)
    })

    it.each(['DELETE', 'PATCH'])('stays after a bulk %s of all Admins', async (method) => {
      await createUser(server.payload, 'second', 'Admin')
      await createUser(server.payload, 'third', 'Admin')
      await server.as(admin).rest(method, '/users?where[role][equals]=Admin', { role: 'Editor' })
      expect(await admins()).toBeGreaterThan(0)
      await restore()
    })

    it.each(['DELETE', 'PATCH'])(
      'remains when two Admins remove each other by %s concurrently',
      async (method) => {
        for (let round = 0; round < 5; round++) {
          const other = await createUser(server.payload, `rival${round}`, 'Admin')
          const token = await server.login(`rival${round}`, passwords.Admin)
          const attempts = await Promise.all([
            server.as(admin).rest(method, `/users/${other.id}`, { role: 'Editor' }),
            server.as(token).rest(method, `/users/${await idOf('admin')}`, { role: 'Editor' }),
          ])
          expect(attempts.filter(({ status }) => status >= 500)).toEqual([])
          // On MongoDB, both of two conflicting calls may have to be repeated.
          const done = attempts.filter(({ status }) => status === 200).length
          expect(done).toBeLessThan(2)
          expect(await admins()).toBe(2 - done)
          if (db.name === 'SQLite') expect(done).toBe(1)
          await restore()
        }
      },
    )

    async function restore() {
      const left = await find('admin')
      if (left) await server.update('users', left.id, { role: 'Admin' })
      else await createUser(server.payload, 'admin', 'Admin')
      const others = { username: { not_equals: 'admin' }, role: { equals: 'Admin' } }
      await server.payload.delete({
        collection: 'users',
        where: { or: [others, { username: { like: 'rival' } }] },
      })
      admin = await server.loginAs('Admin')
    }
  })
})

onDatabase('rate limits and registration', async (db) => {
  const limit = { points: 10, seconds: 600 }
  const server = await serverOf(db, {
    isPrivate: false,
    rateLimits: { ...everyLimit({ points: 1000, seconds: 600 }), login: limit },
  })

  it('answer 429 with Retry-After to the eleventh login of a name from an address, on both login calls', async () => {
    const enter = (username: string) => server.post('/api/login', { username, password: 'wrong' })
    for (let i = 0; i < 10; i++) expect((await enter(i % 2 ? 'Nobody' : ' nobody ')).status).toBe(401)
    const response = await enter('nobody')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
    const message = expect.stringMatching(/Versuche/)
    expect(await response.json()).toMatchObject({ success: false, code: 'too_many_requests', message })
    const body = { username: 'nobody', password: 'x' }
    const headers = { 'X-Forwarded-For': '9.9.9.9', 'X-Client-Address': '9.9.9.9' }
    await refused(server.post('/api/login', body, { headers }), 429)
    await refused(server.rest('/users/login', { method: 'POST', body }), 429)
    await refused(enter('somebody'), 401)
  })

  it('allow one account to register, which becomes an Admin', async () => {
    const register = (more: object = {}) =>
      server.rest('/users/first-register', {
        method: 'POST',
        body: { username: 'founder', password: 'the first password', role: 'Editor', ...more },
      })
    await refused(register(), 403)
    await server.payload.db.deleteMany({ collection: 'users', where: {} })
    await refused(register({ password: 'short' }), 400)
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => register())))).toEqual([200, 403, 403])
    expect(await server.docs('users')).toMatchObject([{ username: 'founder', role: 'Admin' }])
    await refused(register(), 403)
  })
})
