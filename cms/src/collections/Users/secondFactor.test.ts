import { Secret, TOTP } from 'otpauth'
import { currentTime, moveClock } from '../../clock.ts'
import { readContent } from '../../features/backup/content.ts'
import { seal, unseal } from '../../lib/seal.ts'
import { createUser, passwords } from '../../testServer.ts'
import { onDatabase, serverOf } from '../../testSuite.ts'

describe('an encrypted secret', () => {
  it('is decrypted only with the same key and for the same account', () => {
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
  /** Returns the code that an app shows `steps` half minutes from now. */
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
    server.rest('/users/login', { method: 'POST', body: { username, password, otp } })
  const adminToken = () => server.loginAs('Admin')

  /** Creates an account whose login requires a code; the half minute of its first code has passed. */
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
    const wrong = { status: 400, code: 'wrong_password', field: 'password' }
    expect(await as(token, 'beginSecondFactor', { password: 'wrong' })).toMatchObject(wrong)
    expect(await turnOn('123456')).toMatchObject({ code: 'otp_wrong' })
    const { secret, uri, picture } = await as(token, 'beginSecondFactor', { password })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*anna\\?.*secret=${secret}`))
    expect(picture).toMatch(/^<svg /)
    expect(await enter('anna')).toMatchObject({ status: 200 })
    expect(await turnOn(wrongFor(secret))).toMatchObject({ status: 400, code: 'otp_wrong', field: 'otp' })
    expect(await state()).toMatchObject({ on: false })

    const code = codeOf(secret)
    const { status, recoveryCodes } = await turnOn(code)
    expect([status, new Set(recoveryCodes).size]).toEqual([200, 10])
    expect(await state()).toMatchObject({ on: true, recoveryCodes: 10 })
    expect((await as(other, 'getRole')).status).toBe(401)
    const again = await as(token, 'beginSecondFactor', { password })
    expect(again).toMatchObject({ status: 409, code: 'otp_on' })
    expect(await turnOn(code)).toMatchObject({ status: 409 })
    expect(await enter('anna', code)).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  it('is required by both login calls, accepted once, and up to half a minute early or late', async () => {
    const { username, secret } = await protectedAccount()
    for (const none of [undefined, '', null]) {
      const refused = await server.post('/api/login', { username, password, otp: none ?? undefined })
      expect(refused.headers.get('set-cookie')).toBeNull()
      expect(await refused.json()).toMatchObject({ code: 'otp_required', field: 'otp' })
      expect(refused.status).toBe(401)
      const raw = await enterRaw(username, none)
      expect(raw.status).toBe(401)
      expect(raw.text).toEqual(expect.stringContaining('otp_required'))
      expect(raw.headers.get('set-cookie')).toBe(null)
    }
    for (const otp of [wrongFor(secret), codeOf(secret, -2), '12345', 'x'])
      expect(await enter(username, otp), otp).toMatchObject({ status: 401, code: 'invalid_credentials' })
    // Without the password the response does not reveal whether a code is right, and no code is used up.
    expect(await enter(username, codeOf(secret, -1), 'wrong password')).toMatchObject({ status: 401 })
    const early = codeOf(secret, -1)
    expect(await enter(username, `${early.slice(0, 3)} ${early.slice(3)}`)).toMatchObject({ status: 200 })
    expect(await enter(username, early)).toMatchObject({ status: 401 })
    expect((await enterRaw(username, codeOf(secret))).status).toBe(200)
    expect((await enterRaw(username, codeOf(secret))).status).toBe(401)
    expect(await enter(username, codeOf(secret, 1))).toMatchObject({ status: 200 })
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 401 })
  })

  it('lets one of four concurrent logins with the same code succeed', async () => {
    const { username, secret, recoveryCodes } = await protectedAccount()
    for (const otp of [codeOf(secret), recoveryCodes[0]]) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => enter(username, otp)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    }
  })

  it('cannot be bypassed', async () => {
    const { user, username } = await protectedAccount()
    const admin = await adminToken()
    const post = (address: string, body: object, token: string | null = null) =>
      server.rest(address, { method: 'POST', body, token })
    for (const [address, body] of [
      ['/users/forgot-password', { username }],
      ['/users/reset-password', { token: 'x', password: 'another password' }],
      ['/graphql', { query: `mutation { loginUser(username: "${username}", password: "x") { token } }` }],
    ] as const)
      expect([address, (await post(address, body)).status]).toEqual([address, 404])
    const registering = { ...{ username: 'second', password }, role: 'Admin' }
    expect((await post('/users/first-register', registering)).status).toBe(403)
    expect((await post('/users/refresh-token', { username, password })).status).toBeGreaterThanOrEqual(400)
    const basic = Buffer.from(`${username}:${password}`).toString('base64')
    for (const Authorization of [`Basic ${basic}`, `users API-Key ${password}`, `JWT ${password}`])
      expect((await server.rest('/users/me', { headers: { Authorization } })).body.user).toBeNull()
    expect((await post('/users/unlock', { username }, admin)).status).toBe(200)
    const changed = await as(admin, 'changeUser', { by: 'password', username, newPassword: password })
    expect(changed.status).toBe(200)
    await server.rest(`/users/${user.id}`, { method: 'PATCH', token: admin, body: { role: 'Editor' } })
    expect(await enter(username)).toMatchObject({ status: 401, code: 'otp_required' })
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const body = method === 'GET' ? undefined : { confirmedAt: null }
      const raw = await server.rest(`/second-factors/${user.id}`, { method, token: admin, body })
      expect([method, [403, 404, 405].includes(raw.status)]).toEqual([method, true])
    }
  })

  it('locks the account after five wrong codes with the right password', async () => {
    const { username, secret } = await protectedAccount()
    for (let i = 0; i < 5; i++) {
      expect(await enter(username, wrongFor(secret))).toMatchObject({ status: 401 })
      if (i < 4) expect(await enter(username)).toMatchObject({ code: 'otp_required' })
    }
    expect(await enter(username)).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 401 })
    const token = await adminToken()
    await server.rest('/users/unlock', { method: 'POST', token, body: { username } })
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 200 })
  })

  it('a recovery code works once, in any spelling, even if the secret is no longer readable', async () => {
    const { user, username, token, secret, recoveryCodes } = await protectedAccount()
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^(\w{4}-){3}\w{4}$/)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
    expect(await enter(username, typed)).toMatchObject({ status: 200 })
    expect(await enter(username, first)).toMatchObject({ status: 401 })
    expect((await as(token, 'account')).secondFactor).toMatchObject({ recoveryCodes: 9 })
    // As after a move with another PAYLOAD_SECRET.
    const data = { secret: seal('another secret of the server', user.id, secret) }
    await server.payload.db.updateOne({ collection: 'second-factors', id: user.id, data })
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 401 })
    expect(await enter(username, second)).toMatchObject({ status: 200 })
  })

  it('setting back a fast clock locks no user out', async () => {
    const { username, secret } = await protectedAccount()
    moveClock(ahead + 86_400_000)
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 200 })
    moveClock(ahead)
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 200 })
    expect(await enter(username, codeOf(secret))).toMatchObject({ status: 401 })
  })

  it('is switched off with password and code, by another Admin, or with the account', async () => {
    const { user, username, token, secret } = await protectedAccount()
    const turnOff = (body: object) => as(token, 'setSecondFactor', { on: false, ...body })
    for (const body of [
      { password: 'wrong', otp: codeOf(secret) },
      { password, otp: wrongFor(secret) },
      { password, otp: '' },
    ])
      expect((await turnOff(body)).status).toBe(400)
    expect((await turnOff({ password, otp: codeOf(secret) })).status).toBe(200)
    expect(await enter(username)).toMatchObject({ status: 200 })

    const again = await protectedAccount()
    const reset = async (by: string) =>
      (await as(by, 'changeUser', { by: 'otp', username: again.username })).status
    expect(await reset(again.token)).toBe(403)
    const admin = await adminToken()
    const known: { username: string; secondFactor: boolean }[] = await server.as(admin).json('/api/getusers')
    const isOn = (name: string) => known.find((one) => one.username === name)?.secondFactor
    expect([isOn(again.username), isOn(username)]).toEqual([true, false])
    expect([await reset(admin), await reset(admin)]).toEqual([200, 404])
    expect(await enter(again.username)).toMatchObject({ status: 200 })

    const gone = await protectedAccount()
    await server.rest(`/users/${gone.user.id}`, { method: 'DELETE', token: admin })
    const where = { id: { equals: gone.user.id } }
    const { totalDocs } = await server.payload.count({ collection: 'second-factors', where })
    expect([user.id === gone.user.id, totalDocs]).toEqual([false, 0])
    const { docs } = await server.payload.find({ collection: 'logs', pagination: false })
    const lines = docs.map(({ action, entry }) => `${action}: ${entry}`)
    for (const [action, whose] of [
      ['Einmalcode eingerichtet', username],
      ['Einmalcode abgeschaltet', username],
      ['Einmalcode zurückgesetzt', again.username],
    ])
      expect(lines.filter((line) => line === `${action}: ${whose}`)).toHaveLength(1)
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
