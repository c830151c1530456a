import { sqlite } from '#database/testDatabases.ts'
import { readEnvironment } from '#environment.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { ok, serverOf } from '#testSuite.ts'
import { inPlain } from '../discovery/xml.fixture.ts'
import { from, inFlood } from './flood.fixture.ts'
import { createRenderQueue } from './renderQueue.ts'

const kept = () => publicDataOf(server.payload).responses.size().responses
const { rateLimits } = readEnvironment({ RATE_LIMIT: 'drawing=20/600' })
const server = await serverOf(sqlite, { rateLimits, trustProxy: ['loopback'], isPrivate: false })

it('pages are rendered and counted once for any unknown parameters', async () => {
  const visitor = from('192.0.2.1')
  const first = await server.text('/', visitor)
  const before = kept()
  for (let i = 0; i < 50; i++) {
    const answer = await server.get(`/?x=${i}`, visitor)
    expect([answer.status, await answer.text()]).toEqual([200, first])
  }
  await server.text('/fastsearch?q=Arzt&region=alle', visitor)
  for (const query of ['region=alle&q=Arzt', 'q=Arzt&y=7&region=alle&region=x', '%71=Arzt&region=alle&q=2'])
    await ok(server.get(`/fastsearch?${query}`, visitor))
  expect(kept() - before).toBeLessThanOrEqual(2)
})

it('pages to render have a rate limit per address with a readable page, unlike cached pages', async () => {
  const greedy = from('192.0.2.2')
  await server.text('/news', from('192.0.2.3'))
  for (let i = 0; i < 20; i++) await ok(server.get(`/fastsearch?q=greedy${i}`, greedy))
  for (const address of ['/fastsearch?q=more', '/en/fastsearch?q=more', '/addrequest', '/nothing-here']) {
    const refused = await server.get(address, greedy)
    expect(refused.status, address).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(refused.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    const page = await refused.text()
    expect(page).toMatch(/<h1>\P{Cc}{10}/u)
    expect(page).toContain(address.startsWith('/en/') ? 'wait 10 minutes' : 'warten Sie 10 Minuten')
    expect(page).not.toContain('<script')
  }
  await ok(server.get('/news', greedy))
  await ok(server.get('/fastsearch?q=greedy3', greedy))
  await ok(server.get('/fastsearch?q=more', from('192.0.2.4')))
})

it('pages to render keep the input of a rate-limited form', async () => {
  const visitor = from('198.51.100.1')
  const typed = { form: 'change', name: 'Salon "Zur <Linde>"', changeText: "Neu:\r\n'täglich' & mehr" }
  const sentBy = (headers: object, fields: Record<string, string>) =>
    server.get('/en/addrequest?change', {
      ...{ method: 'POST', body: new URLSearchParams(fields), headers: { ...headers } },
    })
  for (let i = 0; i < 20; i++) await server.get(`/fastsearch?q=typed${i}`, visitor)
  const sent = { ...typed, captchaId: 'x', captchaCode: '' }
  const refused = await sentBy(visitor.headers, sent)
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  const html = await refused.text()
  expect(html).toContain('>Send again<')
  const hidden = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)
  const kept = Object.fromEntries([...hidden].map(([, name, value]) => [name, inPlain(value ?? '')]))
  expect(kept).toEqual(sent)
  // Sent again unchanged when there is time for it, the form still has all its input.
  const later = await sentBy(from('198.51.100.99').headers, kept)
  expect([later.status, await later.text()]).toEqual([400, expect.stringContaining('&amp; mehr')])
})

it('cached pages and another address are served long before a flood from one address', async () => {
  const asked = ['/news', '/fastsearch?q=Arzt']
  const { ofFlood, statuses } = await inFlood('/fastsearch?q=', asked, ['/news'])
  expect(statuses).toEqual([200, 200])
  expect(ofFlood).toBeLessThan(70)
})

it('addresses take turns, and pages rendered meanwhile are reused', async () => {
  const { forAll } = createRenderQueue(async () => {})
  const rendered: string[] = []
  const made = new Map<string, string>()
  const page = (client: string, key: string) =>
    forAll(client, key, {
      ready: () => made.get(key),
      render: async () => {
        rendered.push(`${key} for ${client}`)
        made.set(key, `page ${key}`)
        return `page ${key}`
      },
    })
  const many = Array.from({ length: 100 }, (_, i) => page('a', String(i)))
  const one = page('b', '70')
  expect(await one).toBe('page 70')
  expect(rendered.length).toBeLessThan(10)
  expect(await Promise.all(many)).toHaveLength(100)
  expect(rendered).toHaveLength(100)
  expect(rendered).toContain('70 for b')
})

it('a page requested 600 times concurrently is rendered and counted once', async () => {
  let taken = 0
  const { forAll } = createRenderQueue(async () => void taken++)
  let rendered = 0
  const render = async () => ++rendered
  const answers = Array.from({ length: 600 }, () => forAll('a', 'page', { ready: () => undefined, render }))
  expect(new Set(await Promise.all(answers))).toEqual(new Set([1]))
  expect(taken).toBe(1)
})

it('a failed page is rendered again on the next request', async () => {
  const { forAll } = createRenderQueue(async () => {})
  const failing = { ready: () => undefined, render: () => Promise.reject(new Error('no')) }
  await expect(forAll('a', 'page', failing)).rejects.toThrow('no')
  expect(await forAll('a', 'page', { ready: () => undefined, render: async () => 'yes' })).toBe('yes')
})
