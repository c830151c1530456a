import attacks from '#lib/html/hostileHtml.fixture.json' with { type: 'json' }
import { fileLimits } from '#shared/fileLimits'
import { png } from '#testContent.ts'
import { emptyBeforeEach, namesOf, ok, onServer, refused } from '#testSuite.ts'
import { entryRequest } from './requests.fixture.ts'

onServer('content', async (server) => {
  const editor = await server.signIn('Editor')
  const admin = await server.signIn('Admin')
  emptyBeforeEach(server)

  const { post, get, log } = editor

  const item = { title: 'Fest', text: 'Am Main\nund im Hof', occurDate: '2026-06-01' }

  it.each([
    [{ text: '<script>x</script>' }, 'text_missing'],
    [{ occurDate: '2026-02-30' }, 'date_invalid'],
    [{ phone: 'auf Anfrage' }, 'phone_invalid'],
    [{ website: 'javascript:alert(1)' }, 'invalid'],
    [{ email: 'niemand' }, 'invalid'],
    [{ title: 'x'.repeat(201) }, 'invalid'],
    [{ title: true }, 'invalid'],
  ])('news with %j are refused by %s', async (change, code) => {
    await refused(post('addnewsentry', { ...item, ...change }), code)
    expect(await server.json('news')).toEqual([])
    expect(await log()).toEqual([])
  })

  it('news are written, changed and removed, visible at once, each in one line of the log', async () => {
    const { nuuid } = await post('addnewsentry', { ...item, website: 'www.example.org' })
    expect(await server.json('news')).toMatchObject([{ ...item, website: 'https://www.example.org' }])
    const change = { nuuid, title: 'Großes Fest', occurDate: '2026-06-02T10:00:00.000Z' }
    expect(await post('addnewsentry', change)).toMatchObject({ status: 200, success: true, nuuid })
    const changed = { nuuid, title: 'Großes Fest', text: item.text, occurDate: '2026-06-02' }
    expect(await server.json('news')).toMatchObject([changed])
    await refused(get('removenews?id=unknown'), 404)
    expect(await get(`removenews?id=${nuuid}`)).toEqual({
      status: 200,
      message: 'Eintrag wurde entfernt',
      undo: expect.any(String),
    })
    await refused(get(`removenews?id=${nuuid}`), 404)
    expect(await server.json('news')).toEqual([])
    expect(await log()).toEqual([
      ['Neuigkeit entfernt', 'Großes Fest'],
      ['Neuigkeit geändert', 'Großes Fest'],
      ['Neuigkeit angelegt', 'Fest'],
    ])
  })

  it.each([
    ['addnewsentry', 'removenews', 'nuuid', item],
    ['addlink', 'removelink', 'uuid', { name: 'Lotse', url: 'https://www.a.example' }],
  ])('%s accepts a client-generated id, once', async (save, remove, key, fields) => {
    const id = crypto.randomUUID()
    const sent = { ...fields, [key]: id }
    const twice = await Promise.all([post(save, sent), post(save, sent)])
    expect(twice.map((answer) => answer[key])).toEqual([id, id])
    for (const other of ['mine', `${id}0`, '-'.repeat(36)])
      await refused(post(save, { ...sent, [key]: other }), 404)
    const gone = { ...sent, [key]: crypto.randomUUID(), updatedAt: '2026-01-01T00:00:00.000Z' }
    await refused(post(save, gone), 404)
    await get(`${remove}?id=${id}`)
    await refused(post(save, sent), 'in_trash')
  })

  it('links are shown for each region that they name; without a region everywhere', async () => {
    const link = (name: string, region?: string) => post('addlink', { name, url: 'www.a.example', region })
    for (const made of [link('Hier', 'hassberge'), link('Dort', 'bamberg'), link('Überall')]) await made
    const names = async (of: string) => namesOf(await server.json(`links${of}`))
    expect(await names('')).toEqual(['Dort', 'Hier', 'Überall'])
    expect(await names('?region=hassberge&region=ha%C3%9Fberge')).toEqual(['Hier', 'Überall'])
    // As many programs write repeated parameters.
    expect(await names('?region[]=hassberge&region[]=ha%C3%9Fberge')).toEqual(['Hier', 'Überall'])
    expect(namesOf(await editor.json('links?region[]=nirgends'))).toEqual(['Überall'])
    const through = await server.throughPayload('/contract/links?region[]=bamberg')
    expect(namesOf(await through.json())).toEqual(['Dort', 'Überall'])
  })

  it('links are visible to staff only until they have a name and address', async () => {
    await ok(server.get('addlink', { method: 'POST', headers: editor.headers }))
    const { uuid } = await post('addlink', {})
    expect(await server.json('links')).toEqual([])
    expect(await editor.json('alllinks')).toHaveLength(2)
    const response = await server.get('links', { headers: editor.headers })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toEqual(expect.stringContaining('Authorization'))
    expect(await response.json()).toHaveLength(2)
    expect(await editor.json('links?region=nirgends')).toHaveLength(2)
    expect(await server.as('x.y.z').json('links')).toEqual([])
    const link = { name: 'Kreis', url: 'www.example.org', category: 'other', categoryNew: 'Behörden' }
    await ok(post('addlink', { uuid, ...link }))
    expect(await server.json('links')).toMatchObject([
      { uuid, name: 'Kreis', url: 'https://www.example.org', category: 'Behörden' },
    ])
    await refused(post('addlink', { uuid, url: 'javascript:alert(1)' }), 400, 'url')
    await refused(post('addlink', { uuid: 'unknown', name: 'x' }), 404)
    expect(await get(`removelink?id=${uuid}`)).toMatchObject({ success: true, message: 'Success' })
    await refused(get(`removelink?id=${uuid}`), 404)
    expect(await server.json('links')).toEqual([])
    expect(await log()).toEqual([
      ['Link entfernt', 'Kreis'],
      ['Link geändert', 'Kreis'],
      ['Link angelegt', '(ohne Namen)'],
      ['Link angelegt', '(ohne Namen)'],
    ])
  })

  it.each([
    [
      'Der Anbieter',
      'datafilteredcategory?category=Pflege',
      'addEntry',
      entryRequest({ category: 'Pflege' }),
    ],
    ['Die Neuigkeit', 'news', 'addnewsentry', item],
    ['Der Link', 'links', 'addlink', { name: 'Amt', url: 'www.example.org' }],
  ])('%s is not overwritten by a client with a stale version', async (noun, list, call, fields) => {
    const made = await post(call, fields)
    const id = { uuid: made.uuid, nuuid: made.nuuid }
    const [{ updatedAt }] = await server.json(list)
    const change = (phone: string, updatedAt?: string) => post(call, { ...fields, ...id, phone, updatedAt })
    await ok(change('1', updatedAt))
    const refused = await change('2', updatedAt)
    expect(refused).toMatchObject({ code: 'stale', current: { phone: '1' } })
    expect(refused.message).toContain(`${noun} wurde inzwischen geändert. Bitte sehen Sie`)
    expect(await server.json(list)).toEqual([refused.current])
    await ok(change('2', refused.current.updatedAt))
    await ok(change('3'))
  })

  it('a page is not overwritten either; the answer to saving allows undo', async () => {
    const save = (html: string, updatedAt?: string) =>
      admin.post('saveHtml?name=privacy', { html, updatedAt })
    const { updatedAt } = await save('<p>1</p>')
    const { undo } = await save('<p>2</p>', updatedAt)
    const refused = { status: 409, code: 'stale', current: { content: '<p>2</p>' } }
    expect(await save('<p>3</p>', updatedAt)).toMatchObject(refused)
    const page = () => server.json('getHtml?name=privacy')
    expect(await page()).toEqual({ content: '<p>2</p>' })
    await ok(admin.post('undo', { id: undo }))
    expect(await page()).toEqual({ content: '<p>1</p>' })
  })

  const save = (html: unknown, more: object = {}, name = 'assistance') =>
    admin.post(`saveHtml?name=${name}`, { html, ...more })
  const page = () => server.json('getHtml?name=assistance')
  const html = '<h2>Hilfe</h2><p style="color: rgb(230, 0, 0);">Rot&nbsp;&amp; <strong>fett</strong><br></p>'

  it('an unknown page and a missing text are refused', async () => {
    await refused(save(html, {}, 'secret'), 'not_found')
    await refused(admin.get('getHtml?name=secret'), 404)
    await refused(save(7), 'invalid', 'html')
    await refused(save('x'.repeat(fileLimits.page + 1)), 'too_large')
    expect(await log()).toEqual([])
  })

  it('pages are read as they were saved', async () => {
    expect(await page()).toEqual({ content: '' })
    const saved = await save(html)
    expect(saved).toEqual({
      status: 200,
      message: 'Die Seite wurde gespeichert.',
      content: html,
      updatedAt: expect.any(String),
      undo: '',
    })
    expect(await page()).toEqual({ content: html })
    expect(await admin.get('getHtml?name=assistance')).toMatchObject({ content: html })
    await save(saved.content)
    expect(await page()).toEqual({ content: html })
    expect(await log()).toEqual([
      ['Seite geändert', 'Hilfe'],
      ['Seite angelegt', 'Hilfe'],
    ])
  })

  it('pages are written in each language; a missing one is answered in German and says so', async () => {
    await save(html, {}, 'about')
    const english = () => server.json('getHtml?name=about&locale=en')
    expect(await english()).toEqual({ content: html, locale: 'de' })
    const asStaff = () => admin.get('getHtml?name=about&locale=en')
    expect(await asStaff()).toMatchObject({ content: html, locale: 'de', updatedAt: '' })
    await save('<p>Help</p>', { updatedAt: '' }, 'about&locale=en')
    expect(await english()).toEqual({ content: '<p>Help</p>', locale: 'en' })
    expect(await asStaff()).toMatchObject({ content: '<p>Help</p>', locale: 'en' })
    expect(await server.json('getHtml?name=about')).toEqual({ content: html })
    await save('', {}, 'about&locale=en')
    expect(await english()).toEqual({ content: html, locale: 'de' })
    const named = ['Über uns (English)', 'Über uns (English)', 'Über uns']
    expect((await log()).map(([, name]) => name)).toEqual(named)
  })

  it('pages are sanitised, however they are written', async () => {
    const hostile = Object.values(attacks).flat()
    const all = hostile.filter((payload) => !payload.includes('plaintext')).join('\n')
    await save(all)
    const docs = await server.docs('pages')
    await admin.rest('PATCH', `/pages/${docs[0]?.id}`, { html: all })
    expect((await page()).content).not.toMatch(/<(?:script|svg|math|object|embed)|<[^>]*\son\w+=/i)
    await ok(post('addnewsentry', { ...item, text: all }))
    expect((await server.json('news'))[0].text).not.toMatch(/<(?!\/?(?:a|strong|em|u|br)\b)/)
  })

  it('pages store large pictures as files, once each, without a line in the log', async () => {
    // Trailing bytes make it large; viewers ignore them.
    const large = Buffer.concat([png, Buffer.alloc(40_000, 1)]).toString('base64')
    const small = png.toString('base64')
    const img = (data: string) => `<p><img src="data:image/png;base64,${data}"></p>`
    const { content: kept } = await save(img(large) + img(small) + img(large))
    const [, address] = /src="(\/api\/file\/bild-[0-9a-f]{16}\.png)"/.exec(kept) ?? []
    expect(kept).toBe(`<p><img src="${address}"></p>${img(small)}<p><img src="${address}"></p>`)
    const picture = await server.get(address ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(large)
    await save(img(large))
    expect(await admin.json('files')).toHaveLength(1)
    expect(await log()).toHaveLength(2)
  })

  it('pages show external media in our own frame', async () => {
    const src = 'https://www.youtube-nocookie.com/embed/abc'
    await save(`<iframe class="ql-video" src="${src}"></iframe><p><img src="https://a.example/b.png"></p>`)
    const frame = (address: string) => server.get(`/external-media?src=${encodeURIComponent(address)}`)
    const video = await frame(src)
    expect(video.headers.get('content-security-policy')).toContain(
      "default-src 'none'; frame-src https://www.youtube-nocookie.com;",
    )
    expect(await video.text()).toContain(`<iframe src="${src}"`)
    const picture = await frame('https://a.example/b.png')
    expect(await picture.text()).toContain('<img src="https://a.example/b.png"')
    expect(picture.headers.get('content-security-policy')).toContain('img-src https://a.example;')
    expect(picture.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    for (const other of ['https://a.example/c.png', 'javascript:alert(1)', ''])
      await refused(frame(other), 404)
  })
})
