import { dayMs, moveClock } from '#clock.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { passwords } from '#testServer.ts'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { holders } from './ownAccount.fixture.ts'

onServer('the own account', async (server) => {
  afterAll(() => moveClock(0))

  const { post, get, works, someone } = holders(server, 'own')
  const { mailsTo } = server
  const linkIn = (mail: { text?: string | null } | undefined) => /#(\S+)/.exec(String(mail?.text))?.[1] ?? ''
  const emailOf = async (token: string) => (await get('account', token)).email

  /** No mail server: nothing is said to be on its way. */
  const withoutMail = { status: 200, isSent: false, message: expect.not.stringMatching(/unterwegs/) }

  async function ask(username: string) {
    const answer = await post('forgotPassword', { username })
    await runtimeOf(server.payload).forgottenPasswords.stop()
    return answer
  }

  it('a forgotten password is replaced by a link, asked for by username or mail address', async () => {
    const email = 'forgot@example.org'
    const { username } = await someone('Editor', email)
    for (const typed of [` ${username.toUpperCase()} `, 'forgot@Example.org']) {
      expect(await ask(typed)).toMatchObject(withoutMail)
      const link = linkIn((await mailsTo(email)).at(-1))
      await ok(post('setPassword', { token: link, newPassword: `für ${typed}` }))
      await server.login(username, `für ${typed}`)
    }
  })

  it('a forgotten password gets the same answer with and without an account or address', async () => {
    const known = await someone('Editor', 'same@example.org')
    const without = await someone()
    const answers = []
    for (const name of [known.username, without.username, 'niemand', '*']) answers.push(await ask(name))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await refused(post('forgotPassword', { username: '  ' }), 'username_missing')
  })

  it('the own mail address is valid once its link was used, once, and the former address is notified', async () => {
    const { username, token } = await someone('Editor', 'former@example.org')
    const change = { email: 'new@example.org', password: passwords.Editor }
    await refused(post('saveAccount', { ...change, password: 'x' }, token), 'wrong_password', 'password')
    await refused(post('saveAccount', { ...change, email: 'anna@' }, token), 'email_invalid', 'email')
    expect(await mailsTo('new@example.org')).toHaveLength(0)
    const { isSent: _, ...said } = withoutMail
    expect(await post('saveAccount', change, token)).toMatchObject(said)
    expect(await emailOf(token)).toBe('former@example.org')
    const link = linkIn((await mailsTo('new@example.org'))[0])
    await refused(post('setPassword', { token: link, newPassword: 'ein neues Wort' }), 'link_invalid')
    const all = await Promise.all([1, 2, 3].map(() => post('confirmEmail', { token: link })))
    expect(statusesOf(all)).toEqual([200, 400, 400])
    expect(await emailOf(token)).toBe('new@example.org')
    const told = await mailsTo('former@example.org')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(username)
    expect(await works(token)).toBe(true)
  })

  it('the own mail address is not confirmed after a day, a new password or another confirmation', async () => {
    const { token, username } = await someone()
    const ask = async (email: string) => {
      await post('saveAccount', { email, password: passwords.Editor }, token)
      return linkIn((await mailsTo(email))[0])
    }
    const late = await ask(`${username}-late@example.org`)
    moveClock(dayMs + 1000)
    await refused(post('confirmEmail', { token: late }), 'link_invalid')
    moveClock(0)
    const [first, second] = [await ask(`${username}-a@example.org`), await ask(`${username}-b@example.org`)]
    await ok(post('confirmEmail', { token: second }))
    await refused(post('confirmEmail', { token: first }), 'link_invalid')
    const third = await ask(`${username}-c@example.org`)
    await post('saveAccount', { oldPassword: passwords.Editor, newPassword: 'ein neues Wort' }, token)
    for (const dead of [third, 'nonsense', '', token])
      await refused(post('confirmEmail', { token: dead }), 'link_invalid')
    expect(await emailOf(token)).toBe(`${username}-b@example.org`)
  })

  it('the own mail address is removed at once if emptied, and is notified', async () => {
    const { token } = await someone('Editor', 'leaving@example.org')
    const emptied = await ok(post('saveAccount', { email: ' ', password: passwords.Editor }, token))
    expect(emptied.message).toContain('keine E-Mail-Adresse mehr')
    expect(await emailOf(token)).toBe('')
    expect(await mailsTo('leaving@example.org')).toHaveLength(1)
  })

  it('an invitation makes an account whose holder chooses the password, within seven days', async () => {
    const { token } = await someone('Admin')
    const invited = { username: ' Gast1 ', email: 'gast1@example.org', role: 'Editor' }
    await refused(post('adduser', { ...invited, email: 'gast1' }, token), 'email_invalid')
    expect(await post('adduser', invited, token)).toMatchObject(withoutMail)
    await refused(post('adduser', invited, token), 'username_taken')
    const mails = await mailsTo('gast1@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('sieben Tage')
    const link = { token: linkIn(mails[0]), newPassword: 'ein neues Wort' }
    moveClock(7 * dayMs + 1000)
    await refused(post('setPassword', link), 'link_invalid')
    moveClock(7 * dayMs - 60_000)
    await ok(post('setPassword', link))
    await refused(post('setPassword', link), 'link_invalid')
    moveClock(0)
    const own = await server.login('gast1', 'ein neues Wort')
    expect(await get('getRole', own)).toMatchObject({ role: 'Editor' })
    const docs = await server.docs('logs', { kind: 'user_invited' })
    expect(docs).toMatchObject([{ action: 'Benutzer eingeladen', entry: 'gast1' }])
  })

  it('a display name is shown to staff; login still needs the username', async () => {
    const { username, token } = await someone()
    await ok(post('saveAccount', { displayName: '  Anna 🌼 Müller ' }, token))
    const { token: other } = await someone()
    expect((await get('account', other)).staffNames[username]).toBe('Anna 🌼 Müller')
    expect(await get('getRole', token)).toMatchObject({ username })
    await refused(post('saveAccount', { email: 'without@password.example' }, token), 400)
    await refused(post('saveAccount', { displayName: 'x'.repeat(81) }, token), 400)
    const impostor = await post('saveAccount', { displayName: 'anna 🌼  MÜLLER' }, other)
    expect(impostor).toMatchObject({ code: 'display_name_taken' })
    await refused(post('saveAccount', { displayName: 'Ad\u200bmin' }, other), 409)
    await ok(post('saveAccount', { displayName: 'Anna 🌼 Müller' }, token))
    await post('saveAccount', { displayName: '' }, token)
    expect((await get('account', other)).staffNames).not.toHaveProperty(username)
  })
})
