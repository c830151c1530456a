import { sqlite } from '#database/testDatabases.ts'
import { maxAddressLength } from '#shared/routes'
import { bearer } from '#testServer.ts'
import { ok, refused, serverOf } from '#testSuite.ts'

const upTo = (length: number, address: string) => address.padEnd(length, 'x')
const tooLong = (address: string) => upTo(maxAddressLength + 1, address)

const name = 'Optik %2F Test'
const open = { isPrivate: false, publicUrl: 'https://senioren.example.org' }
const server = await serverOf(sqlite, open)
await server.content.settings()
await server.content.entry({ name })

const failures = () => vi.spyOn(server.payload.logger, 'error')

it.each(['/api/news?x=', '/api/nothing/', '/api/file/', '/api?', '/translations.json?x='])(
  'refuses an address of more than 2,000 characters below /api as JSON: %s',
  async (address) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { headers, body } = await refused(server.raw(tooLong(address), { method }), 414)
      expect(headers).toMatchObject({
        ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        'strict-transport-security': 'max-age=31536000',
      })
      expect(JSON.parse(body.toString())).toEqual({
        success: false,
        message: expect.stringContaining('zu lang'),
        code: 'address_too_long',
      })
    }
  },
)

it.each([
  ['/', 'zu lang'],
  ['/cms/', 'zu lang'],
  ['/administration/', 'zu lang'],
  ['//', 'zu lang'],
  ['/%', 'zu lang'],
  ['/en?x=', 'too long'],
  ['/EN/', 'too long'],
  ['http://127.0.0.1/en/', 'too long'],
])('refuses long addresses elsewhere as a page: %s', async (address, words) => {
  const long = upTo(maxAddressLength + 1 + (address.startsWith('http') ? 100 : 0), address)
  const { headers, body } = await refused(server.raw(long), 414)
  const told = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  expect(headers).toMatchObject(told)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body.toString()).toMatch(/<h1>\P{Cc}{10}/u)
  expect(body.toString()).toContain(words)
  const head = await server.raw(long, { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([414, 0])
})

it('accepts an address of 2,000 characters', async () => {
  for (const address of ['/api/news?x=', '/news?x=', '/favicon.svg?', 'http://127.0.0.1/news?x='])
    await ok(server.raw(upTo(maxAddressLength, address)))
})

it('passes longer addresses to the CMS only, which refuses everybody but Admins', async () => {
  const address = upTo(15_000, '/cms/api/entries?x=')
  const answer = await refused(server.raw(address), 401)
  expect(JSON.parse(`${answer.body}`)).toMatchObject({ code: 'unauthorized' })
  const own = { headers: bearer(await server.loginAs('Admin')) }
  for (const call of ['/api/getRole?x=', '/cms/api/contract/getRole?x=', '/admin/%2e%2e/api/news?x='])
    await refused(server.raw(tooLong(call), own), 414)
})

it('redirects visitors from any address of the admin UI to the login', async () => {
  const address = '/admin/collections/entries?x='
  const locationOf = async (asked: string) => (await server.raw(asked)).headers.location
  const back = `/login?back=${encodeURIComponent(address)}`
  const lengthOf = (location: number) => location - back.length + address.length
  // The longest that still leads back, and one letter more.
  expect(await locationOf(upTo(lengthOf(maxAddressLength), address))).toBe(upTo(maxAddressLength, back))
  const others = [upTo(15_000, '/admin/'), upTo(15_000, '/ADMIN?x='), `${address}${'+'.repeat(1900)}`]
  for (const asked of [upTo(lengthOf(maxAddressLength + 1), address), ...others])
    expect(await locationOf(asked)).toBe('/login?back=%2Fadmin')
  await refused(server.raw(upTo(15_000, '/_next/static/')), 414)
})

it.each([
  ['//x0.5', '/x0.5'],
  ['//', '/'],
  ['////news?a=//b', '/news?a=//b'],
  ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
  ['//\\/\\//evil.example', '/evil.example'],
  ['http://127.0.0.1//evil.example', '/evil.example'],
  [`${'/'.repeat(1999)}x`, '/x'],
])('redirects %s to one slash', async (address, target) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const { status, headers } = await server.raw(address, { method })
    expect([status, headers.location]).toEqual([301, target])
  }
})

it('answers malformed addresses with a 404 page, and logs nothing', async () => {
  const logged = failures()
  const beginnings = ['/', '/en/', '/categories/list/', '/categories/list/x/', '/entryreceived/']
  for (const beginning of [...beginnings, '/confirm/', '/captcha/', '/share/', '/tiles/1/1/', '/sitemap-'])
    for (const end of ['%', '%zz', '%ff', '%E0%A4%A', 'a%', '%%36%33', '\\', '\\x', '\\/x', 'x\\']) {
      const { status, headers, body } = await server.raw(beginning + end)
      expect(status, beginning + end).toBe(404)
      expect(headers['content-type'], beginning + end).toBe('text/html; charset=utf-8')
      expect(body.toString()).toContain(`lang="${beginning === '/en/' ? 'en' : 'de'}"`)
    }
  for (const address of '/:80 /@ /[ /| /x0.5 /a:b /%00 /%01 /.. /./x /%2f%2f'.split(' '))
    expect((await server.raw(address)).status, address).toBeLessThan(500)
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

it('has a 404 page for double-encoded or malformed CMS addresses, but accepts such names elsewhere', async () => {
  for (const [root, type] of [
    ...['/admin/', '/%61dmin/', '/x/../admin/'].map((root) => [root, 'text/html']),
    ...['/cms/api/', '/_next/'].map((root) => [root, 'application/json']),
  ])
    for (const end of ['%2561', 'a%252fb', '%25%36%31', '%zz', '%%36%31', '%ff']) {
      const { status, headers } = await server.raw(root + end)
      expect([status, headers['content-type']], root + end).toEqual([404, `${type}; charset=utf-8`])
    }
  const page = await server.raw(`/categories/list/Pflege/${encodeURIComponent(name)}`)
  expect([page.status, page.body.toString().includes(name)]).toEqual([200, true])
  const call = `/api/entry?category=Pflege&name=${encodeURIComponent(name)}`
  expect((await server.json(call)).entries).toHaveLength(1)
})
