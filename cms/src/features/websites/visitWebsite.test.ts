import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { listening } from '#testSuite.ts'
import { allows } from './robots.ts'
import { isPublicAddress, type Network, visitWebsite } from './visitWebsite.ts'

const userAgent = 'senior-directory/1.0 (https://wegweiser.example)'

const says =
  (status: number, headers = {}): RequestListener =>
  (_, res) =>
    res.writeHead(status, headers).end()
const toUmlauts = 'HTTP/1.1 301 Moved\r\nLocation: /gr\u00fc\u00dfe\r\n\r\n'
const leads = (status: number, Location: string) => says(status, { Location })

describe('checking a website', async () => {
  let sentBytes = 0
  const seen: string[] = []
  const answers: Record<string, RequestListener> = {
    '/ok': (_, res) => res.end('<p>Da</p>'),
    '/no-head': (req, res) => res.writeHead(req.method === 'HEAD' ? 405 : 200).end(),
    '/guarded': says(403),
    '/gone': says(404),
    '/broken': says(500),
    '/nothing': (req) => req.socket.destroy(),
    '/moved': leads(301, '/ok'),
    '/moved-to-gone': leads(308, '/gone'),
    '/elsewhere-today': leads(302, '/ok'),
    '/mixed': leads(301, '/elsewhere-today'),
    '/mixed-too': leads(302, '/moved'),
    '/long': leads(301, `/${'x'.repeat(9000)}`),
    '/slash': leads(301, '/slash/'),
    '/slash/': says(200),
    '/loop': leads(301, '/loop'),
    '/private': leads(302, 'http://10.1.2.3/'),
    '/private-name': leads(302, 'http://printer.example/'),
    '/file': leads(301, 'file:///etc/passwd'),
    '/endless': (req, res) => {
      if (req.method === 'HEAD') return void res.writeHead(405).end()
      const more = () => {
        if (res.destroyed) return
        sentBytes += 16_384
        if (res.write('x'.repeat(16_384))) setImmediate(more)
        else res.once('drain', more)
      }
      more()
    },
    '/cut': (req, res) => {
      if (req.method === 'HEAD') return void res.writeHead(405).end()
      res.writeHead(200, { 'Content-Length': 9 }).write('Da', () => req.socket.destroy())
    },
    '/umlaut': ({ socket }) => socket.end(toUmlauts),
    '/latin': ({ socket }) => socket.end(toUmlauts, 'latin1'),
    '/gr%C3%BC%C3%9Fe': says(200),
    '/to-closed': leads(301, '/closed'),
    '/password': leads(301, 'http://me:secret@site.example/ok'),
    '/robots.txt': (req, res) =>
      (req.headers.host?.startsWith('busy') ? says(503) : leads(301, '/robots'))(req, res),
    '/robots': (_, res) => res.end('User-agent: *\nDisallow: /closed\n'),
  }
  const origin = await listening((req, res) => {
    seen.push(`${req.method} ${req.url} ${req.headers['user-agent']}`)
    ;(answers[req.url ?? ''] ?? answers['/gone'])?.(req, res)
  })
  const { port } = new URL(origin)
  const asked: string[] = []
  let turns = 0
  const network: Network = {
    resolve: async (host) => {
      asked.push(host)
      // This name leads somewhere else with every look-up.
      const address = host === 'changing.example' && turns++ > 0 ? '10.0.0.1' : '127.0.0.1'
      return [{ address: host === 'printer.example' ? '192.168.0.7' : address, family: 4 }]
    },
    isAllowed: (ip) => ip === '127.0.0.1',
  }
  const visit = (path: string, host = 'site.example') =>
    visitWebsite(`http://${host}:${port}${path}`, { userAgent, network, mayAsk: () => true })

  const kinds = {
    answers: '/ok /no-head /guarded /cut /endless /elsewhere-today /mixed /mixed-too /long /slash /password',
    moved: '/moved /umlaut /latin',
    silent: '/gone /broken /nothing /loop /moved-to-gone /private /private-name /file',
    forbidden: '/closed /to-closed',
  }
  const paths = Object.entries(kinds).flatMap(([kind, all]) => all.split(' ').map((path) => [path, kind]))
  it.each(paths as [string, string][])('%s: %s', async (path, kind) => {
    expect(await visit(path)).toMatchObject({ kind })
    const to = ['/umlaut', '/latin'].includes(path) ? '/gr%C3%BC%C3%9Fe' : '/ok'
    if (kind === 'moved') expect(await visit(path)).toEqual({ kind, to: `http://site.example:${port}${to}` })
  })

  it('is forbidden where robots.txt fails', async () => {
    expect(await visit('/ok', 'busy.example')).toEqual({ kind: 'forbidden' })
  })

  it('sends its user agent, obeys robots.txt, and reads 64 kB at most', () => {
    expect(seen.every((line) => line.endsWith(userAgent))).toBe(true)
    expect(seen.filter((line) => line.includes(' /closed'))).toEqual([])
    // More than what was read fits into the buffers of the connection.
    expect(sentBytes).toBeLessThan(8_000_000)
  })

  it('connects to no private address, in any spelling or after a changed DNS answer', async () => {
    for (const host of ['10.0.0.1', '0x7f.2', '2130706434', '[::1]', '[::ffff:10.0.0.1]', 'printer.example'])
      expect([host, await visit('/ok', host)]).toEqual([host, { kind: 'unreached' }])
    const before = seen.length
    expect(await visit('/ok', 'changing.example')).toEqual({ kind: 'silent' })
    expect(seen.slice(before)).toEqual([`GET /robots.txt ${userAgent}`])
  })

  it.each(['EAI_AGAIN', 'ENOTFOUND', 'ECONNREFUSED'])('is unreached if DNS fails: %s', async (code) => {
    const resolve = () => Promise.reject(Object.assign(new Error(), { code }))
    const asking = { userAgent, network: { ...network, resolve }, mayAsk: () => true }
    const found = await visitWebsite('http://site.example/', asking)
    expect(found).toEqual({ kind: 'unreached' })
  })
})

