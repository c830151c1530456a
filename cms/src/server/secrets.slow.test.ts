import { expect, it } from 'vitest'
import { contentOf } from '../testContent.ts'
import { createUser } from '../testServer.ts'
import { onDatabase, serverOf } from '../testSuite.ts'

/** Returns a text that is recognisable anywhere, also inside a URL or an HTML page. */
const secret = (name: string) => `geheim${name}geheim`
const marker = /geheim\w*geheim/g
/** Names of private fields, which must not appear even if they are empty. */
const privateFields = /"(token|formerNames|hash|salt|password|loginAttempts|lockUntil|sessions|_sid)"\s*:/

onDatabase('values that must stay secret', async (db) => {
  const ids: string[] = []

  const server = await serverOf(db)
  const { payload } = server
  const content = contentOf(payload)
  await content.settings()
  const entry = await content.entry({ name: secret('formerName'), token: 'aaaaaaaaaa' })
  await payload.update({
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
    for (const id of ids) if (!where.includes(id)) expect([where, text.includes(id)]).toEqual([where, false])
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
    // The heading also says how long its longest word is.
    const pageOf = async (category: string) =>
      (await server.text(`/categories/list/${secret(category)}`)).replaceAll(/--letters:\d+/g, '')
    const asked = await pageOf('pendingCategory')
    expect(asked).not.toContain(secret('pendingName'))
    expect(asked).toBe(
      (await pageOf('otherCategory')).replaceAll(secret('otherCategory'), secret('pendingCategory')),
    )
  })

  it('private fields of accounts are in no answer', async () => {
    for (const address of ['/users/me', '/users/init']) {
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
})
