import { actingOn, ok, onServer } from '#testSuite.ts'

onServer('two forms of the admin UI', async (server) => {
  const { content, rest } = await actingOn(server, 'Admin')
  const get = async (address: string) => (await rest('GET', address)).body
  const patch = (address: string, body: object) => rest('PATCH', address, body)

  it.each([
    ['entries', 'name', 'Der Anbieter', () => content.entry()],
    ['news', 'title', 'Die Neuigkeit', () => content.news()],
    ['links', 'name', 'Der Link', () => content.link()],
    ['pages', 'html', 'Die Seite', () => content.page('about', '<p>Eins</p>')],
    ['categories', 'searchWords', 'Die Kategorie', () => content.category('Apotheken')],
    ['top-categories', 'sentence', 'Das Thema', () => content.topCategory()],
  ] as const)('second save of a document in %s overwrites nothing', async (slug, field, noun, make) => {
    const address = `/${slug}/${(await make()).id}`
    const { updatedAt } = await get(address)
    // Times in the database have a resolution of one millisecond.
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(updatedAt))
    const first = await patch(address, { [field]: '<p>Erste</p>', updatedAt })
    expect(first.status, first.text).toBe(200)

    const second = await patch(address, { [field]: '<p>Zweite</p>', updatedAt })
    expect(second.status, second.text).toBe(409)
    expect(second.text).toContain(`${noun} wurde inzwischen geändert`)
    expect((await get(address))[field]).toContain('Erste')

    const again = await patch(address, { [field]: '<p>Zweite</p>', updatedAt: first.body.doc.updatedAt })
    expect(again.status, again.text).toBe(200)
  })

  it('second save of the settings overwrites nothing', async () => {
    const address = '/globals/site-settings'
    await content.settings()
    const save = (body: object) => rest('POST', address, body)
    const read = await save({ siteTitle: 'Eins' })
    const { updatedAt } = read.body.result
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(updatedAt))
    await ok(save({ siteTitle: 'Zwei', updatedAt }))
    const late = await save({ siteTitle: 'Drei', updatedAt })
    expect(late.status, late.text).toBe(409)
    expect((await get(address)).siteTitle).toBe('Zwei')
    await ok(save({ siteTitle: 'Vier' }))
  })

  it('a version is complete, whatever the query selects', async () => {
    const { id } = await content.entry({ name: 'Eins' })
    const select = 'select[name]=true'
    await ok(patch(`/entries/${id}?${select}`, { phone: '09521 1' }))
    const { docs } = await get(`/entries/versions?where[parent][equals]=${id}&sort=-updatedAt`)
    expect(docs[0].version).toMatchObject({ name: 'Eins', phone: '09521 1', city: 'Haßfurt' })
    await content.settings()
    const settings = '/globals/site-settings'
    const body = { siteTitle: 'Neu' }
    await rest('POST', `${settings}?${select}`, body)
    const latest = await get(`${settings}/versions?sort=-updatedAt`)
    expect(latest.docs[0].version).toMatchObject({ ...body, association: 'Verein der Probe' })
  })
})
