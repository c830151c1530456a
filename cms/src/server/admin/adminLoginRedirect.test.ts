import express from 'express'
import { bearer, createUser, ownOrigin, passwords } from '#testServer.ts'
import { listening, onDatabase, serverOf } from '#testSuite.ts'
import { markOwnPageRequests } from '../markOwnPageRequests.ts'
import { adminLoginRedirect, adminPath } from './adminLoginRedirect.ts'

it.each([
  ['/admin/collections/news?limit=10&page=2', '/admin/collections/news?limit=10&page=2'],
  ['/admin/collections/news?_rsc=abc', '/admin/collections/news'],
  ['/admin/%E4', '/admin/%E4'],
  ['/Admin/account', '/admin'],
  ['/admin/../edit', '/admin'],
  ['/admin/login?redirect=%2Fadmin', '/admin'],
  ['/admin/logout-inactivity', '/admin'],
  ['/\\evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  [undefined, '/admin'],
  [['/admin/account', '/edit'], '/admin'],
])('after the login for %j one returns to %s', (wanted, path) => {
  expect(adminPath(wanted)).toBe(path)
})

onDatabase('access to the admin UI', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })
  const app = express()
  app.set('query parser', 'simple')
  app.use(markOwnPageRequests(null), adminLoginRedirect(server.payload), (_req, res) => void res.end('Next'))
  const url = await listening(app)

  const credentials = { username: 'admin', password: passwords.Admin }
  const by = (token: string) => ({ headers: bearer(token) })
  const ask = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(url + address, { redirect: 'manual', ...init })
    return response.headers.get('location') ?? (await response.text())
  }

  it('lets Payload create the first account while there is none', async () => {
    for (const address of ['/admin', '/admin/login', '/admin/create-first-user?code=x'])
      expect(await ask(address), address).toBe('Next')
  })

  it('redirects visitors without a session to the login and back, uncached', async () => {
    await createUser(server.payload, 'admin', 'Admin')
    const news = '/login?back=%2Fadmin%2Fcollections%2Fnews%3Flimit%3D5'
    for (const [address, to] of [
      ['/admin', '/login?back=%2Fadmin'],
      ['/admin/collections/news?limit=5', news],
      ['/Admin/Login/', '/login?back=%2Fadmin'],
      ['/admin/login?redirect=%2Fadmin%2Fcollections%2Fnews%3Flimit%3D5', news],
      ['/admin/logout-inactivity?redirect=%2Fadmin%2Faccount', '/login?back=%2Fadmin%2Faccount&over=1'],
      ['/admin/logout', '/logout?cms'],
      ['/admin/create-first-user?code=x', '/login?back=%2Fadmin'],
    ])
      expect(await ask(String(address)), address).toEqual(to)
    expect(await ask('/admin', { headers: { Cookie: 'payload-lng=en; payload-token=x' } })).toBe(
      '/en/login?back=%2Fadmin',
    )
    const { headers } = await fetch(`${url}/admin`, { redirect: 'manual', method: 'HEAD' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('location')).toBe('/login?back=%2Fadmin')
  })

  it('explains a missing cookie after the login instead of redirecting in a loop', async () => {
    for (const [Referer, more] of [
      [`${url}/login?back=%2Fadmin`, '&nocookie=1'],
      [`${url}/en/login`, '&nocookie=1'],
      [`${url}/edit`, ''],
      ['nonsense', ''],
    ])
      expect(await ask('/admin', { headers: { Referer: String(Referer) } })).toBe(
        `/login?back=%2Fadmin${more}`,
      )
  })

  it('leaves requests for anything but pages to the CMS, which checks the session itself', async () => {
    for (const [address, method] of [
      ['/admin', 'POST'],
      ['/cms/api/users/login', 'POST'],
      ['/cms/api/users', 'GET'],
      ['/_next/static/x.js', 'GET'],
    ])
      expect(await ask(String(address), { method: String(method) }), address).toBe('Next')
  })

  it('lets users with a session in, if their cookie comes from our own pages', async () => {
    const Cookie = `payload-token=${await server.login('admin', credentials.password)}`
    expect(await ask('/admin/account', { headers: { Cookie } })).toBe('Next')
    const back = '/admin/login?redirect=%2Fadmin%2Faccount'
    expect(await ask(back, { headers: { Cookie } })).toBe('/admin/account')
    const refused: Record<string, string>[] = [
      { Cookie, Origin: 'https://evil.example' },
      { Cookie: `${Cookie}x` },
    ]
    for (const headers of refused) expect(await ask('/admin', { headers })).toBe('/login?back=%2Fadmin')
  })

  it('the login also sets a cookie for the admin UI alone, and logging out removes it', async () => {
    const entered = await server.post('login', credentials, { headers: { Origin: server.url } })
    const [session = ''] = entered.headers.getSetCookie()
    const [cookie = '', ...rules] = session.split('; ')
    const { access_token: token } = (await entered.json()) as { access_token: string }
    expect(cookie).toBe(`payload-token=${token}`)
    expect(rules.map((rule) => rule.split('=')[0])).toEqual(['Expires', 'Path', 'HttpOnly', 'SameSite'])
    const known = async () =>
      (await server.rest('/users/me', { headers: { Cookie: cookie, Origin: ownOrigin } })).body.user
    expect(await known()).toMatchObject({ username: 'admin' })
    const again = await server.post('openAdmin', {}, by(token))
    expect(again.headers.get('set-cookie')).toContain(cookie)

    const left = await server.post('logout', {}, by(token))
    expect(left.headers.get('set-cookie')).toMatch(/^payload-token=; Expires=.*HttpOnly/)
    expect(await known()).toBeNull()
  })

  it('a page of another site gets no cookie, so that it cannot log a visitor in to another account', async () => {
    const token = await server.login('admin', credentials.password)
    for (const Origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'http://127.0.0.1'])
      for (const [address, body] of [
        ['/api/login', credentials],
        ['/api/openAdmin', {}],
      ] as const) {
        const headers = { ...bearer(token), Origin }
        const answer = await server.post(address, body, { headers })
        expect([answer.status, answer.headers.get('set-cookie')], Origin).toEqual([200, null])
      }
  })
})
