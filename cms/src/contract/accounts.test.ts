import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { createUser, passwords, startTestServer, type TestServer } from '../testServer.ts'

for (const db of databases) {
  describe.skipIf(!db.available)(`accounts through the contract on ${db.name}`, () => {
    let server: TestServer
    let admin: string
    beforeAll(async () => {
      server = await startTestServer(db)
      admin = await server.loginAs('Admin')
    })
    afterAll(() => server?.stop())
    beforeEach(async () => {
      await server.payload.delete({ collection: 'users', where: { username: { not_equals: 'admin' } } })
      await server.payload.delete({ collection: 'logs', where: {} })
      await createUser(server.payload, 'editor', 'Editor')
    })

    const post = async (address: string, body: object, token = admin) => {
      const response = await server.post(address, body, { headers: { Authorization: `Bearer ${token}` } })
      return { status: response.status, ...(await response.json()) }
    }
    const statusOf = async (token: string) =>
      (await server.get('/api/getRole', { headers: { Authorization: `Bearer ${token}` } })).status
    const log = async () =>
      (await server.json('/api/action_logs', { headers: { Authorization: `Bearer ${admin}` } })).map(
        ({ user, action, entry }: Record<string, string>) => [user, action, entry],
      )
    const newcomer = { username: 'neu', password: 'lang genug!', role: 'Editor' }

    it('lists accounts by name, without anything secret', async () => {
      const users = await server.json('/api/getusers', { headers: { Authorization: `Bearer ${admin}` } })
      expect(users).toEqual([
        { uuid: expect.any(String), username: 'admin', role: 'Admin' },
        { uuid: expect.any(String), username: 'editor', role: 'Editor' },
      ])
    })

    it.each([
      [{ username: ' ' }, 400, 'username_missing'],
      [{ password: '' }, 400, 'password_too_short'],
      [{ password: '123456789' }, 400, 'password_too_short'],
      [{ role: '' }, 400, 'role_invalid'],
      [{ role: 'Owner' }, 400, 'role_invalid'],
      [{ username: 'editor' }, 409, 'username_taken'],
      [{ username: ' EDITOR ' }, 409, 'username_taken'],
      [{ username: 7 }, 400, 'invalid'],
    ])('does not add an account with %j', async (change, status, code) => {
      expect(await post('/api/adduser', { ...newcomer, ...change })).toMatchObject({ status, code })
      expect((await server.payload.count({ collection: 'users' })).totalDocs).toBe(2)
      expect(await log()).toEqual([])
    })

    it('adds an account that can log in, and of two of one name at once one', async () => {
      const answers = await Promise.all([post('/api/adduser', newcomer), post('/api/adduser', newcomer)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 200)).toEqual({
        status: 200,
        message: 'Benutzer angelegt.',
      })
      expect(await statusOf(await server.login('neu', newcomer.password))).toBe(200)
      expect(await log()).toEqual([['admin', 'Benutzer angelegt', 'neu']])
    })

    it('deletes an editor, whose sessions end, and never an administrator', async () => {
      const session = await server.loginAs('Editor')
      expect(await post('/api/deleteuser', { username: 'nobody' })).toMatchObject({ status: 404 })
      expect(await post('/api/deleteuser', { username: 'admin' })).toMatchObject({
        status: 403,
        code: 'admin_protected',
      })
      expect(await post('/api/deleteuser', { username: 'editor' })).toEqual({
        status: 200,
        message: 'Benutzer gelöscht.',
      })
      expect(await statusOf(session)).toBe(401)
      expect(await log()).toEqual([['admin', 'Benutzer entfernt', 'editor']])
    })

    it('changes the own password with the old one; other sessions end, this one stays', async () => {
      const [here, elsewhere] = [await server.loginAs('Editor'), await server.loginAs('Editor')]
      const change = (oldPassword: string, newPassword: string) =>
        post('/api/changePassword', { oldPassword, newPassword }, here)
      expect(await change('wrong', 'another password')).toMatchObject({
        status: 400,
        code: 'wrong_password',
        field: 'oldPassword',
      })
      expect(await change('', 'another password')).toMatchObject({ status: 400, code: 'wrong_password' })
      expect(await change(passwords.Editor, 'short')).toMatchObject({
        status: 400,
        code: 'password_too_short',
      })
      expect(await statusOf(elsewhere)).toBe(200)
      expect(await log()).toEqual([])

      expect(await change(passwords.Editor, 'another password')).toMatchObject({ status: 200 })
      expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401])
      await expect(server.loginAs('Editor')).rejects.toThrow('Invalid credentials')
      expect(await statusOf(await server.login('editor', 'another password'))).toBe(200)
      expect(await log()).toEqual([['editor', 'Passwort geändert', 'editor']])
      const stored = await server.payload.find({ collection: 'logs' })
      expect(JSON.stringify(stored)).not.toContain('another password')
    })

    it('guesses at the old password lock the account as wrong logins do', async () => {
      const session = await server.loginAs('Editor')
      for (let i = 0; i < 5; i++)
        await post(
          '/api/changePassword',
          { oldPassword: `guess ${i}`, newPassword: 'another password' },
          session,
        )
      const right = { oldPassword: passwords.Editor, newPassword: 'another password' }
      expect(await post('/api/changePassword', right, session)).toMatchObject({ code: 'wrong_password' })
    })

    it('an administrator gives a new password, which ends the sessions and opens a locked account', async () => {
      const session = await server.loginAs('Editor')
      for (let i = 0; i < 5; i++) await server.login('editor', 'wrong').catch(() => {})
      const reset = (username: string, newPassword: string) =>
        post('/api/resetPassword', { username, newPassword })
      expect(await reset('nobody', 'another password')).toMatchObject({ status: 404 })
      expect(await reset('editor', 'short')).toMatchObject({ status: 400, code: 'password_too_short' })
      expect(await reset('Editor ', 'another password')).toMatchObject({ status: 200 })
      expect(await statusOf(session)).toBe(401)
      expect(await statusOf(await server.login('editor', 'another password'))).toBe(200)
      expect(await statusOf(admin)).toBe(200)
      expect(await log()).toEqual([['admin', 'Passwort geändert', 'editor']])
    })

    it('ends the sessions of whoever gets another role', async () => {
      const session = await server.loginAs('Editor')
      const { docs } = await server.payload.find({
        collection: 'users',
        where: { username: { equals: 'editor' } },
      })
      const answer = await server.rest(`/users/${docs[0]?.id}`, {
        method: 'PATCH',
        token: admin,
        body: { role: 'Admin' },
      })
      expect(answer.status).toBe(200)
      expect(await statusOf(session)).toBe(401)
      expect(await log()).toEqual([['admin', 'Benutzer geändert', 'editor']])
    })

    it.each(['DELETE', 'PATCH'])(
      'keeps one administrator against %s at once, one by one and in bulk',
      async (method) => {
        const change = method === 'PATCH' ? { body: { role: 'Editor' } } : {}
        const admins = async () =>
          (await server.payload.find({ collection: 'users', where: { role: { equals: 'Admin' } } })).docs
        const tokens: string[] = [admin]
        for (const name of ['zweite', 'dritte']) {
          await createUser(server.payload, name, 'Admin')
          tokens.push(await server.login(name, passwords.Admin))
        }
        const all = await admins()
        await Promise.all(
          all.map(({ id }, i) =>
            server.rest(`/users/${id}`, {
              method,
              token: tokens[(i + 1) % tokens.length] ?? admin,
              ...change,
            }),
          ),
        )
        expect((await admins()).length).toBeGreaterThan(0)

        const second = (await admins())[0]
        const username = String(second?.username)
        await createUser(server.payload, `extra-${method.toLowerCase()}`, 'Admin')
        const token = await server.login(username, passwords.Admin)
        const ids = (await admins()).map(({ id }) => id).join(',')
        const several = await server.rest(`/users?where[id][in]=${ids}`, { method, token, ...change })
        expect(several.body.docs.length + several.body.errors.length).toBe(ids.split(',').length)
        expect(await admins()).toHaveLength(1)

        // The next test begins as this one did.
        await server.payload
          .delete({ collection: 'users', where: { username: { equals: 'admin' } } })
          .catch(() => {})
        const there = await server.payload.find({
          collection: 'users',
          where: { username: { equals: 'admin' } },
        })
        if (there.docs[0])
          await server.payload.update({ collection: 'users', id: there.docs[0].id, data: { role: 'Admin' } })
        else await createUser(server.payload, 'admin', 'Admin')
        admin = await server.loginAs('Admin')
      },
    )
  })
}
