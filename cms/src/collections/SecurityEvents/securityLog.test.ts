import { setImmediate } from 'node:timers/promises'
import { sqlite } from '#database/testDatabases.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { SecurityEventKind } from '#lib/securityEvents/securityEventKinds.ts'
import { createSender } from '#lib/securityEvents/sender.ts'
import type { SecurityEvent as Stored } from '#payload-types.ts'
import { createUser, passwords, startTestServer } from '#testServer.ts'
import { ok, onServer } from '#testSuite.ts'
import { createSecurityLog, maxLinesPerHour } from './createSecurityLog.ts'

onServer('the security log', async (server) => {
  const payload = server.payload
  await server.content.settings()
  const idOf = async (username: string) => String((await server.docs('users', { username }))[0]?.id)
  const admin = { id: await idOf('admin'), ...(await server.signIn('Admin')) }
  const editor = { id: await idOf('editor'), ...(await server.signIn('Editor')) }

  const seen = new Set<string>()
  async function fresh(...acts: SecurityEventKind[]): Promise<Stored[]> {
    await runtimeOf(payload).securityLog.flush()
    const query = { where: { act: { in: acts } }, pagination: false, sort: 'timestamp' }
    const { docs } = await payload.find({ collection: 'security-events', ...query })
    const found = docs.filter(({ id }) => !seen.has(id))
    for (const { id } of found) seen.add(id)
    return found
  }
  const told = async (...acts: SecurityEventKind[]) =>
    (await fresh(...acts)).map(({ act, account, target }) => [act, account, target])
  /** Waits, because events of the same millisecond have no order in the log. */
  async function nextMillisecond(): Promise<void> {
    const now = Date.now()
    while (Date.now() === now) await setImmediate()
  }
  const local = '127.0.0.0/24'

  it('begins with the creation of the first administrator', async () => {
    expect(await told('first-admin', 'account-created')).toEqual([
      ['first-admin', null, admin.id],
      ['account-created', null, editor.id],
    ])
  })

  it('names the account of a login, but never an unknown user name', async () => {
    await server.loginAs('Editor')
    await server.post('/api/login', { username: 'editor', password: 'wrong' })
    await server.post('/api/login', { username: 'Zwölfer Maria', password: 'wrong' })
    const unknown = { username: 'Zwölfer Maria', password: 'x' }
    await server.rest('/users/login', { method: 'POST', body: unknown })
    const { id } = await createUser(payload, 'guessed', 'Editor')
    for (let i = 0; i < 6; i++) await server.post('/api/login', { username: 'guessed', password: 'wrong' })
    const events = await fresh('login', 'login-refused', 'login-locked')
    const seenOf = events.map(({ act, account, address, count }) => [act, account, address, count])
    expect(seenOf).toContainEqual(['login', editor.id, local, expect.any(Number)])
    expect(seenOf).toContainEqual(['login-refused', editor.id, local, 1])
    expect(seenOf).toContainEqual(['login-refused', null, local, 2])
    const guesses = seenOf.filter(([, account]) => account === id)
    expect(guesses.map(([act]) => act)).toEqual(expect.arrayContaining(['login-refused', 'login-locked']))
    expect(guesses.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(6)
    expect(JSON.stringify(events)).not.toMatch(/zw|maria/i)
  })

  it('records refused users and calls, in the contract and Payload REST', async () => {
    await server.get('/api/getusers')
    await nextMillisecond()
    await editor.get('/api/getusers')
    await admin.get('/api/getusers')
    await nextMillisecond()
    await server.get('/cms/api/top-categories', { headers: editor.headers })
    await nextMillisecond()
    await server.get('/cms/api/users/some-id')
    const events = await fresh('refused')
    expect(events.map(({ account, target }) => [account, target])).toEqual([
      [null, 'GET /api/getusers'],
      [editor.id, 'GET /api/getusers'],
      [editor.id, '/cms/api/top-categories'],
      [null, '/cms/api/users'],
    ])
    expect(events[0]).toMatchObject({ address: local, requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  })

  it('records changes of accounts with the origin of the request', async () => {
    await fresh('password-changed', 'account-created')
    const password = 'long enough for all'
    await admin.post('/api/adduser', { username: 'neu', password, role: 'Editor' })
    const target = await idOf('neu')
    const changes = [
      { role: 'Admin' },
      { username: 'neuer' },
      { password: 'short' },
      { password: 'another long one' },
    ]
    for (const change of changes) await admin.rest('PATCH', `/users/${target}`, change)
    await admin.rest('POST', '/users/unlock', { username: 'neuer' })
    await admin.rest('DELETE', `/users/${target}`)
    const begin = ['account-created', 'role-changed', 'account-changed', 'password-changed'] as const
    const kinds = [...begin, 'account-unlocked', 'account-deleted'] as const
    const events = (await fresh(...kinds)).filter((event) => event.target === target)
    expect(events).toMatchObject(kinds.map((act) => ({ act, account: admin.id, address: local })))
    expect(JSON.stringify(events)).not.toContain('neu')
  })

  it('records password changes by their owners and wrong old passwords', async () => {
    await fresh('password-changed', 'password-refused')
    const own = await createUser(payload, 'owner', 'Editor')
    const owner = server.as(await server.login('owner', passwords.Editor))
    const change = (oldPassword: string) =>
      owner.post('/api/saveAccount', { oldPassword, newPassword: 'the next long one' })
    await change('wrong')
    await change(passwords.Editor)
    const events = await fresh('password-changed', 'password-refused')
    expect(events.map(({ act, account }) => `${act} ${account}`).sort()).toEqual([
      `password-changed ${own.id}`,
      `password-refused ${own.id}`,
    ])
  })

  it('records ended sessions', async () => {
    const [one, other] = [await server.signIn('Editor'), await server.signIn('Editor')]
    const { sessions }: { sessions: { id: string; current: boolean }[] } = await one.json('/api/account')
    const id = sessions.find(({ current }) => !current)?.id
    for (const ended of [id, null]) await one.post('/api/endSessions', { id: ended })
    for (const session of [one, other]) await session.post('/api/logout')
    await server.rest('/users/logout', { method: 'POST', token: await server.loginAs('Editor') })
    const acts = ['session-ended', 'session-ended', 'logout', 'logout']
    const events = await fresh('session-ended', 'logout')
    expect(events).toMatchObject(acts.map((act) => ({ act, account: editor.id })))
  })

  it('records permanent deletions and complete exports', async () => {
    const { id } = await server.content.news({ title: 'Weg' })
    const remove = (query: string) => admin.rest('DELETE', `/news/${id}${query}`)
    await remove('')
    expect(await fresh('deleted-for-good')).toEqual([])
    await server.update('news', id, { deletedAt: new Date().toISOString() })
    await remove('?trash=true')
    await (await server.throughPayload('/backup', { method: 'POST', headers: admin.headers })).arrayBuffer()
    const person = { name: 'Niemand Bekanntes', email: '', phone: '', username: '' }
    const body = { ...person, choices: {}, confirm: person.name }
    await ok(admin.post('/api/erasePerson', body))
    const events = await told('deleted-for-good', 'backup-downloaded', 'person-erased')
    expect(events).toEqual([
      ['deleted-for-good', admin.id, `news ${id}`],
      ['backup-downloaded', admin.id, null],
      ['person-erased', admin.id, null],
    ])
    expect(JSON.stringify(events)).not.toContain('Niemand')
  })

  it('is shown to Admins with the current name of an account', async () => {
    const query = `where[account][equals]=${editor.id}&limit=1`
    const list = await admin.rest('GET', `/security-events?${query}`)
    expect(list.body.docs[0]).toMatchObject({ account: editor.id, accountName: 'editor' })
  })

  it('counts frequent events together and stays short during a flood', async () => {
    let now = 0
    const log = createSecurityLog(payload, () => now)
    const note = (address: string, act: SecurityEventKind = 'login-limited') =>
      log.note({ act, sender: createSender(address, 'r') })
    const events = async () => {
      await log.flush()
      const found = await fresh('login-limited')
      return found.map(({ count, address, lastAt }) => [count, address, Boolean(lastAt)])
    }
    await fresh('login-limited')
    for (let i = 0; i < 1000; i++) note('192.0.2.1')
    expect(await events()).toEqual([[1000, '192.0.2.0/24', true]])
    now += 60_000
    note('192.0.2.1')
    expect(await events()).toEqual([[1, '192.0.2.0/24', false]])
    for (let i = 0; i < 5000; i++) note(`10.${i >> 8}.${i & 255}.1`)
    const flooded = await events()
    expect(flooded).toHaveLength(maxLinesPerHour - 1)
    expect(flooded).toContainEqual([5000 - (maxLinesPerHour - 2), null, true])
    // Events of others still get their own lines, and the next hour starts again.
    now += 60 * 60_000
    note('198.51.100.1')
    expect(await events()).toEqual([[1, '198.51.100.0/24', false]])
    await log.stop()
  })

  it('records logins and account actions even after many calls without a session', async () => {
    await fresh('refused', 'login', 'login-refused', 'password-refused')
    const log = createSecurityLog(payload, () => 0)
    const sender = createSender('203.0.113.7', 'r')
    for (let i = 0; i < 1000; i++) {
      const target = `GET /api/call${i}`
      log.note({ act: 'refused', target, sender: createSender(`10.0.${i & 255}.1`, 'r') })
      log.note({ act: 'login-refused', account: `guessed${i}`, sender: createSender('10.1.1.1', 'r') })
      log.note({ act: 'refused', account: editor.id, target, sender })
    }
    log.note({ act: 'login', account: admin.id, sender })
    log.note({ act: 'password-refused', account: admin.id, sender })
    await log.flush()
    const events = await fresh('refused', 'login', 'login-refused', 'password-refused')
    expect(events.length).toBeLessThan(4 * (maxLinesPerHour + 2))
    const own = events.filter(({ account }) => account === admin.id)
    expect(own.map(({ act, address }) => [act, address]).sort()).toEqual([
      ['login', '203.0.113.0/24'],
      ['password-refused', '203.0.113.0/24'],
    ])
    // Lines that are only counted also say which account it was.
    expect(events.filter(({ account, target }) => account === editor.id && !target)).toHaveLength(1)
    await log.stop()
  })

  it('retries failed lines', async () => {
    const log = createSecurityLog(payload)
    const { create } = payload.db
    payload.db.create = (() => Promise.reject(new Error('The disk is full'))) as never
    log.note({ act: 'login-limited', target: 'later' })
    await log.flush()
    payload.db.create = create
    log.note({ act: 'login-limited', target: 'later' })
    await log.stop()
    expect((await fresh('login-limited')).map(({ target, count }) => [target, count])).toEqual([['later', 2]])
  })
})

it('records the address from which the first administrator registered', async () => {
  const server = await startTestServer(sqlite, {}, { accounts: false })
  const body = { username: 'chief', password: 'long enough for all' }
  const headers = { 'x-request-id': 'of the front door', 'x-client-address': '192.0.2.9' }
  await server.rest('/users/first-register', { method: 'POST', body, headers })
  expect(await server.docs('security-events')).toMatchObject([
    { act: 'first-admin', account: null, address: '192.0.2.0/24', requestId: 'of the front door' },
  ])
  await server.stop()
})
