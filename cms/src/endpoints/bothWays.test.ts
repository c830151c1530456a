import { type Call, type CallKey, contract } from '@directory/shared/contract'
import { startTestServer, type TestServer } from '../testServer.ts'
import { onDatabase } from '../testSuite.ts'
import { entryRequest } from './requests.fixture.ts'

interface Ids {
  entry: string
  pending: string
  topCategory: string
}
interface Asked {
  path?: string
  query?: Record<string, string>
  body?: unknown
}

/** One of each kind of call, with what makes it succeed; the one that ends the session comes last. */
const inputs = {
  'GET /api/news': () => ({}),
  'GET /api/file/{name}': () => ({ path: 'Plan.pdf' }),
  'GET /api/searchFor': () => ({ query: { searchQuery: 'Pflegedienst' } }),
  'POST /api/login': () => ({ body: { username: 'admin', password: 'password of the admin' } }),
  'POST /api/addPendingEntry': () => ({ body: entryRequest() }),
  'POST /api/acceptPendingEntry': ({ pending }) => ({ query: { id: pending } }),
  'GET /api/removeEntry': ({ entry }) => ({ query: { id: entry } }),
  'POST /api/assigncategory': ({ topCategory }) => ({ query: { topCategory, category: 'Pflege' } }),
  'POST /api/saveFile': () => ({ body: { name: 'a.txt', content: 'YQ==' } }),
  'POST /api/logout': () => ({}),
} satisfies Partial<Record<CallKey, (ids: Ids) => Asked>>
const keys = Object.keys(inputs) as (keyof typeof inputs)[]

