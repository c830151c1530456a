import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sqlite } from '#database/testDatabases.ts'
import { defaultLimits, readEnvironment } from '#environment.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { bearer, passwords } from '#testServer.ts'
import { ok, refused, serverOf } from '#testSuite.ts'
import { announce } from './announce.ts'
import { guardPrivateServer, isPrivateRequest } from './privateServer.ts'

it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.0.0.2', '[::1]:3000'])(
  'a private server accepts the host %s',
  (host) => {
    const request = { headers: { host }, httpVersion: '1.1' }
    expect(isPrivateRequest({ isPrivate: true }, request)).toBe(true)
    expect(isPrivateRequest({ isPrivate: false }, request)).toBe(false)
    const looksLikeOurs = { headers: { host: `${host}.example.org` }, httpVersion: '1.1' }
    expect(isPrivateRequest({ isPrivate: true }, looksLikeOurs)).toBe(false)
  },
)

it.each([
  ...[
    'X-Forwarded',
    'X-Forwarded-Anything',
    'Forwarded',
    'Via',
    'X-Original-Forwarded-For',
    'X-ProxyUser-Ip',
  ],
  ...['X-Cluster-Client-Ip', 'Fastly-Client-IP', 'X-Real-IP', 'CF-Connecting-IP', 'CDN-Loop'],
  'X-Envoy-External-Address',
])('a private server detects a proxy by %s', (name) => {
  const headers = { host: '127.0.0.1:3000', [name.toLowerCase()]: '' }
  expect(isPrivateRequest({ isPrivate: true }, { headers, httpVersion: '1.1' })).toBe(false)
})

it('a private server is ruled out by settings of a proxy', () => {
  const secret = { PAYLOAD_SECRET: 'x'.repeat(40) }
  expect(readEnvironment({}).isPrivate).toBe(true)
  for (const settings of [
    { PUBLIC_URL: 'https://a.example' },
    { TRUST_PROXY: '127.0.0.1' },
    { HOST: '0.0.0.0' },
  ]) {
    expect(() => readEnvironment(settings)).toThrow('PAYLOAD_SECRET')
    const { isPrivate, rateLimits } = readEnvironment({ ...settings, ...secret, RATE_LIMIT: 'off' })
    expect([isPrivate, rateLimits === null]).toEqual([false, false])
  }
})

