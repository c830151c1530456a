import { bearer, createUser } from '#testServer.ts'
import { onDatabase, serverOf } from '#testSuite.ts'

/** Recognisable anywhere, also inside a URL or an HTML page. */
const secret = (name: string) => `geheim${name}geheim`
const marker = /geheim\w*geheim/g
/** Names of private fields, which must not appear even if they are empty. */
const privateFields = /"(token|formerNames|hash|salt|password|loginAttempts|lockUntil|sessions|_sid)"\s*:/

onDatabase('values that must stay secret', async (db) => {
  const server = await serverOf(db)
  const { content, create, payload } = server
  await content.settings()
  const entry = await content.entry({ name: secret('formerName'), token: 'aaaaaaaaaa' })
  const changed = { name: 'Pflegedienst', token: secret('token') }
  await server.update('entries', entry.id, changed)
  const pending = await content.entry({
    ...{
      name: secret('pendingName'),
      category: secret('pendingCategory'),
      services: secret('pendingServices'),
    },
    ...{ email: `${secret('pendingMail')}@example.org`, token: secret('pendingToken'), state: 'pending' },
  })
  const deletedAt = new Date().toISOString()
  const lost = { name: secret('removed'), category: secret('removedCategory'), deletedAt }
  const removed = await content.entry(lost)
  await content.news({ title: secret('news'), deletedAt })
  await content.link({ name: secret('link'), deletedAt })
  await content.link({ name: secret('unfinishedLink'), url: '' })
  await content.link({ name: '', url: `https://${secret('unnamedLink')}.example/` })
  const news = await content.news({ title: secret('earlierTitle') })
  await server.update('news', news.id, { title: 'Sommerfest' })
  const page = await content.page('about', `<p>${secret('earlierPage')}</p>`)
  await server.update('pages', page.id, { html: '<p>Wir</p>' })
  await content.settings({ association: secret('earlierAssociation') })
  await content.settings()
  const user = await createUser(payload, secret('user'), 'Editor')
  const asked = { name: secret('request'), email: 'a@example.org', token: secret('requestToken') }
  const request = await create('change-requests', { ...asked, changeText: secret('text') })
  const reader = { sender: secret('reportSender'), email: `${secret('reportMail')}@example.org` }
  const told = { entry: crypto.randomUUID(), name: 'x', text: secret('report') }
  const report = await create('reports', { ...reader, ...told })
  await create('logs', { timestamp: deletedAt, user: 'x', action: secret('log') })
  await create('mails', { to: 'a@example.org', subject: secret('mail'), text: 'x' })
  await content.file(`${secret('file')}.txt`, 'x', 'text/plain')
  const editor = await server.loginAs('Editor')
  const ids = [pending, removed, user, request, report].map(({ id }) => id)

  const expectClean = (where: string, text: string, allowed: RegExp | null = null) => {
    const found = (text.match(marker) ?? []).filter((hit) => !allowed?.test(hit))
    expect(found, where).toEqual([])
    for (const id of ids) if (!where.includes(id)) expect(text.includes(id), where).toBe(false)
  }

  it('no call of the contract contains them', async () => {
    const addresses = [
      '/translations.json',
      '/api/translations?locale=de',
      ...'settings health openapi.json news links allcategories categoryinfo topcategories towns'
        .split(' ')
        .map((name) => `/api/${name}`),
      '/api/allcategories?region=hassberge',
      '/api/links?region=geheim',
      '/api/getHtml?name=about',
      '/api/datafilteredcategory?category=Pflege',
      ...['pendingCategory', 'removedCategory'].map(
        (name) => `/api/datafilteredcategory?category=${secret(name)}`,
      ),
      ...['geheim', 'pflege', ...['pendingName', 'token', 'removed', 'formerName'].map(secret)].flatMap(
        (text) => [
          `/api/searchFor?searchQuery=${text}`,
          `/api/checknameexists?name=${text}`,
          `/api/entry?category=Pflege&name=${text}`,
          `/api/categories?topCategory=${text}`,
        ],
      ),
    ]
    for (const address of addresses) {
      for (const headers of [undefined, bearer(editor)]) {
        const text = await server.text(address, { headers })
        // Staff see links that are still empty, to finish them.
        const unfinished = headers && address.startsWith('/api/links')
        expectClean(address, text, unfinished ? /(?:unfinished|unnamed)Link/ : undefined)
        if (!address.endsWith('openapi.json')) expect(text.match(privateFields)?.[0], address).toBeUndefined()
      }
    }
  })

  it('no page contains them', async () => {
    const list = '/categories/list/Pflege'
    const paths = [
      ...['/', '/news', '/categories', list, `${list}/Pflegedienst`, `${list}/x`, '/fastsearch?q=geheim'],
      ...['/fastsearch?q=pflege', '/links', '/aboutus', '/help', '/contact', '/login', '/edit'],
    ]
    for (const path of paths.flatMap((path) => [path, `/en${path}`])) {
      const html = await server.text(path)
      expectClean(path, html)
      expect(html.match(privateFields)?.[0], path).toBeUndefined()
    }
    // What the visitor typed may be shown again, but nothing more about it.
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
      expect(text.match(privateFields)?.[0], address).toBeUndefined()
    }
    expect((await server.rest('/users/me')).body.user).toBeNull()
    const { body, text } = await server.rest('/users/me', { token: editor })
    expect(body.user.username).toBe('editor')
    for (const field of ['hash', 'salt', 'loginAttempts', 'lockUntil'])
      expect(text.includes(`"${field}"`), field).toBe(false)
  })
})
