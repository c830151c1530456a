import { defaultLimits } from '#environment.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { createUser, everyLimit, passwords } from '#testServer.ts'
import { onDatabase, onServer, refused, serverOf, statusesOf } from '#testSuite.ts'
import { holders } from './ownAccount.fixture.ts'

onServer('a recovery code', async (server) => {
  const { post, get, works, someone } = holders(server, 'code')

  const make = async (token: string) =>
    String((await post('makeRecoveryCode', { password: passwords.Editor }, token)).recoveryCode)
  const use = (username: string, recoveryCode: string, newPassword = 'ein neues Wort') =>
    post('setPassword', { username, recoveryCode, newPassword })

  it('sets a password once, even concurrently, ends the sessions, and is in both logs', async () => {
    const { id, username, token } = await someone('Admin')
    await refused(post('makeRecoveryCode', { password: 'falsch' }, token), 'wrong_password')
    const former = await make(token)
    const code = await make(token)
    expect((await get('account', token)).recoveryCodeSince).toMatch(/^\d{4}-/)
    await refused(use(username, former), 'recovery_code_wrong')
    await refused(use(username, code, 'kurz'), 'password_too_short')
    expect(await works(token)).toBe(true)
    const typed = code.toUpperCase().replaceAll('-', ' ')
    const answers = await Promise.all([1, 2, 3].map(() => use(username.toUpperCase(), typed)))
    expect(statusesOf(answers)).toEqual([200, 400, 400])
    expect(await works(token)).toBe(false)
    const own = await server.login(username, 'ein neues Wort')
    expect((await get('account', own)).recoveryCodeSince).toBe('')
    const kinds = (await server.docs('logs', { target: id })).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'recovery_code_made')).toHaveLength(2)
    expect(kinds).toContain('recovery_code_used')
    await runtimeOf(server.payload).securityLog.flush()
    const acts = (await server.docs('security-events', { account: id })).map(({ act }) => act)
    for (const end of ['made', 'used', 'refused']) expect(acts).toContain(`recovery-code-${end}`)
    expect(acts).toContain('password-changed')
  })

  it('gets the same answer for a wrong name, a wrong code, and an account without one or of an Editor', async () => {
    const { id, username, token } = await someone('Admin')
    const code = await make(token)
    const answers = [
      await use('niemand', code),
      await use(username, `${code}x`),
      await use(username, ''),
      await use((await someone('Admin')).username, code),
    ]
    await server.update('users', id, { role: 'Editor' })
    answers.push(await use(username, code))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

onDatabase('recovery attempts', async (db) => {
  const receiver = { ...defaultLimits.receiver, points: 2 }
  const rateLimits = { ...everyLimit(), login: { points: 3, seconds: 600 }, receiver }
  const server = await serverOf(db, { rateLimits })

  it('are limited by name and by receiver', async () => {
    const email = 'often@example.org'
    for (const name of ['often1', 'often2', 'often3']) {
      const { id } = await createUser(server.payload, name, 'Editor')
      await server.update('users', id, { email })
    }
    const ask = async (username: string) => (await server.post('forgotPassword', { username })).status
    expect([await ask('often1'), await ask('often2'), await ask('often3')]).toEqual([200, 200, 200])
    await runtimeOf(server.payload).forgottenPasswords.stop()
    const mails = await server.mailsTo(email)
    expect([mails.length, mails.filter(({ held }) => held).length]).toEqual([3, 1])
    for (const name of ['often1', 'nobody', 'nobody', 'nobody']) await ask(name)
    expect([await ask('often1'), await ask('nobody')]).toEqual([200, 429])
    const body = { username: 'admin', recoveryCode: 'x', newPassword: 'ein neues Wort' }
    for (const status of [400, 400, 400, 429]) await refused(server.post('setPassword', body), status)
  })
})
