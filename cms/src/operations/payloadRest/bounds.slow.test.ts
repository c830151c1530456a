import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { everyLimit, startTestServer } from '../../testServer.ts'
import { serverOf } from '../../testSuite.ts'

for (const db of databases) {
  describe(`the raw API within its bounds on ${db.name}`, async () => {
    const tokens: { admin: string; editor: string; nobody: null } = { admin: '', editor: '', nobody: null }
    const ids: Record<string, string> = {}
    const server = await serverOf(db)
    tokens.admin = await server.loginAs('Admin')
    tokens.editor = await server.loginAs('Editor')
    const content = contentOf(server.payload)
    for (let i = 0; i < 105; i++) await content.news({ title: `Neues ${i}` })
    const entry = await content.entry()
    ids.entries = entry.id
    ids.categories = String(entry.category)
    ids.news = (await content.news()).id
    ids.links = (await content.link()).id
    ids.pages = (await content.page('about', '<p>x</p>')).id
    ids['top-categories'] = (await content.topCategory()).id

    it.each(['limit=0', 'limit=1000000', 'limit=101', 'pagination=false', 'limit=0&pagination=false'])(
      'a page has at most 100 documents for visitors, a thousand for staff (%s)',
      async (query) => {
        const visitor = await server.rest(`/news?${query}`)
        expect([visitor.status, visitor.body.docs.length <= 100]).toEqual([200, true])
        if (query !== 'pagination=false') {
          expect([visitor.body.docs.length, visitor.body.limit]).toEqual([100, expect.any(Number)])
          expect(
            (await server.rest(`/news?${query}`, { token: tokens.editor })).body.docs.length,
          ).toBeGreaterThan(100)
        }
        const asked = await server.rest(`/news?${query}`, { method: 'GET' })
        expect(asked.body.docs.length).toBeLessThanOrEqual(100)
      },
    )

    it('a page has at most a thousand for staff', async () => {
      const { body } = await server.rest('/news?limit=5000', { token: tokens.admin })
      expect(body.limit).toBe(1000)
    })

    it('the method hidden in a field gets no further', async () => {
      for (const [type, body] of [
        ['application/x-www-form-urlencoded', 'limit=0&depth=9'],
        ['application/x-www-form-urlencoded', 'limit=1000'],
      ] as const) {
        const answer = await server.throughPayload('/news', {
          method: 'POST',
          headers: { 'Content-Type': type, 'X-Payload-HTTP-Method-Override': 'GET' },
          body,
        })
        const { docs } = (await answer.json()) as { docs: unknown[] }
        expect([answer.status, docs.length]).toEqual([200, 100])
      }
    })

    it('what a document refers to is followed twice at most', () => {
      expect(server.payload.config.maxDepth).toBe(2)
    })

    const conditions = (count: number) =>
      Array.from({ length: count }, (_, i) => `where[or][${i}][category.name][equals]=${i}`).join('&')

    it('so many conditions, so many words, so many values', async () => {
      const status = async (query: string, token: string | null = null) =>
        (await server.rest(`/entries?${query}`, { token })).status
      expect(await status(conditions(30))).toBe(200)
      expect(await status(conditions(31))).toBe(400)
      expect(await status(conditions(150), tokens.admin)).toBe(400)
      const like = (count: number) => `where[name][like]=${Array(count).fill('x').join('+')}`
      expect([await status(like(30)), await status(like(31))]).toEqual([200, 400])
      const among = (count: number) => `where[id][in]=${Array(count).fill('x').join(',')}`
      expect([await status(among(1000)), await status(among(1001))]).toEqual([200, 400])
    })

    const wrong = [
      ...[
        'limit=1.5',
        'limit=x',
        'limit=-1',
        'limit[]=1&limit[]=2',
        'page=1e20',
        'page=99999999999',
        'depth=x',
      ],
      ...[
        'where[lat][near]=x',
        'where[lat][near]=10,50,5',
        'where[lat][within]=x',
        'where[lat][intersects]=x',
      ],
      ...[
        'where[lat][greater_than]=x',
        'where[createdAt][greater_than]=x',
        'where[name][all]=x',
        'where[_id][equals]=x',
      ],
      ...[
        'where[name]=x',
        'where=x',
        'where[]=x',
        'where[and]=x',
        'where[name][equals][a]=b',
        'where[name][equals]=%00',
      ],
      ...[
        'where[bogus][equals]=x',
        'where[name][bogus]=x',
        'sort[a]=b',
        `where[name][equals]=${'x'.repeat(501)}`,
      ],
    ]
    it.each(wrong)('%s is a wrong request', async (query) => {
      for (const token of Object.values(tokens)) {
        const { status, text } = await server.rest(`/entries?${query}`, { token })
        expect([status, text]).toEqual([400, expect.stringContaining('errors')])
      }
    })

    it.each([
      ['POST', '/users/verify/x'],
      ['GET', '/categories/versions'],
      ['GET', '/categories/versions/x'],
      ['POST', '/categories/versions/x'],
      ['GET', '/payload-migrations'],
      ['GET', '/payload-kv'],
      ['GET', '/files/file/x'],
      ['GET', '/og'],
      ['POST', '/payload-preferences'],
      ['PATCH', '/payload-preferences/x'],
      ['DELETE', '/payload-preferences/x'],
      ['POST', '/payload-locked-documents'],
      ['POST', '/payload-locked-documents/x/duplicate'],
    ])('%s %s is not there', async (method, address) => {
      const answer = await server.rest(address, {
        method,
        token: tokens.admin,
        ...(method !== 'GET' && { body: {} }),
      })
      expect([403, 404]).toContain(answer.status)
      expect(answer.text).not.toMatch(/localhost|127\.0/)
    })

    it('a value of another kind is a wrong request, wherever it stands', async () => {
      const values = [['a'], { a: 1 }, [], {}, [[['x']]], 'x\u0000', '', 1, true, 'nowhere']
      const usual: Record<string, object> = {
        entries: { name: 'n', street: 's', plz: '97437', city: 'Z', category: ids.categories },
        news: { title: 't', text: 'x', occurDate: '2026-01-01' },
        links: {},
        categories: { name: 'n' },
        'top-categories': { labelDe: 'a', labelEn: 'b' },
        pages: { name: 'help', html: '' },
      }
      const failed: string[] = []
      for (const [slug, data] of Object.entries(usual)) {
        const { flattenedFields } = server.payload.collections[slug as 'entries'].config
        const send = async (body: unknown) => {
          for (const [method, address] of [
            ['POST', `/${slug}`],
            ['PATCH', `/${slug}/${ids[slug]}`],
          ] as const) {
            const { status } = await server.rest(address, { method, token: tokens.admin, body })
            if (status >= 500) failed.push(`${method} ${address} ${JSON.stringify(body)} ${status}`)
          }
        }
        for (const { name } of flattenedFields)
          for (const value of values) await send({ ...data, [name]: value })
        for (const body of [null, [], 1, 'x']) await send(body)
      }
      const post = { method: 'POST', token: tokens.admin }
      for (const body of [null, [], 1, { regions: 1 }, { title: ['x'] }]) {
        const { status } = await server.rest('/globals/site-settings', { ...post, body })
        expect([body, status]).toEqual([body, 400])
      }
      expect(failed).toEqual([])
      const list = await server.rest('/news', { ...post, body: { ...usual.news, text: ['a'] } })
      expect(list.status).toBe(400)
    })

    it('nobody says what a document is called and when it was made', async () => {
      const given = { id: 'chosen', createdAt: '2001-01-01T00:00:00.000Z' }
      const body = { title: 't', text: 'x', occurDate: '2026-01-01', ...given }
      const made = await server.rest('/news', { method: 'POST', token: tokens.admin, body })
      expect(made.status).toBe(201)
      expect(made.body.doc.id).not.toBe('chosen')
      expect(made.body.doc.createdAt).not.toMatch(/^2001/)
      const copied = await server.rest(`/news/${made.body.doc.id}/duplicate`, {
        method: 'POST',
        token: tokens.editor,
        body: given,
      })
      expect(copied.status).toBe(200)
      expect(copied.body.doc.id).not.toBe('chosen')
      expect(copied.body.doc.createdAt).not.toMatch(/^2001/)
      const changed = await server.rest(`/news/${made.body.doc.id}`, {
        method: 'PATCH',
        token: tokens.editor,
        body: given,
      })
      expect([changed.status, changed.body.doc.id]).toEqual([200, made.body.doc.id])
      expect(changed.body.doc.createdAt).not.toMatch(/^2001/)
    })

    it('a version is whole, whatever its answer was to show', async () => {
      const token = tokens.admin
      await contentOf(server.payload).settings()
      const select = 'select[name]=true&select[title]=true'
      for (const address of [`/pages/${ids.pages}`, '/globals/site-settings']) {
        const isPage = address.startsWith('/pages')
        const body = isPage
          ? { html: '<p>changed</p>' }
          : { siteTitle: 'Neu', association: 'Verein', contactEmail: 'a@b.example' }
        const method = isPage ? 'PATCH' : 'POST'
        expect([
          address,
          (await server.rest(`${address}?${select}`, { method, token, body })).status,
        ]).toEqual([address, 200])
        const versions = await server.rest(
          `${isPage ? '/pages' : address}/versions?limit=1&sort=-updatedAt`,
          { token },
        )
        expect(versions.body.docs[0].version).toMatchObject(body)
      }
    })

    it('a refused question leaves no stack in the log', async () => {
      const lines: unknown[] = []
      const { logger } = server.payload
      const { error } = logger
      logger.error = ((line: unknown) => lines.push(line)) as never
      try {
        const refusedCalls = [
          ['DELETE', '/payload-preferences/x'],
          ['POST', '/users/unlock'],
          ['POST', '/users/login'],
          ['POST', '/files'],
          ['POST', '/entries/x/duplicate'],
          ['POST', '/payload-preferences/x'],
        ] as const
        for (const query of ['where[bogus][equals]=x', 'limit=x', 'limit=1.5'])
          expect((await server.rest(`/entries?${query}`)).status).toBe(400)
        expect((await server.rest('/users')).status).toBe(403)
        for (const [method, address] of refusedCalls)
          expect((await server.rest(address, { method, token: tokens.admin, body: {} })).status).toBeLessThan(
            500,
          )
        expect((await server.rest('/payload-preferences/x', { method: 'POST', body: {} })).status).toBe(403)
        const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
        const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx'
        const broken = await server.throughPayload('/files', { method: 'POST', headers: form, body: part })
        expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('nicht lesbar')])
        expect(lines).toEqual([])
      } finally {
        logger.error = error
      }
    })
  })

  describe(`the budget of the raw API on ${db.name}`, () => {
    it('ends for an address, and leaves staff theirs', async () => {
      const limit = { points: 1000, seconds: 600 }
      const server = await startTestServer(db, {
        rateLimits: { ...everyLimit(limit), raw: { points: 5, seconds: 600 } },
      })
      try {
        const token = await server.loginAs('Editor')
        const statuses: number[] = []
        for (let i = 0; i < 6; i++) statuses.push((await server.rest('/news?limit=1')).status)
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
        expect((await server.rest('/news', { token })).status).toBe(200)
        const other = { headers: { 'x-client-address': '10.0.0.1' } }
        expect((await server.rest('/news', other)).status).toBe(200)
        expect((await server.get('/api/news')).status).toBe(200)
      } finally {
        await server.stop()
      }
    })
  })
}
