import { describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { contentOf } from '../testContent.ts'
import { createUser, withoutHyphens } from '../testServer.ts'
import { serverOf } from '../testSuite.ts'

/** Returns a text that is recognisable anywhere, also inside a URL or an HTML page. */
const secret = (name: string) => `geheim${name}geheim`
const marker = /geheim\w*geheim/g
/** Names of private fields, which must not appear even if they are empty. */
const privateFields = /"(token|formerNames|hash|salt|password|loginAttempts|lockUntil|sessions|_sid)"\s*:/

for (const db of databases) {
  describe(`values that must stay secret, on ${db.name}`, async () => {
    const ids: string[] = []

    const server = await serverOf(db)
    const { payload } = server
    const content = contentOf(payload)
    await content.settings()
    const entry = await content.entry({ name: secret('formerName'), token: 'aaaaaaaaaa' })
    const published = await payload.update({
      collection: 'entries',
      id: entry.id,
      data: { name: 'Pflegedienst', token: secret('token') },
    })
    const pending = await content.entry({
      name: secret('pendingName'),
      category: secret('pendingCategory'),
      email: `${secret('pendingMail')}@example.org`,
      token: secret('pendingToken'),
      services: secret('pendingServices'),
      state: 'pending',
    })
    const removed = await content.entry({ name: secret('removed'), category: secret('removedCategory') })
    await payload.update({
      collection: 'entries',
      id: removed.id,
      data: { deletedAt: new Date().toISOString() },
    })
    for (const collection of ['news', 'links'] as const) {
      const doc =
        collection === 'news'
          ? await content.news({ title: secret('news') })
          : await content.link({ name: secret('link') })
      await payload.update({ collection, id: doc.id, data: { deletedAt: new Date().toISOString() } })
    }
    await content.link({ name: secret('unfinishedLink'), url: '' })
    await content.link({ name: '', url: `https://${secret('unnamedLink')}.example/` })
    await payload.create({
      collection: 'links',
      data: { url: `https://${secret('nullLink')}.example/`, name: null } as never,
    })
    const news = await content.news({ title: secret('earlierTitle') })
    await payload.update({ collection: 'news', id: news.id, data: { title: 'Sommerfest' } })
    await content.page('about', `<p>${secret('earlierPage')}</p>`)
    await payload.update({
      collection: 'pages',
      where: { name: { equals: 'about' } },
      data: { html: '<p>Wir</p>' },
    })
    await content.settings({ association: secret('earlierAssociation') })
    await content.settings()
    const user = await createUser(payload, secret('user'), 'Editor')
    const asked = { name: secret('request'), email: 'a@example.org', token: secret('requestToken') }
    const request = await payload.create({
      collection: 'change-requests',
      data: { ...asked, changeText: secret('text') } as never,
    })
    const reader = { sender: secret('reportSender'), email: `${secret('reportMail')}@example.org` }
    const report = await payload.create({
      collection: 'reports',
      data: { ...reader, entry: crypto.randomUUID(), name: 'x', text: secret('report') } as never,
    })
    await payload.create({
      collection: 'logs',
      data: { timestamp: new Date().toISOString(), user: 'x', action: secret('log') } as never,
    })
    await payload.create({
      collection: 'mails',
      data: { to: 'a@example.org', subject: secret('mail'), text: 'x' } as never,
    })
    await content.file(`${secret('file')}.txt`, 'x', 'text/plain')
    const editor = await server.loginAs('Editor')
    ids.push(pending.id, removed.id, user.id, request.id, report.id)

    const expectClean = (where: string, text: string, allowed: RegExp | null = null) => {
      const found = (text.match(marker) ?? []).filter((hit) => !allowed?.test(hit))
      expect([where, found]).toEqual([where, []])
      for (const id of ids)
        if (!where.includes(id)) expect([where, text.includes(id)]).toEqual([where, false])
    }

    it('no call of the contract contains them', async () => {
      const addresses = [
        '/translations.json',
        '/api/translations?locale=de',
        ...[
          'settings',
          'health',
          'openapi.json',
          'news',
          'links',
          'allcategories',
          'categoryinfo',
          'topcategories',
          'towns',
        ].map((name) => `/api/${name}`),
        '/api/allcategories?region=hassberge',
        '/api/links?region=geheim',
        '/api/getHtml?name=about',
        '/api/datafilteredcategory?category=Pflege',
        ...['pendingCategory', 'removedCategory'].map(
          (name) => `/api/datafilteredcategory?category=${secret(name)}`,
        ),
        ...[
          'geheim',
          'pflege',
          secret('pendingName'),
          secret('token'),
          secret('removed'),
          secret('formerName'),
        ].flatMap((text) => [
          `/api/searchFor?searchQuery=${text}`,
          `/api/checknameexists?name=${text}`,
          `/api/entry?category=Pflege&name=${text}`,
          `/api/categories?topCategory=${text}`,
        ]),
      ]
      for (const address of addresses) {
        for (const headers of [undefined, { Authorization: `Bearer ${editor}` }]) {
          const text = await server.text(address, { headers })
          // Staff see links that are still empty, to finish them.
          const unfinished = headers && address.startsWith('/api/links')
          expectClean(address, text, unfinished ? /(?:unfinished|unnamed|null)Link/ : undefined)
          if (!address.endsWith('openapi.json'))
            expect([address, text.match(privateFields)?.[0]]).toEqual([address, undefined])
        }
      }
    })

    it('no page contains them', async () => {
      const paths = [
        '/',
        '/news',
        '/categories',
        '/categories/list/Pflege',
        '/categories/list/Pflege/Pflegedienst',
        '/fastsearch?q=geheim',
        '/fastsearch?q=pflege',
        '/links',
        '/aboutus',
        '/help',
        '/contact',
        '/login',
        '/edit',
        `/categories/list/${encodeURIComponent('Pflege')}/x`,
      ]
      for (const path of paths.flatMap((path) => [path, `/en${path}`])) {
        const html = await server.text(path)
        expectClean(path, html)
        expect([path, html.match(privateFields)?.[0]]).toEqual([path, undefined])
      }
      // What the visitor typed may be shown again, but nothing more about it.
      const pageOf = async (category: string) =>
        withoutHyphens(await server.text(`/categories/list/${secret(category)}`))
      const asked = await pageOf('pendingCategory')
      expect(asked).not.toContain(secret('pendingName'))
      expect(asked).toBe(
        (await pageOf('otherCategory')).replaceAll(secret('otherCategory'), secret('pendingCategory')),
      )
    })

    const collections = () => Object.keys(server.payload.collections)

    it('Payload REST returns them in no list, document or count', async () => {
      const queries = [
        '',
        'limit=0',
        'pagination=false',
        'depth=10',
        'trash=true',
        'draft=true',
        'locale=all',
        'showHiddenFields=true',
        'select[token]=true&select[formerNames]=true',
        'select[hash]=true&select[salt]=true',
        'joins[x][limit]=0',
        'populate[categories][key]=true',
        'populate[users][hash]=true',
        'overrideAccess=true',
        'user=admin',
        'trash=true&depth=10&limit=0',
        'where[or][0][state][equals]=pending',
        'where[state][not_equals]=published',
        'where[deletedAt][exists]=true&trash=true',
        'where[id][exists]=true',
        'where[or][0][id][exists]=true&where[or][1][state][equals]=pending',
      ]
      for (const slug of collections()) {
        for (const query of queries) {
          for (const address of [
            `/${slug}?${query}`,
            `/${slug}/count?${query}`,
            `/${slug}/versions?${query}`,
            `/${slug}/${published.id}?${query}`,
          ]) {
            const { text, status } = await server.rest(address)
            expectClean(address, text)
            expect([address, status]).toEqual([address, expect.toSatisfy((s) => s < 500 || s === 501)])
            expect([address, text.match(privateFields)?.[0]]).toEqual([address, undefined])
          }
        }
        for (const id of ids) {
          for (const address of [
            `/${slug}/${id}`,
            `/${slug}/${id}?trash=true&depth=10`,
            `/${slug}/versions/${id}`,
            `/${slug}/access/${id}`,
          ]) {
            expectClean(
              address,
              (await server.rest(address, address.includes('access') ? { method: 'POST' } : {})).text,
            )
          }
        }
      }
    })

    it('a filter or sort order on a hidden field gives no hint of its value', async () => {
      const first = secret('token').slice(0, 8)
      for (const field of ['token', 'formerNames', 'category.key']) {
        const counts = await Promise.all(
          [`[like]=${first}`, '[like]=zzzz', '[exists]=true'].map(async (filter) => {
            const { body } = await server.rest(`/entries?where[${field}]${filter}`)
            return body?.totalDocs ?? 'refused'
          }),
        )
        expect([field, new Set(counts).size === 1 ? counts[0] : counts]).toEqual([field, 'refused'])
      }
      const content = contentOf(server.payload)
      await content.entry({ name: 'A-Dienst', token: 'zzzzzzzzzz' })
      await content.entry({ name: 'Z-Dienst', token: '0000000000' })
      const order = async (sort: string) =>
        (await server.rest(`/entries?sort=${sort}&limit=0`)).body?.docs?.map(
          ({ name }: { name: string }) => name,
        )
      expect(await order('token')).toEqual(await order('-token'))
    })

    it('private fields of accounts are in no answer', async () => {
      for (const address of [
        '/users/me',
        '/users/init',
        '/access',
        '/globals/site-settings?depth=10',
        '/globals/site-settings/versions',
      ]) {
        const { text } = await server.rest(address)
        expectClean(address, text)
        expect([address, text.match(privateFields)?.[0]]).toEqual([address, undefined])
      }
      expect((await server.rest('/users/me')).body.user).toBeNull()
      const { body, text } = await server.rest('/users/me', { token: editor })
      expect(body.user.username).toBe('editor')
      for (const field of ['hash', 'salt', 'loginAttempts', 'lockUntil'])
        expect([field, text.includes(`"${field}"`)]).toEqual([field, false])
    })

    it('an Editor sees staff data, but no accounts, pages, files or mails', async () => {
      const seen = await server.rest('/entries?where[state][equals]=pending&depth=0', { token: editor })
      expect(seen.text).toContain(secret('pendingToken'))
      for (const slug of [
        'users',
        'pages',
        'files',
        'mails',
        'sessions',
        'second-factors',
        'top-categories',
        'payload-migrations',
        'payload-kv',
      ]) {
        for (const address of [
          `/${slug}?limit=0`,
          `/${slug}/versions`,
          `/${slug}?where[username][like]=geheim`,
        ]) {
          expectClean(address, (await server.rest(address, { token: editor })).text)
        }
      }
    })
  })
}
