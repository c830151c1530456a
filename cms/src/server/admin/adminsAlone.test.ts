import type { CollectionSlug } from 'payload'
import { stopAll } from '#jobs/startJob.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { nounsWith } from '#shared/nouns'
import { bearer } from '#testServer.ts'
import { ok, onServer, refused } from '#testSuite.ts'

const verbs = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
/** Collections, each with what makes a document. */
const creatable: Record<string, (n: string) => object | Promise<object>> = {
  categories: (n) => ({ name: `Kategorie ${n}` }),
  'top-categories': (n) => ({ name: n }),
  news: (n) => ({ title: n, text: 'x', occurDate: '2026-01-01' }),
  links: (n) => ({ name: n, url: 'https://example.org' }),
  users: (n) => ({ username: `name-${n}`, password: 'long enough for all', role: 'Editor' }),
}
/** In lists; all others are for the server alone. */
const readable: readonly string[] = [
  ...nounsWith('isLogged'),
  ...['logs', 'imports', 'reports', 'change-requests', 'security-events'],
]

onServer('the CMS is for Admins alone', async (server) => {
  const { payload } = server
  // What the server reads by itself is no answer to anybody.
  await stopAll(payload, runtimeOf(payload).jobs)
  const [admin, editor] = [await server.loginAs('Admin'), await server.loginAs('Editor')]
  const slugs = Object.keys(payload.collections) as CollectionSlug[]
  afterEach(() => vi.restoreAllMocks())

  const readsDuring = async (run: () => Promise<void>) => {
    const read = new Set<string>()
    for (const name of ['find', 'findOne', 'count', 'findVersions', 'findGlobal', 'create'] as const) {
      const original = payload.db[name].bind(payload.db) as unknown as (args: object) => never
      vi.spyOn(payload.db, name).mockImplementation((args: { collection?: string; slug?: string }) => {
        read.add(String(args.collection ?? args.slug))
        return original(args)
      })
    }
    await run()
    return [...read].sort()
  }
  const addresses = (slug: string) => [`/cms/api/${slug}`, `/cms/api/${slug}/x`, `/cms/api/${slug}/versions`]
  const others = [
    ...['/cms/api/globals/site-settings', '/cms/api/globals/site-settings/versions', '/cms/api/access'],
    ...['/cms/api/backup', '/cms/api/nothing', '/cms/api'],
    ...['/cms/api/files/file/x.txt', '/cms/api/users/refresh-token', '/cms/api/users/unlock'],
    ...['/CMS/API/entries', '/_next/x'],
  ]

  it.each([
    ['nobody', {}, 401, 'unauthorized', []],
    ['a forged token', bearer('x.y.z'), 401, 'unauthorized', []],
    ['an Editor', bearer(editor), 403, 'forbidden', ['sessions', 'users']],
  ] as const)('%s is refused every method on every collection before any read', async (...row) => {
    const [, headers, status, code, ownSession] = row
    const read = await readsDuring(async () => {
      for (const address of [...slugs.flatMap(addresses), ...others]) {
        const answers = await Promise.all(verbs.map((method) => server.raw(address, { method, headers })))
        for (const answer of answers) {
          expect(answer.status, address).toEqual(status)
          expect(JSON.parse(String(answer.body))).toMatchObject({ success: false, code })
        }
      }
    })
    // What is refused is itself an event.
    const allowed: readonly string[] = [...ownSession, 'security-events']
    expect(read.filter((slug) => !allowed.includes(slug))).toEqual([])
  })

  it('the access rules of the collections refuse everybody else as well', async () => {
    for (const slug of slugs.filter((one) => !one.startsWith('payload-')))
      for (const token of [null, editor])
        for (const [method, address] of [
          ['GET', `/${slug}`],
          ['GET', `/${slug}/x`],
          ['POST', `/${slug}`],
          ['PATCH', `/${slug}/x`],
          ['PATCH', `/${slug}?where[id][exists]=true`],
          ['DELETE', `/${slug}/x`],
          ['DELETE', `/${slug}?where[id][exists]=true`],
        ] as const) {
          const body = method === 'GET' ? undefined : {}
          const answer = await server.rest(address, { method, token, body })
          const own = slug === 'users' && token && address === '/users' ? 1 : 0
          const isRefused = [403, 404].includes(answer.status) || answer.body?.docs?.length === own
          expect([method, address, answer.status, isRefused]).toEqual([method, address, answer.status, true])
        }
    for (const token of [null, editor]) {
      await refused(server.rest('/globals/site-settings', { token }), 403)
      const changed = { method: 'POST', token, body: { association: 'Neu' } }
      await refused(server.rest('/globals/site-settings', changed), 403)
    }
  })

  it('an Admin reads, creates, changes and deletes', async () => {
    await server.content.settings()
    const { rest } = server.as(admin)
    for (const slug of slugs) {
      const { status } = await rest('GET', `/${slug}`)
      const isOwnOfPayload = slug.startsWith('payload-')
      if (!isOwnOfPayload) expect(status, slug).toEqual(readable.includes(slug) ? 200 : 403)
    }
    for (const [slug, input] of Object.entries(creatable)) {
      const made = await rest('POST', `/${slug}`, await input('eins'))
      expect(made.status, slug).toBe(201)
      const one = `/${slug}/${made.body.doc.id}`
      expect((await rest('GET', one)).body.id).toBe(made.body.doc.id)
      expect((await rest('PATCH', one, await input('zwei'))).status, slug).toBe(200)
      if (payload.collections[slug as 'news'].config.trash) {
        // What is to be deleted for good has to lie in the trash.
        await refused(rest('DELETE', one), 403)
        await ok(rest('PATCH', one, { deletedAt: new Date().toISOString() }))
      }
      await ok(rest('DELETE', `${one}?trash=true`))
    }
    await ok(rest('GET', '/globals/site-settings'))
  })

  it('a refusal to an Admin logs no stack', async () => {
    const logged = vi.spyOn(payload.logger, 'error')
    for (const [method, address] of [
      ['GET', '/entries?where[bogus][equals]=x'],
      ['POST', '/users/unlock'],
      ['POST', '/users/login'],
      ['POST', '/files'],
      ['POST', '/entries'],
      ['PATCH', '/entries/x'],
      ['DELETE', '/entries/x'],
    ] as const) {
      const sent = { method, token: admin, ...(method !== 'GET' && { body: {} }) }
      const { status } = await server.rest(address, sent)
      expect(status >= 400 && status < 500, address).toBe(true)
    }
    expect(logged).not.toHaveBeenCalled()
  })

  it('an Editor in the admin UI gets a 403 page with a way back', async () => {
    for (const address of ['/admin', '/admin/collections/users', '/Admin/account?x=1']) {
      const page = await server.raw(address, { headers: bearer(editor) })
      expect([page.status, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
      expect(String(page.body)).toContain('Dieser Bereich ist für Administratoren')
      expect(String(page.body)).toContain('<a href="/edit">Zurück zur Redaktion</a>')
      expect(String(page.body)).toContain('<a href="/en/edit">')
    }
    const headers = { ...bearer(editor), 'Next-Action': '0'.repeat(42) }
    await refused(server.raw('/admin', { method: 'POST', headers, body: '[]' }), 403)
  })

  it('`me`, `init` and the contract are public, by their own methods only', async () => {
    for (const token of [null, editor]) {
      const me = await server.rest('/users/me', { token })
      expect([me.status, me.body.user?.username]).toEqual([200, token ? 'editor' : undefined])
      await ok(server.rest('/users/init', { token }))
    }
    await ok(server.get('/cms/api/contract/news'))
    for (const [method, address] of [
      ['POST', '/cms/api/users/login'],
      ['POST', '/cms/api/users/logout'],
      ['GET', '/cms/api/users/me'],
      ['GET', '/cms/api/users/init'],
      ['POST', '/cms/api/users/first-register'],
    ] as const)
      for (const other of ['PUT', 'PATCH', 'DELETE', method === 'GET' ? 'POST' : 'GET']) {
        const { status } = await server.raw(address, { method: other })
        expect(status, `${address} ${other}`).toBe(401)
      }
  })
})
