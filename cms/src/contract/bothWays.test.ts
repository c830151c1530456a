import { type Call, type CallKey, contract } from '@directory/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { contentOf } from '../testContent.ts'
import { ownOrigin, startTestServer, type TestServer } from '../testServer.ts'
import { type Asked, type Ids, inputs } from './bothWays.fixture.ts'

const keys = Object.keys(contract) as CallKey[]

for (const db of databases) {
  describe(`the contract under /api and under /cms/api/contract on ${db.name}`, () => {
    /** Two equal servers, each called in one of the two ways, so that acts can be compared, too. */
    const servers: { server: TestServer; admin: string; editor: string; ids: Ids }[] = []

    beforeAll(async () => {
      for (let i = 0; i < 2; i++) {
        const server = await startTestServer(db)
        const content = contentOf(server.payload)
        await content.settings()
        await content.page('homepage', '<p>Willkommen</p>')
        await content.file('Plan.pdf', '%PDF-1.4 a plan', 'application/pdf')
        const entry = await content.entry({ token: 'abcdefghij' })
        const pending = await content.entry({ name: 'Wartend', state: 'pending' })
        const change = await server.payload.create({
          collection: 'change-requests',
          data: { name: 'Wer', email: 'a@example.org', token: 'abcdefghij', changeText: 'Neu' } as never,
        })
        const { id: topCategory } = await content.topCategory()
        await server.payload.create({
          collection: 'unfound-words',
          data: { word: 'enkeltrick', count: 5, days: 3, lastDay: '2026-01-01' } as never,
        })
        const [news, link] = [await content.news(), await content.link()]
        await server.loginAs('Admin')
        const { docs } = await server.payload.find({ collection: 'sessions' })
        servers.push({
          server,
          admin: await server.loginAs('Admin'),
          editor: await server.loginAs('Editor'),
          ids: {
            entry: entry.id,
            pending: pending.id,
            change: change.id,
            news: news.id,
            link: link.id,
            topCategory,
            session: String(docs[0]?.id),
          },
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
      return (
        text
          .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => `id${place(id)}`)
          .replace(/top_categories\.[\da-f]{8}/g, 'top_categories.id')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
          // A calendar's sequence numbers grow with time, too.
          .replace(/\d{8}T\d{6}Z/g, 'moment')
          .replace(/SEQUENCE:\d+/g, 'sequence')
          .replace(/[\w-]+\.[\w-]+\.[\w-]{40,}/g, 'session')
          .replace(/"token":"\w{10}"/g, '"token"')
          .replace(/"recoveryCode":"[\w-]+"/g, '"recoveryCode"')
          .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'site')
      )
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
          const names = [
            'content-type',
            'content-disposition',
            'cache-control',
            'allow',
            'retry-after',
            'etag',
          ]
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
      // The cookie is valid for the CMS itself, never for the contract.
      for (const { server, admin } of servers) {
        const headers = { Cookie: `payload-token=${admin}`, Origin: ownOrigin, 'X-Own-Page': 'yes' }
        const path = key.split(' ')[1]?.replace(/^\/api/, '')
        const answer = await server.rest(`/contract${path}`, { method: String(key.split(' ')[0]), headers })
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
      }
    })

    it.each(keys)('%s refuses the same input and other methods', async (key) => {
      const who = contract[key].who === 'public' ? null : 'admin'
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const other = await ask(key, nothing, { method })
        if (!keys.some((known) => known === key.replace(/^\w+/, method.replace('HEAD', 'GET')))) {
          expect(other[0]?.status).toBe(405)
          expect(other[1]).toEqual(other[0])
        }
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

    it('every call acts the same, and is answered the same', async () => {
      // The outbox is asked before other calls fill it, because what it sends meanwhile differs from server to server.
      const first: CallKey[] = ['GET /api/unsentMails']
      // The call that ends the session comes last.
      const last: CallKey[] = ['POST /api/logout']
      const others = keys.filter((key) => !first.includes(key) && !last.includes(key))
      const statuses: Record<string, number> = {}
      for (const key of [...first, ...others, ...last]) {
        const who = contract[key].who === 'public' ? null : 'admin'
        const input = inputs[key] ?? (() => (key.startsWith('POST ') ? { body: {} } : {}))
        const [there, here] = await ask(key, input, { who })
        expect.soft(here, key).toEqual(there)
        statuses[key] = there?.status ?? 0
      }
      // Not only refusals: most of them succeed.
      expect(Object.values(statuses).filter((status) => status === 200).length).toBeGreaterThan(45)
      expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([])
    })

    it.each(keys.filter((key) => key.startsWith('GET ') && contract[key].who === 'public'))(
      '%s has a validator, and a head without a body',
      async (key) => {
        const input = inputs[key] ?? nothing
        const [there] = await ask(key, input)
        if (there?.status !== 200) return
        expect(there.head).toMatchObject({ etag: true, 'cache-control': 'no-cache' })
        const known = await expectSame(key, input, { headers: { 'If-None-Match': '*' } })
        expect([known.status, known.body]).toEqual([304, ''])
        expect(await expectSame(key, input, { method: 'HEAD' })).toEqual({ ...there, body: '' })
      },
    )

    it('what is no call is not there', async () => {
      for (const path of [
        '',
        '/',
        '/nothing',
        '/news/1',
        '/file',
        '/constructor',
        '/__proto__',
        '/%6Eews2',
      ]) {
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
}
