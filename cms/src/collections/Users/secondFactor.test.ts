import { Secret, TOTP } from 'otpauth'
import { currentTime, dayMs, moveClock } from '#clock.ts'
import { readContent } from '#features/backup/content.ts'
import { seal, unseal } from '#lib/seal.ts'
import { createUser, passwords } from '#testServer.ts'
import { ok, onDatabase, refused, serverOf, statusesOf } from '#testSuite.ts'

it('an encrypted secret is decrypted only with the same key and for the same account', () => {
  const sealed = seal('a secret', 'anna', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal('a secret', 'anna', 'JBSWY3DP')).not.toBe(sealed)
  expect(unseal('a secret', 'anna', sealed)).toBe('JBSWY3DP')
  for (const [secret, owner, text] of [
    ['another', 'anna', sealed],
    ['a secret', 'berta', sealed],
    ['a secret', 'anna', `${sealed.slice(0, -2)}AA`],
    ['a secret', 'anna', ''],
  ])
    expect(unseal(String(secret), String(owner), String(text))).toBeNull()
})

onDatabase('the one-time code', async (db) => {
  let ahead = 0
  let count = 0
  const server = await serverOf(db)
  afterEach(() => {
    // Codes used by one test have expired for the next.
    ahead += 300_000
    moveClock(ahead)
  })
  afterAll(() => moveClock(0))

  const password = passwords.Editor
  /** @param steps half minutes from now */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: currentTime() + steps * 30_000 })
  const wrongFor = (secret: string) => {
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps))
    return String(['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)))
  }
  const as = (token: string, call: string, body?: object) =>
    body ? server.as(token).post(`/api/${call}`, body) : server.as(token).get(`/api/${call}`)
  const enter = async (username: string, otp?: unknown, said = password) =>
    server.as(null).post('/api/login', { username, password: said, ...(otp !== undefined && { otp }) })
  const enterRaw = (username: string, otp?: unknown) =>
    server.as(null).rest('POST', '/users/login', { username, password, otp })
  const adminToken = () => server.loginAs('Admin')

  /** The half minute of its first code has passed. */
  async function protectedAccount() {
    const user = await createUser(server.payload, `carla${++count}`, 'Admin', password)
    const username = String(user.username)
    const token = await server.login(username, password)
    const { secret } = await as(token, 'beginSecondFactor', { password })
    const { recoveryCodes } = await as(token, 'setSecondFactor', { on: true, otp: codeOf(secret) })
    ahead += 90_000
    moveClock(ahead)
    return { user, username, token, secret: String(secret), recoveryCodes: recoveryCodes as string[] }
  }

  it('is set up with the password, valid once confirmed, and ends the other sessions', async () => {
    await createUser(server.payload, 'anna', 'Admin', password)
    const [token, other] = [await server.login('anna', password), await server.login('anna', password)]
    const state = async () => (await as(token, 'account')).secondFactor
    const turnOn = (otp: string) => as(token, 'setSecondFactor', { on: true, otp })
    expect(await state()).toMatchObject({ on: false, since: '', recoveryCodes: 0 })
    await refused(as(token, 'beginSecondFactor', { password: 'wrong' }), 'wrong_password', 'password')
    await refused(turnOn('123456'), 'otp_wrong')
    const { secret, uri, picture } = await as(token, 'beginSecondFactor', { password })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*anna\\?.*secret=${secret}`))
    expect(picture).toMatch(/^<svg /)
    await ok(enter('anna'))
    await refused(turnOn(wrongFor(secret)), 'otp_wrong', 'otp')
    expect(await state()).toMatchObject({ on: false })

    const code = codeOf(secret)
    const { recoveryCodes } = await ok(turnOn(code))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await state()).toMatchObject({ on: true, recoveryCodes: 10 })
    await refused(as(other, 'getRole'), 401)
    await refused(as(token, 'beginSecondFactor', { password }), 'otp_on')
    await refused(turnOn(code), 409)
    await refused(enter('anna', code), 'invalid_credentials')
  })

  it('is required by both login calls, accepted once, and up to half a minute early or late', async () => {
    const { username, secret } = await protectedAccount()
    for (const none of [undefined, '', null]) {
      const answer = await server.post('/api/login', { username, password, otp: none ?? undefined })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
      expect(await answer.json()).toMatchObject({ code: 'otp_required', field: 'otp' })
      const raw = await enterRaw(username, none)
      expect([raw.status, raw.headers.get('set-cookie')]).toEqual([401, null])
      expect(raw.text).toContain('otp_required')
    }
    for (const otp of [wrongFor(secret), codeOf(secret, -2), '12345', 'x'])
      await refused(enter(username, otp), 'invalid_credentials')
    // Without the password the response does not reveal whether a code is right, and no code is used up.
    const early = codeOf(secret, -1)
    await refused(enter(username, early, 'wrong password'), 401)
    await ok(enter(username, `${early.slice(0, 3)} ${early.slice(3)}`))
    await refused(enter(username, early), 401)
    await ok(enterRaw(username, codeOf(secret)))
    await refused(enterRaw(username, codeOf(secret)), 401)
    await ok(enter(username, codeOf(secret, 1)))
    await refused(enter(username, codeOf(secret)), 401)
  })

  it('lets one of four concurrent logins with the same code succeed', async () => {
    const { username, secret, recoveryCodes } = await protectedAccount()
    for (const otp of [codeOf(secret), recoveryCodes[0]]) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => enter(username, otp)))
      expect(statusesOf(answers)).toEqual([200, 401, 401, 401])
    }
  })

  it('cannot be bypassed', async () => {
    const { user, username } = await protectedAccount()
    const admin = await adminToken()
    const post = (address: string, body: object, token: string | null = null) =>
      server.as(token).rest('POST', address, body)
    for (const [address, body] of [
      ['/users/forgot-password', { username }],
      ['/users/reset-password', { token: 'x', password: 'another password' }],
      ['/graphql', { query: `mutation { loginUser(username: "${username}", password: "x") { token } }` }],
    ] as const)
      expect([address, (await post(address, body)).status]).toEqual([address, 404])
    await refused(post('/users/first-register', { username: 'second', password, role: 'Admin' }), 403)
    expect((await post('/users/refresh-token', { username, password })).status).toBeGreaterThanOrEqual(400)
    const basic = Buffer.from(`${username}:${password}`).toString('base64')
    for (const Authorization of [`Basic ${basic}`, `users API-Key ${password}`, `JWT ${password}`])
      expect((await server.rest('/users/me', { headers: { Authorization } })).body.user).toBeNull()
    await ok(post('/users/unlock', { username }, admin))
    await ok(as(admin, 'changeUser', { by: 'password', username, newPassword: password }))
    await server.as(admin).rest('PATCH', `/users/${user.id}`, { role: 'Editor' })
    await refused(enter(username), 'otp_required')
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const body = method === 'GET' ? undefined : { confirmedAt: null }
      const raw = await server.as(admin).rest(method, `/second-factors/${user.id}`, body)
      expect([method, [403, 404, 405].includes(raw.status)]).toEqual([method, true])
    }
  })

  it('locks the account after five wrong codes with the right password', async () => {
    const { username, secret } = await protectedAccount()
    for (let i = 0; i < 5; i++) {
      await refused(enter(username, wrongFor(secret)), 401)
      if (i < 4) await refused(enter(username), 'otp_required')
    }
    await refused(enter(username), 'invalid_credentials')
    await refused(enter(username, codeOf(secret)), 401)
    await server.as(await adminToken()).rest('POST', '/users/unlock', { username })
    await ok(enter(username, codeOf(secret)))
  })

  it('a recovery code works once, in any spelling, even if the secret is no longer readable', async () => {
    const { user, username, token, secret, recoveryCodes } = await protectedAccount()
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^(\w{4}-){3}\w{4}$/)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
    await ok(enter(username, typed))
    await refused(enter(username, first), 401)
    expect((await as(token, 'account')).secondFactor).toMatchObject({ recoveryCodes: 9 })
    // As after a move with another PAYLOAD_SECRET.
    const data = { secret: seal('another secret of the server', user.id, secret) }
    await server.payload.db.updateOne({ collection: 'second-factors', id: user.id, data })
    await refused(enter(username, codeOf(secret)), 401)
    await ok(enter(username, second))
  })

  it('setting back a fast clock locks no user out', async () => {
    const { username, secret } = await protectedAccount()
    moveClock(ahead + dayMs)
    await ok(enter(username, codeOf(secret)))
    moveClock(ahead)
    await ok(enter(username, codeOf(secret)))
    await refused(enter(username, codeOf(secret)), 401)
  })

  it('is switched off with password and code, by another Admin, or with the account', async () => {
    const { username, token, secret } = await protectedAccount()
    const turnOff = (body: object) => as(token, 'setSecondFactor', { on: false, ...body })
    for (const body of [
      { password: 'wrong', otp: codeOf(secret) },
      { password, otp: wrongFor(secret) },
      { password, otp: '' },
    ])
      await refused(turnOff(body), 400)
    await ok(turnOff({ password, otp: codeOf(secret) }))
    await ok(enter(username))

    const again = await protectedAccount()
    const reset = (by: string) => as(by, 'changeUser', { by: 'otp', username: again.username })
    await refused(reset(again.token), 403)
    const admin = await adminToken()
    const known: { username: string; secondFactor: boolean }[] = await server.as(admin).json('/api/getusers')
    const isOn = (name: string) => known.find((one) => one.username === name)?.secondFactor
    expect([isOn(again.username), isOn(username)]).toEqual([true, false])
    await ok(reset(admin))
    await refused(reset(admin), 404)
    await ok(enter(again.username))

    const gone = await protectedAccount()
    await server.as(admin).rest('DELETE', `/users/${gone.user.id}`)
    expect(await server.count('second-factors', { id: gone.user.id })).toBe(0)
    const lines = (await server.docs('logs')).map(({ action, entry }) => `${action}: ${entry}`)
    for (const line of [
      `Einmalcode eingerichtet: ${username}`,
      `Einmalcode abgeschaltet: ${username}`,
      `Einmalcode zurückgesetzt: ${again.username}`,
    ])
      expect(lines.filter((one) => one === line)).toHaveLength(1)
  })

  it('no answer, log or backup contains the secret or a recovery code', async () => {
    const { user, token, secret, recoveryCodes } = await protectedAccount()
    const said = [await as(token, 'account'), await as(token, 'getusers')]
    for (const address of ['/users/me', `/users/${user.id}`, '/users', '/access', '/logs', '/second-factors'])
      said.push((await server.rest(address, { token })).text)
    const kept: unknown[] = []
    for await (const item of readContent(server.payload, {})) kept.push(item)
    const text = JSON.stringify([said, kept])
    expect(text).toContain('second-factors')
    for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden)
    expect(JSON.stringify(said)).not.toMatch(/lastStep|recoveryCodes":\[/)
  })
})