onDatabase('the contract under /api and under /cms/api/contract', (db) => {
  /** Two equal servers, each called in one of the two ways, so that acts can be compared, too. */
  const servers: { server: TestServer; admin: string; editor: string; ids: Ids }[] = []

  beforeAll(async () => {
    for (let i = 0; i < 2; i++) {
      const server = await startTestServer(db)
      const { content } = server
      await content.settings()
      await content.page('homepage', '<p>Willkommen</p>')
      await content.file('Plan.pdf', '%PDF-1.4 a plan', 'application/pdf')
      const entry = await content.entry()
      const pending = await content.entry({ name: 'Wartend', state: 'pending' })
      const { id: topCategory } = await content.topCategory()
      servers.push({
        server,
        admin: await server.loginAs('Admin'),
        editor: await server.loginAs('Editor'),
        ids: { entry: entry.id, pending: pending.id, topCategory },
      })
    }
  })
  afterAll(() => Promise.all(servers.map(({ server }) => server.stop())))

  interface Sent {
    method?: string
    who?: 'admin' | 'editor' | null
    headers?: Record<string, string>
    raw?: BodyInit
  }
  /** Replaces ids and times, which differ from server to server, by their order and kind. */
  function comparable(text: string): string {
    const seen: string[] = []
    const place = (value: string) => (seen.includes(value) ? seen : [...seen, value]).indexOf(value)
    return text
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => `id${place(id)}`)
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
      .replace(/[\w-]+\.[\w-]+\.[\w-]{40,}/g, 'session')
      .replace(/"token":"\w{10}"/g, '"token"')
  }

  /** Returns status, headers and body of one call, made both ways. */
  async function ask(
    key: CallKey,
    asked: (ids: Ids) => Asked,
    { who = null, headers = {}, raw, method }: Sent = {},
  ) {
    const [own = 'GET', declared = ''] = key.split(' ')
    return Promise.all(
      servers.map(async ({ server, ids, ...tokens }, way) => {
        const { path = 'x', query, body } = asked(ids)
        const address = `${declared.replace(/\{\w+\}/, path)}${query ? `?${new URLSearchParams(query)}` : ''}`
        const sent = {
          method: method ?? own,
          headers: {
            ...(who ? { Authorization: `Bearer ${tokens[who]}` } : {}),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(raw !== undefined ? { body: raw } : body === undefined ? {} : { body: JSON.stringify(body) }),
        }
        const answer =
          way === 0
            ? await server.get(address, sent)
            : await server.throughPayload(`/contract${address.replace(/^\/api/, '')}`, sent)
        const names = ['content-type', 'content-disposition', 'cache-control', 'allow', 'retry-after', 'etag']
        const head = names.map((name) => [name, answer.headers.get(name)])
        // Validators depend on bytes that contain ids; dates of files differ anyway.
        const etag = answer.headers.has('etag')
        return {
          status: answer.status,
          head: Object.fromEntries(head.map(([name, value]) => [name, name === 'etag' ? etag : value])),
          body: comparable(await answer.text()),
        }
      }),
    )
  }
  async function expectSame(...args: Parameters<typeof ask>) {
    const [there, here] = await ask(...args)
    expect(here).toEqual(there)
    return there as NonNullable<typeof there>
  }
  const nothing = () => ({})

  it.each(keys)('%s refuses the same to those who may not', async (key) => {
    const call: Call = contract[key]
    if (call.who === 'public') return
    const none: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer x.y.z' },
      { Authorization: 'Basic x' },
    ]
    for (const headers of none) expect((await expectSame(key, nothing, { headers })).status).toBe(401)
    if (call.who === 'admin') expect((await expectSame(key, nothing, { who: 'editor' })).status).toBe(403)
  })

  it.each(keys)('%s refuses the same input and other methods', async (key) => {
    const who = contract[key].who === 'public' ? null : 'admin'
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const other = await ask(key, nothing, { method })
      if (`${method.replace('HEAD', 'GET')} ${key.split(' ')[1]}` in contract) continue
      expect(other[0]?.status).toBe(405)
      expect(other[1]).toEqual(other[0])
    }
    if (key.startsWith('GET ')) return
    const json = { 'Content-Type': 'application/json' }
    const bodies: Sent[] = [
      { raw: '{"broken', headers: json },
      { raw: 'a=b', headers: { 'Content-Type': 'text/plain' } },
      { raw: '{}', headers: { 'Content-Type': 'application/json; charset=latin1' } },
      { raw: '{}', headers: { ...json, 'Content-Encoding': 'unheard' } },
      { raw: '--x\r\n', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ]
    for (const body of bodies) {
      const { status } = await expectSame(key, nothing, { who, ...body })
      expect([400, 415]).toContain(status)
    }
    const { upload, bodyLimit }: Call = contract[key]
    if (!upload && !bodyLimit)
      expect(
        (await expectSame(key, nothing, { who, raw: `"${'x'.repeat(1_000_000)}"`, headers: json })).status,
      ).toBe(413)
  })

  it('acts the same, and is answered the same', async () => {
    for (const key of keys) {
      const who = contract[key].who === 'public' ? null : 'admin'
      expect.soft([key, (await expectSame(key, inputs[key], { who })).status]).toEqual([key, 200])
    }
  })

  it.each(keys.filter((key) => key.startsWith('GET ') && contract[key].who === 'public'))(
    '%s has a validator, and a head without a body',
    async (key) => {
      const there = await expectSame(key, inputs[key])
      expect(there.head).toMatchObject({ etag: true, 'cache-control': 'no-cache' })
      const known = await expectSame(key, inputs[key], { headers: { 'If-None-Match': '*' } })
      expect([known.status, known.body]).toEqual([304, ''])
      expect(await expectSame(key, inputs[key], { method: 'HEAD' })).toEqual({ ...there, body: '' })
    },
  )

  it('an unknown call answers 404', async () => {
    for (const path of ['', '/', '/nothing', '/news/1', '/file', '/constructor', '/__proto__', '/%6Eews2']) {
      for (const { server } of servers) {
        const answers = await Promise.all(
          ['GET', 'POST', 'DELETE'].map((method) => server.rest(`/contract${path}`, { method })),
        )
        for (const { status, body } of answers)
          expect([path, status, body]).toEqual([path, 404, expect.objectContaining({ code: 'not_found' })])
      }
    }
  })
})
