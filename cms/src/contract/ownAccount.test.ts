import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveClock } from '../clock.ts'
import { databases } from '../database/testDatabases.ts'
import { defaultLimits } from '../environment.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { createUser, everyLimit, passwords, startTestServer, type TestServer } from '../testServer.ts'

for (const db of databases) {
  describe.skipIf(!db.available)(`an account by its holder on ${db.name}`, () => {
    let server: TestServer
    let count = 0
    beforeAll(async () => {
      server = await startTestServer(db)
    })
    afterAll(async () => {
      moveClock(0)
      await server?.stop()
    })

    const post = async (call: string, body: object, token: string | null = null) => {
      const headers = token ? { Authorization: `Bearer ${token}` } : {}
      const response = await server.post(`/api/${call}`, body, { headers } as RequestInit)
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
    }
    const get = (call: string, token: string) =>
      server.json(`/api/${call}`, { headers: { Authorization: `Bearer ${token}` } })
    const works = async (token: string) =>
      (await server.get('/api/getRole', { headers: { Authorization: `Bearer ${token}` } })).status === 200
    async function someone(role: 'Editor' | 'Admin' = 'Editor', email: string | null = null) {
      const username = `own${++count}`
      const { id } = await createUser(server.payload, username, role, passwords.Editor)
      await server.payload.update({ collection: 'users', id, data: { email } })
      return { id, username, token: await server.login(username, passwords.Editor) }
    }
    const mailsTo = async (to: string) =>
      (await server.payload.find({ collection: 'mails', where: { to: { equals: to } }, sort: 'createdAt' }))
        .docs
    const linkIn = (mail: { text?: string | null } | undefined) =>
      /#(\S+)/.exec(String(mail?.text))?.[1] ?? ''
    const emailOf = async (token: string) => (await get('account', token)).email

    describe('a forgotten password', () => {
      /** Asks, and waits until what was asked is done. */
      async function ask(username: string) {
        const answer = await post('forgotPassword', { username })
        await runtimeOf(server.payload).forgottenPasswords.settled()
        return answer
      }

      it.each([
        ['the username, as it is typed', (name: string) => ` ${name.toUpperCase()} `],
        ['the mail address', (name: string) => `${name}@example.org`],
      ])('is replaced by a link, asked for by %s', async (_, typed) => {
        const { id, username, token } = await someone()
        const email = `${username}@example.org`
        await server.payload.update({ collection: 'users', id, data: { email } })
        expect(await ask(typed(username))).toMatchObject({ status: 200, isSent: false })
        const [mail] = await mailsTo(email)
        const link = linkIn(mail)
        expect(await post('setPasswordByLink', { token: link, newPassword: 'ein neues Wort' })).toMatchObject(
          {
            status: 200,
          },
        )
        expect(await works(token)).toBe(false)
        await server.login(username, 'ein neues Wort')
      })

      it('gets the same answer whether there is an account, and one with an address', async () => {
        const known = await someone('Editor', 'same@example.org')
        const without = await someone()
        const answers = [
          await ask(known.username),
          await ask(without.username),
          await ask('niemand'),
          await ask('*'),
        ]
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(await post('forgotPassword', { username: '  ' })).toMatchObject({
          status: 400,
          code: 'username_missing',
        })
      })
    })

    describe('a mail address of one’s own', () => {
      it('counts once the link in its mail was opened, once, and the former address is told', async () => {
        const { username, token } = await someone('Editor', 'former@example.org')
        const change = { email: 'new@example.org', password: passwords.Editor }
        expect(await post('changeEmail', { ...change, password: 'falsch' }, token)).toMatchObject({
          code: 'wrong_password',
          field: 'password',
        })
        expect(await mailsTo('new@example.org')).toHaveLength(0)
        expect(await post('changeEmail', change, token)).toMatchObject({ status: 200 })
        expect(await emailOf(token)).toBe('former@example.org')
        const link = linkIn((await mailsTo('new@example.org'))[0])
        // It is no link to a password.
        expect(await post('setPasswordByLink', { token: link, newPassword: 'ein neues Wort' })).toMatchObject(
          {
            code: 'link_invalid',
          },
        )
        const all = await Promise.all([1, 2, 3].map(() => post('confirmEmail', { token: link })))
        expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400])
        expect(await emailOf(token)).toBe('new@example.org')
        const told = await mailsTo('former@example.org')
        expect(told).toHaveLength(1)
        expect(told[0]?.text).toContain(username)
        expect(await works(token)).toBe(true)
      })

      it.each(['anna@', 'a b@example.org', 'two@example.org, three@example.org'])(
        '%s is refused',
        async (email) => {
          const { token } = await someone()
          const answer = await post('changeEmail', { email, password: passwords.Editor }, token)
          expect(answer).toMatchObject({ status: 400, code: 'email_invalid', field: 'email' })
        },
      )

      it('is dead after a day, with another password, and where another one was confirmed', async () => {
        const { token, username } = await someone()
        const ask = async (email: string) => {
          await post('changeEmail', { email, password: passwords.Editor }, token)
          return linkIn((await mailsTo(email))[0])
        }
        const late = await ask(`${username}-late@example.org`)
        moveClock(24 * 60 * 60_000 + 1000)
        expect(await post('confirmEmail', { token: late })).toMatchObject({ code: 'link_invalid' })
        moveClock(0)
        const [first, second] = [
          await ask(`${username}-a@example.org`),
          await ask(`${username}-b@example.org`),
        ]
        expect((await post('confirmEmail', { token: second })).status).toBe(200)
        expect(await post('confirmEmail', { token: first })).toMatchObject({ code: 'link_invalid' })
        const third = await ask(`${username}-c@example.org`)
        await post('changePassword', { oldPassword: passwords.Editor, newPassword: 'ein neues Wort' }, token)
        for (const dead of [third, 'nonsense', '', token])
          expect(await post('confirmEmail', { token: dead })).toMatchObject({ code: 'link_invalid' })
        expect(await emailOf(token)).toBe(`${username}-b@example.org`)
      })

      it('goes at once when it is emptied, and is told so', async () => {
        const { token } = await someone('Editor', 'leaving@example.org')
        expect((await post('changeEmail', { email: '', password: passwords.Editor }, token)).status).toBe(200)
        expect(await emailOf(token)).toBe('')
        expect(await mailsTo('leaving@example.org')).toHaveLength(1)
      })
    })

    it('an invitation makes an account whose holder chooses the password, within seven days', async () => {
      const { token } = await someone('Admin')
      const invited = { username: ' Gast1 ', email: 'gast1@example.org', role: 'Editor' }
      expect(await post('inviteUser', { ...invited, email: 'gast1' }, token)).toMatchObject({
        code: 'email_invalid',
      })
      expect(await post('inviteUser', invited, token)).toMatchObject({ status: 200, isSent: false })
      expect(await post('inviteUser', invited, token)).toMatchObject({ status: 409, code: 'username_taken' })
      const mails = await mailsTo('gast1@example.org')
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain('sieben Tage')
      const link = { token: linkIn(mails[0]), newPassword: 'ein neues Wort' }
      moveClock(7 * 24 * 60 * 60_000 + 1000)
      expect(await post('setPasswordByLink', link)).toMatchObject({ code: 'link_invalid' })
      moveClock(7 * 24 * 60 * 60_000 - 60_000)
      expect(await post('setPasswordByLink', link)).toMatchObject({ status: 200 })
      expect(await post('setPasswordByLink', link)).toMatchObject({ code: 'link_invalid' })
      moveClock(0)
      const own = await server.login('gast1', 'ein neues Wort')
      expect(await get('getRole', own)).toMatchObject({ role: 'Editor' })
      const { docs } = await server.payload.find({
        collection: 'logs',
        where: { kind: { equals: 'user_invited' } },
      })
      expect(docs).toMatchObject([{ action: 'Benutzer eingeladen', entry: 'gast1' }])
    })

    it('a display name is shown to staff, and the username stays what one logs in with', async () => {
      const { username, token } = await someone()
      expect((await post('saveDisplayName', { displayName: '  Anna 🌼 Müller ' }, token)).status).toBe(200)
      const { token: other } = await someone()
      expect((await get('staffNames', other))[username]).toBe('Anna 🌼 Müller')
      expect(await get('getRole', token)).toMatchObject({ username })
      expect(await post('saveDisplayName', { displayName: 'x'.repeat(81) }, token)).toMatchObject({
        status: 400,
      })
      await post('saveDisplayName', { displayName: '' }, token)
      expect(await get('staffNames', other)).not.toHaveProperty(username)
    })

    describe('a recovery code', () => {
      const make = async (token: string) =>
        String((await post('makeRecoveryCode', { password: passwords.Editor }, token)).recoveryCode)
      const use = (username: string, recoveryCode: string, newPassword = 'ein neues Wort') =>
        post('setPasswordByCode', { username, recoveryCode, newPassword })

      it('sets a password once, also of several at the same moment, ends the sessions, and stands in both logs', async () => {
        const { id, username, token } = await someone('Admin')
        expect(await post('makeRecoveryCode', { password: 'falsch' }, token)).toMatchObject({
          code: 'wrong_password',
        })
        const former = await make(token)
        const code = await make(token)
        expect((await get('account', token)).recoveryCodeSince).toMatch(/^\d{4}-/)
        expect(await use(username, former)).toMatchObject({ status: 400, code: 'recovery_code_wrong' })
        expect(await use(username, code, 'kurz')).toMatchObject({ code: 'password_too_short' })
        expect(await works(token)).toBe(true)
        const typed = code.toUpperCase().replaceAll('-', ' ')
        const answers = await Promise.all([1, 2, 3].map(() => use(username.toUpperCase(), typed)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
        expect(await works(token)).toBe(false)
        const own = await server.login(username, 'ein neues Wort')
        expect((await get('account', own)).recoveryCodeSince).toBe('')
        const { docs: lines } = await server.payload.find({
          collection: 'logs',
          where: { target: { equals: id }, kind: { contains: 'recovery_code' } },
          sort: 'timestamp',
        })
        expect(lines.map(({ kind }) => kind)).toEqual([
          'recovery_code_made',
          'recovery_code_made',
          'recovery_code_used',
        ])
        await runtimeOf(server.payload).securityLog.flush()
        const { docs: events } = await server.payload.find({
          collection: 'security-events',
          where: { account: { equals: id } },
          pagination: false,
        })
        const acts = events.map(({ act }) => act)
        for (const act of [
          'recovery-code-made',
          'recovery-code-used',
          'recovery-code-refused',
          'password-changed',
        ])
          expect(acts).toContain(act)
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
        await server.payload.update({ collection: 'users', id, data: { role: 'Editor' } })
        answers.push(await use(username, code))
        expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
          new Set([JSON.stringify(answers[0])]),
        )
        const editor = await server.login(username, passwords.Editor)
        expect(await post('makeRecoveryCode', { password: passwords.Editor }, editor)).toMatchObject({
          status: 403,
        })
      })

      it('goes with the account', async () => {
        const { id, token } = await someone('Admin')
        await make(token)
        await server.payload.delete({ collection: 'users', id })
        expect(
          (await server.payload.count({ collection: 'password-recoveries', where: { id: { equals: id } } }))
            .totalDocs,
        ).toBe(0)
      })
    })
  })

  describe.skipIf(!db.available)(`ways back into an account on ${db.name}`, () => {
    let server: TestServer
    beforeAll(async () => {
      const rateLimits = {
        ...everyLimit({ points: 1000, seconds: 600 }),
        login: { points: 3, seconds: 600 },
        receiver: { ...defaultLimits.receiver, points: 2 },
      }
      server = await startTestServer(db, { rateLimits })
    })
    afterAll(() => server?.stop())

    it('are bounded by name and by receiver', async () => {
      const email = 'often@example.org'
      for (const name of ['often1', 'often2', 'often3']) {
        const { id } = await createUser(server.payload, name, 'Editor')
        await server.payload.update({ collection: 'users', id, data: { email } })
      }
      const ask = async (username: string) => (await server.post('/api/forgotPassword', { username })).status
      expect([await ask('often1'), await ask('often2'), await ask('often3')]).toEqual([200, 200, 200])
      await runtimeOf(server.payload).forgottenPasswords.settled()
      const mails = async (held: boolean) =>
        (
          await server.payload.count({
            collection: 'mails',
            where: { to: { equals: email }, held: { exists: held } },
          })
        ).totalDocs
      expect([await mails(false), await mails(true)]).toEqual([2, 1])
      for (const name of ['often1', 'nobody', 'nobody', 'nobody']) await ask(name)
      expect([await ask('often1'), await ask('nobody')]).toEqual([200, 429])
      const use = async () =>
        (
          await server.post('/api/setPasswordByCode', {
            username: 'admin',
            recoveryCode: 'x',
            newPassword: 'ein neues Wort',
          })
        ).status
      expect([await use(), await use(), await use(), await use()]).toEqual([400, 400, 400, 429])
    })
  })
}
