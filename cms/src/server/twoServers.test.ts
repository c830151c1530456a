import { setTimeout as pause } from 'node:timers/promises'
import { onMongo, type TestDatabase } from '#database/testDatabases.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import type { Environment } from '#environment.ts'
import { createUser, everyLimit, passwords, startTestServer, type TestServer } from '#testServer.ts'
import { ok, onDatabaseIf, refused, statusesOf } from '#testSuite.ts'
import { formsOn } from './forms/captcha.fixture.ts'

// On SQLite the second one refuses to start: see `start.test.ts`, "a folder belongs to one server".
onDatabaseIf(onMongo)('two servers', (db) => {
  let one: TestServer
  let two: TestServer

  async function begin(changes: Partial<Environment> = {}) {
    const url = await db.url()
    const shared: TestDatabase = { ...db, url: async () => url }
    const start = () => startTestServer(shared, changes, { accounts: false })
    return Promise.all([start(), start()])
  }

  beforeAll(async () => {
    const submission = { points: 5, seconds: 600 }
    ;[one, two] = await begin({ rateLimits: { ...everyLimit(), submission } })
    for (const role of ['Admin', 'Editor'] as const) await createUser(one.payload, role.toLowerCase(), role)
    await one.content.settings()
  }, 120_000)
  const stop = async (servers: TestServer[]) => {
    for (const server of servers) await server?.stop()
  }
  afterAll(() => stop([one, two]))

  it('start concurrently on an empty database, which is filled once', async () => {
    const servers = await begin({ seed: 'demo' })
    onTestFinished(() => stop(servers))
    const [first] = servers
    expect(await first.count('entries')).toBeGreaterThan(200)
    for (const [collection, name] of [
      ['categories', 'name'],
      ['top-categories', 'titleKey'],
      ['files', 'filename'],
      ['users', 'username'],
    ] as const) {
      const found = await first.docs(collection)
      const names = found.map((doc) => (doc as unknown as Record<string, string>)[name])
      expect(new Set(names).size, collection).toEqual(names.length)
    }
    for (const server of servers) while ((await server.json('topcategories')).length === 0) await pause(50)
  }, 120_000)

  it('give the first account to one of two concurrent requests', async () => {
    const [a, b] = await begin()
    onTestFinished(() => stop([a, b]))
    const register = (server: TestServer, username: string) => {
      const account = { username, password: 'long enough for all', role: 'Admin' }
      return server.as(null).rest('POST', '/users/first-register', account)
    }
    const answers = await Promise.all([register(a, 'first'), register(b, 'second')])
    expect(statusesOf(answers)).toEqual([200, 403])
    expect(await a.count('users')).toBe(1)
  }, 120_000)

  it('share the request count of an address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push((await (i % 2 ? one : two).post('addPendingEntry', entryRequest())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  async function guessInTurns(count: number, guess: (server: TestServer) => Promise<Response>) {
    for (let i = 0; i < count; i++)
      expect((await guess(i % 2 ? one : two)).status).toBeGreaterThanOrEqual(400)
  }

  it('share locking and unlocking of an account', async () => {
    await createUser(one.payload, 'locked', 'Editor')
    const enter = (server: TestServer, password: string) =>
      server.post('login', { username: 'locked', password })
    await guessInTurns(5, (server) => enter(server, 'not this one'))
    for (const server of [one, two]) await refused(enter(server, passwords.Editor), 401)
    const token = await one.loginAs('Admin')
    await one.rest('/users/unlock', { method: 'POST', token, body: { username: 'locked' } })
    for (const server of [two, one]) await ok(enter(server, passwords.Editor))
  })

  it('share the count of wrong recovery codes', async () => {
    const username = 'chief'
    await createUser(one.payload, username, 'Admin')
    const token = await one.login(username, passwords.Admin)
    const sent = { password: passwords.Admin }
    const { recoveryCode } = await one.as(token).post('makeRecoveryCode', sent)
    const use = (server: TestServer, code: string) =>
      server.post('setPassword', { username, recoveryCode: code, newPassword: 'a new password' })
    await guessInTurns(5, (server) => use(server, `${recoveryCode}x`))
    for (const server of [one, two]) await refused(use(server, recoveryCode), 400)
  })

  it('accept a captcha once', async () => {
    const page = '/addrequest?change'
    const right = await formsOn(one).withCode({}, page)
    await formsOn(one).send({ ...right, captchaCode: 'wrong!' }, page)
    await refused(two.get(`/captcha/${right.captchaId}.svg`), 404)
    const answer = await formsOn(two).send(right, page)
    expect(await answer.text()).toContain('Prüfcode ist falsch')
  })

  it('share changes', async () => {
    await one.content.settings({ siteTitle: 'Gemeinsam' })
    const { id } = await one.content.entry({ name: 'Auf beiden' })
    await two.content.news({ title: 'Von drüben' })
    const until = async (server: TestServer, address: string, text: string, shown: boolean) => {
      // The change stream takes a while; what counts is that it arrives.
      while ((await server.text(address)).includes(text) !== shown) await pause(50)
    }
    await until(two, '/api/datafilteredcategory?category=Pflege', 'Auf beiden', true)
    await until(two, '/', 'Gemeinsam', true)
    await until(one, '/news', 'Von drüben', true)
    await two.update('entries', id, { deletedAt: new Date().toISOString() })
    await until(one, '/api/datafilteredcategory?category=Pflege', 'Auf beiden', false)
    const token = await one.loginAs('Admin')
    await ok(two.as(token).get('getRole'))
  })
})
