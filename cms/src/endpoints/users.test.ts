import { currentTime, dayMs, moveClock } from '#clock.ts'
import { passwords } from '#testServer.ts'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { holders } from './ownAccount.fixture.ts'

onServer('managing accounts', async (server) => {
  const { works, someone } = holders(server, 'person')
  const admin: string = await server.loginAs('Admin')
  afterAll(() => moveClock(0))

  const post = (call: string, body: object, token: string | null = admin) => server.as(token).post(call, body)
  const known = async (uuid: string) =>
    (await server.as(admin).json('getusers')).find((user: { uuid: string }) => user.uuid === uuid)
  const acts = async () => (await server.docs('logs', {}, 'timestamp')).map(({ action }) => action)

  it('name, mail and role change, in one line of the log; another role ends the sessions', async () => {
    const { token, ...user } = await someone()
    const before = (await acts()).length
    const renamed = { uuid: user.id, username: ' Anna.Neu ', role: 'Editor', email: ' anna@example.org ' }
    await ok(post('changeUser', renamed))
    expect(await known(user.id)).toMatchObject({
      username: 'anna.neu',
      role: 'Editor',
      email: 'anna@example.org',
      lastLogin: expect.stringMatching(/^\d{4}-/),
    })
    expect(await works(token)).toBe(true)
    const cleared = { ...renamed, username: 'anna.neu', role: 'Admin', email: '' }
    await ok(post('changeUser', cleared))
    expect(await known(user.id)).toMatchObject({ role: 'Admin', email: '' })
    expect(await works(token)).toBe(false)
    const own = await server.login('anna.neu', passwords.Editor)
    await ok(post('changeUser', { ...cleared, role: 'Editor' }, own))
    expect(await works(own)).toBe(false)
    expect((await acts()).slice(before)).toEqual(Array(3).fill('Benutzer geändert'))
  })

  it.each([
    [{ uuid: 'unknown' }, 'not_found'],
    [{ username: 'ADMIN' }, 'username_taken'],
    [{ email: 'anna@' }, 'email_invalid'],
    [{ email: { like: '' } }, 'invalid'],
  ])('%j changes nothing', async (change, code) => {
    const user = await someone()
    const present = { uuid: user.id, username: user.username, role: 'Editor', email: '' }
    await refused(post('changeUser', { ...present, ...change }), code)
    expect(await known(user.id)).toMatchObject(present)
  })

  it('the admin UI accepts the same addresses as the site', async () => {
    const user = await someone()
    const save = (email: string) => server.as(admin).rest('PATCH', `/users/${user.id}`, { email })
    await refused(save('anna@[127.0.0.1]'), 400)
    await ok(save('änne@büro.example'))
    expect(await known(user.id)).toMatchObject({ email: 'änne@büro.example' })
  })

  async function linkFor() {
    const user = await someone()
    const { username } = user
    const email = `${username}@example.org`
    await post('changeUser', { uuid: user.id, username, role: 'Editor', email })
    const message = expect.not.stringMatching(/unterwegs/)
    expect(await post('changeUser', { by: 'link', username })).toMatchObject({ status: 200, message })
    const text = String((await server.mailsTo(email)).at(-1)?.text)
    const token = /\/new_password#(\S+)/.exec(text)?.[1] ?? ''
    return { user, username, token, text }
  }
  const choose = (token: string, newPassword = 'ein neues gutes Wort') =>
    post('setPassword', { token, newPassword }, null)

  it('a link to a new password is mailed, works once, ends the sessions, and says nothing of the account', async () => {
    const { username, token, text } = await linkFor()
    const session = await server.login(username, passwords.Editor)
    expect(text).toContain('24 Stunden')
    await refused(choose(token, 'kurz'), 'password_too_short')
    expect(await works(session)).toBe(true)
    await ok(choose(token))
    expect(await works(session)).toBe(false)
    await server.login(username, 'ein neues gutes Wort')
    await refused(choose(token, 'noch ein neues Wort'), 'link_invalid')
    expect((await acts()).slice(-2)).toEqual(['Link für neues Passwort verschickt', 'Passwort geändert'])
  })

  it('a link works once in six concurrent uses', async () => {
    const { username, token } = await linkFor()
    const words = Array.from({ length: 6 }, (_, i) => `ein neues gutes Wort ${i}`)
    const answers = await Promise.all(words.map((word) => choose(token, word)))
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400])
    const place = answers.findIndex(({ status }) => status === 200)
    await server.login(username, String(words[place]))
  })

  it('a link is invalid after a change of password, after a day, and for another account', async () => {
    const first = await linkFor()
    const { username } = first
    await post('changeUser', { by: 'password', username, newPassword: 'von Hand gesetzt 1' })
    const late = await linkFor()
    const [head, , end] = late.token.split('.')
    const made = (sub: unknown) => Buffer.from(JSON.stringify({ sub, exp: currentTime() / 1000 + 999 }))
    const forged = [first.user.id, {}].map((sub) => `${head}.${made(sub).toString('base64url')}.${end}`)
    moveClock(dayMs + 1000)
    for (const token of [first.token, late.token, ...forged, admin, 'nonsense', '', `${late.token}x`])
      await refused(choose(token), 'link_invalid')
    moveClock(0)
    await ok(choose(late.token))
  })

  it('a link is no session, and requires a mail address', async () => {
    const { token } = await linkFor()
    expect(await works(token)).toBe(false)
    const { username } = await someone()
    await refused(post('changeUser', { by: 'link', username }), 'no_email')
    await refused(post('changeUser', { by: 'link', username: 'nobody' }), 404)
  })
})