describe('a private server', async () => {
  const server = await serverOf(sqlite)
  const token = await server.loginAs('Admin')

  it.each([
    ['nginx as it comes', { Host: 'senioren.example.org', Connection: 'close' }],
    ['one that keeps our own name', { Host: '127.0.0.1:3000', 'X-Forwarded-For': '9.9.9.9' }],
  ])('refuses staff logins through %s', async (_, headers) => {
    const post = (address: string, body: object) =>
      server.raw(address, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const account = { username: 'admin', password: passwords.Admin }
    for (const address of [
      ...['/api/login', '/api/setPassword', '/API/Login', '/cms/api/users/login'],
      ...['/cms/api/users/first-register', '/cms/api/contract/login', '/admin/create-first-user'],
    ])
      expect([401, 403, 404, 405].includes((await post(address, account)).status), address).toBe(true)
    const own = { ...headers, ...bearer(token) }
    await refused(server.raw('/api/getRole', { headers: own }), 401)
    await ok(server.raw('/', { headers }))
  })

  it('believes nothing that a client says of itself', async () => {
    const others = { host: '127.0.0.1:3000', via: '1.1 x' }
    const said = { 'x-private-request': 'yes', authorization: 'x', cookie: 'payload-token=x' }
    const req = { path: '/news', method: 'GET', httpVersion: '1.1', headers: { ...others, ...said } }
    await guardPrivateServer(server.payload, server.settings)(req as never, {} as never, () => {})
    expect(req.headers).toEqual({ ...others, 'x-private-request': 'no' })
  })

  it('limits the requests of others even if it has no limits of its own', async () => {
    const headers = { host: 'senioren.example.org' }
    const req = { path: '/api/addPendingEntry', method: 'POST', httpVersion: '1.1', headers, ip: '192.0.2.9' }
    const guard = guardPrivateServer(server.payload, server.settings)
    const ask = async () => guard(req as never, {} as never, () => {})
    for (let i = 0; i < defaultLimits.submission.points; i++) await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429 })
  })

  it('accepts logins from its own computer', async () => {
    const headers = { ...bearer(token), Host: 'localhost:3000' }
    await ok(server.raw('/api/getRole', { headers }))
  })

  it('refuses staff logins through a proxy with HTTP/1.0, without proxy headers and with our host', async () => {
    const { hostname, port, host } = new URL(server.url)
    const ask = async (version: string) => {
      const socket = connect({ host: hostname, port: Number(port) })
      const body = JSON.stringify({ username: 'admin', password: passwords.Admin })
      socket.write(
        `POST /api/login HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      return (await text(socket)).split('\r\n')[0]
    }
    expect(await ask('1.1')).toBe('HTTP/1.1 200 OK')
    expect(await ask('1.0')).toBe('HTTP/1.1 403 Forbidden')
  })

  it('does not require TLS (HSTS)', async () => {
    for (let i = 0; i < 2; i++)
      expect((await server.raw('/')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the first Admin of a public server', async () => {
  const open = { isPrivate: false, publicUrl: 'https://senioren.example.org' }
  const server = await serverOf(sqlite, open, { accounts: false })
  const code = runtimeOf(server.payload).firstAdminCode

  const register = (more: object, headers: Record<string, string> = {}) =>
    server.rest('/users/first-register', {
      method: 'POST',
      headers: { 'x-private-request': 'no', ...headers },
      body: { username: 'founder', password: 'the first password', ...more },
    })

  it('needs the code printed at the start', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await announce(server.payload, server.url, server.settings)
    const said = String(write.mock.calls[0]?.[0])
    write.mockRestore()
    expect(said).toContain(`/admin/create-first-user?code=${code} and create the first administrator`)
    for (const given of [{}, { code: '' }, { code: 'x'.repeat(24) }, { code: [code] }, { code: null }])
      await refused(register(given), 403)
    await refused(register({}, { Referer: 'https://x.example/admin/create-first-user?code=x' }), 403)
    expect(await server.count('users')).toBe(0)
    const made = await register({}, { Referer: `https://x.example/admin/create-first-user?code=${code}` })
    expect([made.status, made.body.user.role]).toEqual([200, 'Admin'])
    await refused(register({ code }), 403)
  })

  it('gets HSTS in every response from the first on', async () => {
    const large = { method: 'POST', headers: { 'Content-Length': '2000000' }, body: 'x'.repeat(2_000_000) }
    const asked =
      '/ / /nothing /favicon.svg /favicon.svg /kontakt /api/news /api/news /api/nothing /api/getRole'
    const others = '/tiles/1/0/0.png /admin/create-first-user /cms/api/__proto__ /cms/api/users/login *'
    for (const address of `${asked} ${others}`.split(' ')) {
      const { headers } = await server.raw(address, address.endsWith('login') ? large : {})
      expect(headers['strict-transport-security'], address).toBe('max-age=31536000')
    }
  })

  it('gets no registration page without the code', async () => {
    for (const address of [
      ...['/admin/create-first-user', '/admin/create%2Dfirst%2duser?code=x', '/Admin/%43reate-First-User'],
      ...['http://127.0.0.1/admin/%63reate-first-user', '/admin/x/%2e%2e/create-first-user'],
      ...['/admin/create-first-user%2f', '/admin\\create-first-user'],
    ])
      expect((await server.raw(address)).status, address).toBe(403)
    // Encoded twice it does not exist, and of several slashes one is left before anything looks.
    await refused(server.raw('/admin/%2563reate-first-user'), 404)
    const { status, headers } = await server.raw('//admin/create-first-user')
    expect([status, headers.location]).toEqual([301, '/admin/create-first-user'])
  })
})