it('private, local and reserved addresses are not public, others are', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const own = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 255), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  )
  fc.assert(
    fc.property(own, (parts) => {
      const ip = parts.join('.')
      return [ip, `::ffff:${ip}`, `::${ip}`].every((spelling) => !isPublicAddress(spelling))
    }),
  )
  for (const ip of ':: ::1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:a00:1::'.split(' '))
    expect([ip, isPublicAddress(ip)]).toEqual([ip, false])
  for (const ip of '93.184.216.34 8.8.8.8 172.32.0.1 100.128.0.1 2a00:1450:4001::5 2606:4700::1'.split(' '))
    expect([ip, isPublicAddress(ip)]).toEqual([ip, true])
})

it('robots.txt: our group, else that for all; the longest rule wins', () => {
  const rules = 'User-agent: a\nUser-agent: *\nDisallow: /x # closed\nAllow: /x/open\nDisallow: /*.pdf$\n'
  const paths = ['/', '/x', '/x/y', '/x/open/1', '/a.pdf', '/a.pdf?b']
  expect(paths.map((path) => allows(rules, path))).toEqual([true, false, false, true, false, true])
  expect(allows(`${rules}\nUser-agent: Senior-Directory\nDisallow:\nDisallow: /y`, '/x')).toBe(true)
  expect(allows(`User-agent: senior-directory\nAllow: /\n\n${rules}`, '/x')).toBe(true)
  expect(allows('<html>Disallow: /', '/')).toBe(true)
  const many = 'User-agent: a\n'.repeat(2500)
  expect(allows(`${many}User-agent: *\n${'Disallow:/x\n'.repeat(2500)}`, '/x')).toBe(false)
  expect(allows('User-agent: *\nDisallow: /\n\nUser-agent: senior-directory\nDisallow:\n', '/x')).toBe(true)
})
