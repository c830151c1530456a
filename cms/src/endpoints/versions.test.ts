import { actingOn, ok, onServer, refused } from '#testSuite.ts'
import { type Body, entryRequest } from './requests.fixture.ts'

onServer('earlier versions', async (server) => {
  const { content, get, headers, post, publicNames, undo } = await actingOn(server)

  const versions = (noun: string, id: string) => get(`versions?noun=${noun}&id=${id}`)
  const save = async (fields: object): Promise<string> =>
    (await post('addEntry', entryRequest({ name: 'Salon', ...fields }))).uuid

  it('name author, changes and time, are shown whole, and are restored as new', async () => {
    const id = await save({ phone: '09521 1', open1: 'Mo 8-12', open2: 'Di 9-10' })
    await save({ uuid: id, phone: '09521 2', category: 'Salons', open2: '' })
    const { name, updatedAt, versions: found } = await versions('entries', id)
    expect(name).toBe('Salon')
    const changed = { by: 'editor', action: 'Eintrag geändert', differs: false }
    const changes = [
      { field: 'category', before: 'Friseure', after: 'Salons' },
      { field: 'phone', before: '09521 1', after: '09521 2' },
      { field: 'open1', before: 'Mo 8-12\nDi 9-10', after: 'Mo 8-12' },
    ]
    expect(found).toEqual([
      { ...changed, id: expect.any(String), at: updatedAt, changes },
      expect.objectContaining({ by: 'editor', action: 'Eintrag angelegt', changes: [], differs: true }),
    ])
    const whole = (version: string) => get(`versions?noun=entries&id=${id}&version=${version}`)
    const then = await whole(found[1].id)
    expect(then).toMatchObject({
      name: 'Salon',
      whole: { at: found[1].at, by: 'editor', onlyFormat: false },
    })
    const same = { field: 'name', before: 'Salon', after: 'Salon' }
    expect(then.whole.fields).toEqual(expect.arrayContaining([same, ...changes]))
    expect(then.whole.fields.map(({ field }: Body) => field)).not.toContain('website')
    const { id: other } = await content.entry()
    for (const foreign of ['unknown', (await versions('entries', other)).versions[0].id])
      await refused(whole(foreign), 'not_found')
    const body = { noun: 'entries', id, version: found[1].id }
    const stale = await post('restore', { ...body, updatedAt: found[1].at })
    expect(stale).toMatchObject({ code: 'stale', current: { updatedAt } })
    const restored = await post('restore', { ...body, updatedAt })
    expect(restored).toMatchObject({ status: 200, name: 'Salon', undo: expect.any(String) })
    expect(await server.listed('Friseure')).toMatchObject([{ phone: '09521 1', opened: 'Mo 8-12;Di 9-10' }])
    expect((await versions('entries', id)).versions).toHaveLength(3)
    expect(await undo(restored.undo)).toMatchObject({ kind: 'change' })
    expect(await publicNames('Salons')).toEqual(['Salon'])
  })

  it('are linked from the log: the changes, and undo while no later change exists', async () => {
    const id = await save({ phone: '1' })
    await save({ uuid: id, phone: '2' })
    const [line] = await get('action_logs')
    expect(line).toMatchObject({ noun: 'entries', target: id, hasVersions: true, canUndo: true })
    const ofLine = `versions?noun=entries&id=${id}&line=${line.auuid}`
    const changes = [{ field: 'phone', before: '1', after: '2' }]
    expect((await get(ofLine)).versions).toMatchObject([{ changes }])
    await refused(get(ofLine.replace(/line=.*/, 'line=unknown')), 'not_found')
    await save({ uuid: id, phone: '3' })
    await refused(undo(line.auuid), 'changed_since')
    const [latest, ...former] = await get('action_logs')
    const offered = former.map(({ canUndo }: Body) => canUndo)
    expect([latest.canUndo, ...offered]).toEqual([true, false, false])
    await ok(undo(latest.auuid))
    expect(await server.listed('Friseure')).toMatchObject([{ phone: '2' }])
  })

  it.each([
    ['news', 'removenews', 'addnewsentry'],
    ['links', 'removelink', 'addlink'],
  ] as const)('of %s are restored, but never into the trash', async (noun, remove, call) => {
    const make = () => (noun === 'news' ? content.news() : content.link())
    const { id } = await make()
    const { undo } = await get(`${remove}?id=${id}`)
    await refused(post('restore', { noun, id, version: 'x' }), 404)
    await post('undo', { id: undo })
    await post(call, { nuuid: id, uuid: id, phone: '09521 7' })
    const { versions: found } = await versions(noun, id)
    const acts = ['geändert', 'wiederhergestellt', 'entfernt', undefined]
    expect(found.map(({ action }: Body) => action?.split(' ')[1])).toEqual(acts)
    expect(found[0].changes).toEqual([{ field: 'phone', before: '', after: '09521 7' }])
    for (const version of [found[2].id, found[3].id]) await ok(post('restore', { noun, id, version }))
    expect(await server.json(noun)).toMatchObject([{ phone: '' }])
    const foreign = { noun, id: (await make()).id, version: found[0].id }
    await refused(post('restore', foreign), 'not_found')
  })

  it('of pages are for Admins, by name, compared as text', async () => {
    const page = await content.page('about', `<p>${'Wir sind da. '.repeat(80)}</p><p>Montag</p>`)
    const admin = await server.signIn('Admin')
    const html = page.html ?? ''
    for (const next of [html.replace('Montag', 'Dienstag'), html.replace('Montag', '<b>Dienstag</b>')])
      await server.post('saveHtml?name=about', { html: next }, admin)
    const found = await admin.json('versions?noun=pages&id=about')
    const [looks, words] = found.versions
    expect(looks.changes).toEqual([{ field: 'format', before: '', after: '' }])
    expect(words).toMatchObject({ by: 'admin', changes: [{ field: 'text' }] })
    expect(words.changes[0].before).toMatch(/^… .{20,140}Montag$/s)
    expect(words.changes[0].after).toMatch(/Dienstag$/)
    const about = `versions?noun=pages&id=${page.id}`
    await refused(server.get(about, { headers }), 403)
    await ok(admin.get(about))
    const whole = `versions?noun=pages&id=about&version=${found.versions[2].id}`
    const { whole: shown } = await admin.json(whole)
    const [before, after] = [expect.stringMatching(/Montag$/), expect.stringMatching(/Dienstag$/)]
    expect(shown.fields).toEqual([{ field: 'text', before, after }])
    expect(shown.fields[0].before.length).toBeGreaterThan(1000)
    const looksOnly = `versions?noun=pages&id=about&version=${words.id}`
    expect(await admin.json(looksOnly)).toMatchObject({ whole: { onlyFormat: true } })
    const [line] = await get('action_logs')
    expect(line).toMatchObject({ action: 'Seite geändert', canUndo: false, hasVersions: false })
    await refused(undo(line.auuid), 403)
    await refused(post('restore', { noun: 'pages', id: page.id, version: words.id }), 403)
    const version = found.versions[2].id
    await ok(admin.post('restore', { noun: 'pages', id: 'about', version }))
    expect((await server.json('getHtml?name=about')).content).toContain('Montag')
  })

  it('of pages compare pictures as text, empty paragraphs as format', async () => {
    const picture = (src: string, alt: string) => `<p>Da: <img src="${src}" alt="${alt}"></p>`
    await content.page('about', `<p>Wir</p>${picture('/api/file/a.png', 'Ein Haus')}`)
    const admin = await server.signIn('Admin')
    for (const html of [
      `<p>Wir</p><p><br></p>${picture('/api/file/a.png', 'Ein Haus')}`,
      `<p>Wir</p>${picture(`data:image/png;base64,${'A'.repeat(2000)}`, '')}`,
    ])
      await ok(server.post('saveHtml?name=about', { html }, admin))
    const { versions: found } = await admin.json('versions?noun=pages&id=about')
    const before = 'Wir\nDa:  ![Ein%20Haus](/api/file/a.png)'
    const after = expect.stringMatching(/^Wir\nDa: {2}!\[\]\(data:#[0-9a-f]{8}\)$/)
    expect(found.map(({ changes }: Body) => changes)).toEqual([
      [{ field: 'text', before, after }],
      [{ field: 'format', before: '', after: '' }],
      [],
    ])
  })

  it("name the account of a change made in the CMS, and none for a visitor's", async () => {
    const entry = await content.entry({ name: 'Vom Besucher' })
    await (await server.signIn('Admin')).rest('PATCH', `/entries/${entry.id}`, { phone: '1' })
    const { versions: found } = await versions('entries', entry.id)
    expect(found.map(({ by }: Body) => by)).toEqual(['admin', ''])
  })

  it('searches the log by person, act, kind and days', async () => {
    const entry = await content.entry({ name: 'Salon' })
    await get(`removeEntry?id=${entry.id}`)
    await post('addlink', { name: 'Kreis', url: 'https://www.example.org/' })
    const found = async (query: string) =>
      (await get(`action_logs?${query}`)).map(({ action }: Body) => action)
    expect(await found('noun=entries')).toEqual(['Eintrag entfernt'])
    expect(await found('user=editor&action=Link&noun=links')).toEqual(['Link angelegt'])
    const [{ timestamp }] = await get('action_logs')
    const [before, after] = [-1, 1].map((ms) => new Date(Date.parse(timestamp) + ms).toISOString())
    expect(await found(`since=${timestamp}`)).toEqual(['Link angelegt'])
    expect(await found(`until=${timestamp}`)).toEqual(['Eintrag entfernt'])
    expect(await found(`since=${before}&until=${after}&noun=news`)).toEqual([])
    await refused(get('action_logs?since=gestern'), 'invalid')
  })
})
