import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { jwtSign } from 'payload'
import { createUser, ownOrigin, passwords } from '#testServer.ts'
import { ok, onDatabase, refused, serverOf } from '#testSuite.ts'

onDatabase('sessions', async (db) => {
  const works = async (token: string) => {
    const { status } = await server.as(token).get('/api/getRole')
    const { body } = await server.rest('/users/me', { token })
    expect(body.user !== null).toBe(status === 200)
    return status === 200
  }
  const logout = (token: string) => server.as(token).post('/api/logout')
  const sessions = () => server.count('sessions')
  let count = 0
  const newUser = (role: 'Editor' | 'Admin' = 'Editor') =>
    createUser(server.payload, `person${++count}`, role, 'a password of 20 cha')
  const loginAs = (user: { username?: string | null }, password = 'a password of 20 cha') =>
    server.login(String(user.username), password)

  const server = await serverOf(db)

  it('refuses wrong names and passwords alike, in the words of the contract', async () => {
    const refusal = { success: false, message: 'Invalid credentials', code: 'invalid_credentials' }
    for (const typed of ['admin:wrong', 'nobody:wrong', ':', `admin\u0000:${passwords.Admin}`]) {
      const [username, password] = typed.split(':')
      const response = await server.post('/api/login', { username, password })
      expect(response.headers.get('set-cookie')).toBeNull()
      expect([response.status, await response.json()]).toEqual([401, refusal])
    }
  })

  it('returns a token valid for eight hours with its expiry in seconds', async () => {
    const response = await server.post('/api/login', { username: 'editor', password: passwords.Editor })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const answer = (await response.json()) as { access_token: string }
    expect(answer).toEqual({ access_token: expect.any(String), message: 'Login successful' })
    const claims = JSON.parse(Buffer.from(String(answer.access_token.split('.')[1]), 'base64url').toString())
    expect(Math.abs(claims.exp - Date.now() / 1000 - 8 * 3600)).toBeLessThan(60)
    expect(await server.as(answer.access_token).json('/api/getRole')).toEqual({
      role: 'Editor',
      username: 'editor',
    })
  })

  it('20 concurrent logins of one account get independent sessions', async () => {
    const user = await newUser()
    for (const id of ['a', 'b', 'c']) {
      const at = new Date(0).toISOString()
      const data = { id: `ended-${id}`, user: 'x', expiresAt: at, beganAt: at, usedAt: at }
      await server.payload.db.create({ collection: 'sessions', data })
    }
    const tokens = await Promise.all(Array.from({ length: 20 }, () => loginAs(user)))
    expect(new Set(tokens).size).toBe(20)
    expect(await Promise.all(tokens.map(works))).toEqual(Array(20).fill(true))
    const [first = '', copied = first, ...others] = [tokens[0], tokens[0], ...tokens.slice(1)] as string[]
    await ok(logout(first))
    expect(await works(copied)).toBe(false)
    await refused(logout(copied), 401)
    expect(await Promise.all(others.map(works))).toEqual(Array(19).fill(true))
  })

  it.each<[string, (id: string) => Promise<string>]>([
    ['a token signed by Payload', signedByPayload],
    ['a token without a session', (id) => sign({ id, collection: 'users' })],
    ['a token of an unknown session', (id) => sign({ id, sid: randomUUID() })],
    ['a token with an object as session', (id) => sign({ id, sid: { not_equals: '' } })],
    ['a token of another type', async (id) => sign({ id, sid: await sid() }, 'JWT')],
    ['a token of another secret', async (id) => sign({ id, sid: await sid() }, 'session', 'x'.repeat(32))],
    ['an expired token', async (id) => sign({ id, sid: await sid() }, 'session', undefined, '-1s')],
    ['a token without a signature', unsigned],
    ['a truncated token', async () => (await server.loginAs('Admin')).slice(0, -2)],
  ])('refuses %s', async (_, make) => {
    const [admin] = await server.docs('users', { username: 'admin' })
    expect(await works(await make(String(admin?.id)))).toBe(false)
  })

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sidOf = (token: string): string =>
    JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()).sid
  const sid = async () => sidOf(await server.loginAs('Admin'))
  async function signedByPayload(id: string) {
    const fieldsToSign = { id, collection: 'users', username: 'admin', role: 'Admin' }
    return (await jwtSign({ fieldsToSign, secret: server.payload.secret, tokenExpiration: 3600 })).token
  }
  async function unsigned(id: string) {
    const claims = { id, sid: await sid(), exp: Math.floor(Date.now() / 1000) + 999 }
    return `${part({ alg: 'none', typ: 'session' })}.${part(claims)}.`
  }
  function sign(claims: object, typ = 'session', secret = server.payload.secret, expires = '1h') {
    return new SignJWT({ since: Math.floor(Date.now() / 1000), ...claims })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
  }

  it('a token forged from valid parts is accepted (control)', async () => {
    expect(await works(await sign({ sid: await sid() }))).toBe(true)
    // By the clock of another server.
    const since = Math.floor(Date.now() / 1000) + 4 * 60
    expect(await works(await sign({ sid: await sid(), since }))).toBe(true)
  })

  it('a session ends twelve hours after its login, despite refreshes', async () => {
    const now = Math.floor(Date.now() / 1000)
    const hour = 3600
    const refresh = async (token: string) =>
      (await server.as(token).rest('POST', '/users/refresh-token')).body as {
        exp: number
        refreshedToken: string
      }
    const id = await sid()
    const early = await refresh(await sign({ sid: id, since: now - hour }))
    expect(early.exp).toBeGreaterThanOrEqual(now + 8 * hour)
    const late = await refresh(await sign({ sid: id, since: now - 11 * hour }))
    expect(late.exp).toBe(now + hour)
    expect((await refresh(late.refreshedToken)).exp).toBe(now + hour)
    const stored = await server.doc('sessions', id)
    expect(new Date(stored.expiresAt).getTime()).toBe((now + hour) * 1000)
  })

  it('an expired session ends on the server too, and the next login deletes it', async () => {
    const token = await server.loginAs('Editor')
    const data = { expiresAt: new Date(Date.now() - 1).toISOString() }
    await server.update('sessions', sidOf(token), data)
    expect(await works(token)).toBe(false)
    const before = await sessions()
    await server.loginAs('Editor')
    expect(await sessions()).toBe(before)
  })

  it('deleting an account ends its sessions', async () => {
    const user = await newUser()
    const token = await loginAs(user)
    await server.remove('users', { id: user.id })
    expect(await works(token)).toBe(false)
    expect(await server.count('sessions', { user: user.id })).toBe(0)
  })

  it('a new password or role set by an Admin ends the sessions, in bulk as well', async () => {
    const admin = await server.loginAs('Admin')
    for (const body of [{ password: 'set by the admin 123' }, { role: 'Admin' }]) {
      const user = await newUser()
      const token = await loginAs(user)
      const answer = await server.as(admin).rest('PATCH', `/users?where[id][equals]=${user.id}`, body)
      expect(answer.body.docs).toHaveLength(1)
      expect([body, await works(token)]).toEqual([body, false])
      await server.as(admin).rest('DELETE', `/users/${user.id}`)
    }
    expect(await works(admin)).toBe(true)
  })

  describe("by the CMS's cookie", () => {
    const enter = async () => {
      const body = { username: 'admin', password: passwords.Admin }
      const answer = await ok(server.as(null).rest('POST', '/users/login', body))
      const cookie = String(answer.headers.get('set-cookie'))
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie).toMatch(/SameSite=Lax/i)
      return String(cookie.split(';')[0])
    }
    const who = async (headers: Record<string, string>) =>
      (await server.rest('/users/me', { headers })).body.user?.username ?? null

    it('is accepted from our own pages only', async () => {
      const Cookie = await enter()
      expect(await who({ Cookie, Origin: ownOrigin })).toBe('admin')
      expect(await who({ Cookie, 'Sec-Fetch-Site': 'same-origin' })).toBe('admin')
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: `${ownOrigin}.evil.example` },
        { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
        { 'Sec-Fetch-Site': 'cross-site' },
        {},
      ]) {
        expect([headers, await who({ Cookie, ...(headers as object) })]).toEqual([headers, null])
      }
      const forged = await server.rest('/users?where[id][exists]=true', {
        method: 'DELETE',
        headers: { Cookie, Origin: 'https://evil.example' },
      })
      expect(forged.status).toBe(403)
    })

    it('is renewed, and invalid after logout, even copied', async () => {
      const Cookie = await enter()
      const headers = { Cookie, Origin: ownOrigin }
      const renewed = await server.rest('/users/refresh-token', { method: 'POST', headers })
      expect([renewed.status, renewed.body.user?.username], renewed.text).toEqual([200, 'admin'])
      await ok(server.rest('/users/logout', { method: 'POST', headers }))
      expect(await who(headers)).toBeNull()
      expect(await works(renewed.body.refreshedToken)).toBe(false)
    })
  })
})
