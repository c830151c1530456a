import { moveClock } from '#clock.ts'
import { createUser, passwords } from '#testServer.ts'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'

onServer('accounts through the contract', async (server) => {
  const admin: string = await server.loginAs('Admin')
  beforeEach(async () => {
    await server.payload.delete({ collection: 'users', where: { username: { not_equals: 'admin' } } })
    await server.remove('logs')
    await createUser(server.payload, 'editor', 'Editor')
  })

  const post = (address: string, body: object, token = admin) => server.as(token).post(address, body)
  const statusOf = async (token: string) => (await server.as(token).get('getRole')).status
  const { log } = server.as(admin)
  const newcomer = { username: 'neu', password: 'lang genug!', role: 'Editor' }

  it('lists accounts by name with the last login, without anything secret', async () => {
    const users = await server.as(admin).json('getusers')
    const rest = { displayName: '', email: '', lastLogin: expect.any(String), secondFactor: false }
    expect(users).toEqual([
      { uuid: expect.any(String), username: 'admin', role: 'Admin', ...rest },
      { uuid: expect.any(String), username: 'editor', role: 'Editor', ...rest },
    ])
    expect(users.map((one: { lastLogin: string }) => Date.parse(one.lastLogin) > 0)).toEqual([true, false])
  })

  it.each([
    [{ password: '123456789' }, 'password_too_short'],
    [{ role: 'Owner' }, 'role_invalid'],
    [{ username: ' EDITOR ' }, 'username_taken'],
  ])('does not add an account with %j', async (change, code) => {
    await refused(post('adduser', { ...newcomer, ...change }), code)
    expect(await server.count('users')).toBe(2)
    expect(await log()).toEqual([])
  })

  it.each([
    [{ username: 'Erika.Muster' }, 'Erika.Muster'],
    [{ username: 'erika.muster', displayName: ' Erika Muster ' }, 'Erika Muster'],
    [{ username: 'erika.muster' }, ''],
  ])('shows an account made with %j as %j', async (names, displayName) => {
    await post('adduser', { ...newcomer, ...names })
    const users = await server.as(admin).json('getusers')
    expect(users).toContainEqual(expect.objectContaining({ username: 'erika.muster', displayName }))
  })

  it('adds an account that can log in, and only one of two concurrent ones with the same name', async () => {
    const answers = await Promise.all([post('adduser', newcomer), post('adduser', newcomer)])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.message).toBe('Benutzer angelegt.')
    expect(await statusOf(await server.login('neu', newcomer.password))).toBe(200)
    expect(await log()).toEqual([['Benutzer angelegt', 'neu']])
  })

  it('deletes an editor, and never an administrator', async () => {
    await refused(post('deleteuser', { username: 'nobody' }), 404)
    await createUser(server.payload, 'other', 'Admin')
    for (const username of ['admin', 'other'])
      await refused(post('deleteuser', { username }), 'admin_protected')
    expect((await ok(post('deleteuser', { username: 'editor' }))).message).toBe('Benutzer gelöscht.')
    expect(await log()).toEqual([['Benutzer entfernt', 'editor']])
  })

  it('changes the own password with the old one; other sessions end, this one stays', async () => {
    const [here, elsewhere] = [await server.loginAs('Editor'), await server.loginAs('Editor')]
    const change = (oldPassword: string, newPassword: string) =>
      post('saveAccount', { oldPassword, newPassword }, here)
    await refused(change('wrong', 'another password'), 'wrong_password', 'oldPassword')
    await refused(change(passwords.Editor, 'short'), 'password_too_short')
    expect(await statusOf(elsewhere)).toBe(200)
    expect(await log()).toEqual([])

    await ok(change(passwords.Editor, 'another password'))
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401])
    await expect(server.loginAs('Editor')).rejects.toThrow('Invalid credentials')
    expect(await statusOf(await server.login('editor', 'another password'))).toBe(200)
    expect(await log()).toEqual([['Passwort geändert', 'editor']])
  })

  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
  const enter = async (userAgent: string): Promise<string> => {
    const account = { username: 'editor', password: passwords.Editor }
    const response = await server.post('login', account, { headers: { 'User-Agent': userAgent } })
    return ((await response.json()) as { access_token: string }).access_token
  }
  const list = async (token: string): Promise<Record<string, unknown>[]> =>
    (await server.as(token).json('account')).sessions
  const told = async (by: string) => (await list(by)).map(({ browser, current }) => [browser, current])
  const idAt = async (token: string, place: number) => String((await list(token))[place]?.id)

  it('own sessions are the only ones listed, the current and the last used first, with browser and times, no IP address', async () => {
    const [here, there] = [await enter(firefox), await enter(safari)]
    await enter('')
    const times = { id: expect.any(String), since: expect.any(String), lastUse: expect.any(String) }
    expect(await list(here)).toEqual([
      { ...times, browser: 'Firefox, Linux', current: true },
      { ...times, browser: '', current: false },
      { ...times, browser: 'Safari, iOS', current: false },
    ])
    expect((await told(there))[0]).toEqual(['Safari, iOS', true])
    expect(await told(admin)).toEqual([['', true]])
    expect(JSON.stringify(await server.docs('sessions'))).not.toMatch(/127\.0|::1/)
  })

  it('own sessions tell their last use to within some minutes', async () => {
    const token = await enter(firefox)
    const [before] = await list(token)
    onTestFinished(() => moveClock(0))
    moveClock(4 * 60_000)
    expect(await list(token)).toEqual([before])
    moveClock(6 * 60_000)
    await statusOf(token)
    const [after] = await list(token)
    expect(Date.parse(String(after?.lastUse))).toBeGreaterThan(
      Date.parse(String(before?.lastUse)) + 5 * 60_000,
    )
    expect(after).toEqual({ ...before, lastUse: after?.lastUse })
  })

  it('own sessions can be ended one by one, by no other account', async () => {
    const [here, there] = [await enter(firefox), await enter(safari)]
    const id = await idAt(there, 0)
    await refused(post('endSessions', {}, here), 'invalid')
    await refused(post('endSessions', { id }), 'not_found')
    expect(await statusOf(there)).toBe(200)
    await ok(post('endSessions', { id }, here))
    expect([await statusOf(here), await statusOf(there), await statusOf(admin)]).toEqual([200, 401, 200])
    await refused(post('endSessions', { id }, here), 404)
    expect(await told(here)).toEqual([['Firefox, Linux', true]])
  })

  it('own sessions can all be ended but the current one', async () => {
    const tokens = [await enter(firefox), await enter(safari), await enter('curl/8'), await enter('')]
    await ok(post('endSessions', { id: null }, tokens[0]))
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 401, 401])
    expect(await statusOf(admin)).toBe(200)
  })

  it('wrong old passwords lock the account like wrong logins', async () => {
    const session = await server.loginAs('Editor')
    for (let i = 0; i < 5; i++)
      await post('saveAccount', { oldPassword: `guess ${i}`, newPassword: 'another password' }, session)
    const right = { oldPassword: passwords.Editor, newPassword: 'another password' }
    await refused(post('saveAccount', right, session), 'wrong_password')
  })

  it('an administrator gives a new password, which opens a locked account', async () => {
    for (let i = 0; i < 5; i++) await server.login('editor', 'wrong').catch(() => {})
    const reset = (username: string, newPassword: string) =>
      post('changeUser', { by: 'password', username, newPassword })
    await refused(reset('nobody', 'another password'), 404)
    await refused(reset('editor', 'short'), 'password_too_short')
    await ok(reset('Editor ', 'another password'))
    expect(await statusOf(await server.login('editor', 'another password'))).toBe(200)
    expect(await log()).toEqual([['Passwort geändert', 'editor']])
  })
})
