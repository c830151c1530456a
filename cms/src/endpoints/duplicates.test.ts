import { actingOn, ok, onServer, refused } from '#testSuite.ts'

onServer('providers that are listed twice', async (server) => {
  const { content, get, post, log, publicNames, rename } = await actingOn(server)
  const pairs = async (): Promise<[string, string[]][]> =>
    (await get('duplicates')).pairs.map(
      ({ one, other, reasons }: { one: { name: string }; other: { name: string }; reasons: string[] }) => [
        [one.name, other.name].sort().join(' + '),
        reasons,
      ],
    )
  const stored = (id: string) => server.doc('entries', id)

  it('are found by shared data; unrelated providers are not', async () => {
    await content.entry({ name: 'Salon Größel', street: 'Hauptstr. 5a', phone: '09521 / 12' })
    await content.entry({ name: 'Salon Groessel GmbH', street: 'Hauptstraße 5 a', phone: '' })
    const shop = { category: 'Läden', street: 'Markt 1' }
    await content.entry({ ...shop, name: 'Laden Alt', phone: '09521 4711', email: 'x@example.org' })
    await content.entry({ ...shop, name: 'Neue Bude', phone: '+49 9521 4711', email: 'X@example.org' })
    // A house with a switchboard, the same provider in two categories, a branch elsewhere.
    const house = { category: 'Ärzte', street: 'Klinik 1', phone: '09521 100' }
    await content.entry({ ...house, name: 'Dr. Apfel' })
    await content.entry({ ...house, name: 'Dr. Birne' })
    await content.entry({ ...house, name: 'Dr. Birne', category: 'Kliniken' })
    const branch = { category: 'Banken', name: 'Sparkasse', email: 'info@example.org' }
    await content.entry({ ...branch, street: 'A 1' })
    await content.entry({ ...branch, street: 'B 2', plz: '96106', city: 'Ebern' })
    await content.entry({ category: 'Notdienste', name: '116 117', phone: '116117' })
    expect(await pairs()).toEqual([
      ['Laden Alt + Neue Bude', ['address', 'phone', 'email']],
      ['Salon Groessel GmbH + Salon Größel', ['name', 'address']],
    ])
  })

  it('stay marked as different for all staff until the mark is undone', async () => {
    const [a, b] = [await content.entry(), await content.entry()]
    await server.update('entries', a.id, { phone: '09521 8' })
    // The one that was changed last comes first.
    expect((await get('duplicates')).pairs).toMatchObject([{ one: { uuid: a.id }, other: { uuid: b.id } }])
    const { undo } = await post('mergeEntries', { keep: a.id, drop: b.id, different: true })
    expect(await pairs()).toEqual([])
    await ok(post('mergeEntries', { keep: b.id, drop: a.id, different: true }))
    expect(await post('undo', { id: undo })).toMatchObject({ kind: 'different' })
    expect(await pairs()).toHaveLength(1)
    for (const drop of ['nobody', a.id])
      await refused(post('mergeEntries', { keep: a.id, drop, different: true }), 404)
  })

  it('are merged: nothing is lost, and undo restores both', async () => {
    const keep = await content.entry({ category: 'Friseure', name: 'Salon Eins', phone: '09521 1' })
    const goes = {
      name: 'Salon 1',
      email: 'a@example.org',
      token: 'token00001',
      submitterEmail: 'b@b.example',
    }
    const drop = await content.entry({ ...goes, category: 'Friseure' })
    const merge = { keep: keep.id, drop: drop.id }
    const fields = { name: 'Salon Eins am Markt', email: 'a@example.org' }
    const old = { keepUpdatedAt: '2020-01-01T00:00:00.000Z' }
    await refused(post('mergeEntries', { ...merge, fields, ...old }), 'stale')
    await refused(post('mergeEntries', { ...merge, dropUpdatedAt: old.keepUpdatedAt }), 'stale')
    expect(await publicNames('Friseure')).toEqual(['Salon 1', 'Salon Eins'])

    const { undo } = await post('mergeEntries', { ...merge, fields, keepUpdatedAt: keep.updatedAt })
    expect(await publicNames('Friseure')).toEqual(['Salon Eins am Markt'])
    expect((await get(`entrybyid?id=${drop.id}`)).current).toEqual({
      uuid: keep.id,
      name: 'Salon Eins am Markt',
    })
    expect(await stored(keep.id)).toMatchObject({
      ...{ phone: '09521 1', email: goes.email, token: goes.token, submitterEmail: goes.submitterEmail },
    })
    expect((await log())[0]).toEqual(['Anbieter zusammengeführt', 'Salon 1 › Salon Eins am Markt'])

    const [trashed] = (await get('trash')).items
    expect(trashed).toMatchObject({ name: 'Salon 1', deletedBy: 'editor', category: 'Friseure' })
    expect(await post('undo', { id: undo })).toMatchObject({ kind: 'merge', name: 'Salon 1' })
    expect(await publicNames('Friseure')).toEqual(['Salon 1', 'Salon Eins'])
    expect(await stored(keep.id)).toMatchObject({ name: 'Salon Eins', token: null, phone: '09521 1' })
    expect((await log())[0]).toEqual(['Zusammenführung rückgängig gemacht', 'Salon 1 › Salon Eins am Markt'])
    expect((await get(`entrybyid?id=${drop.id}`)).entry.name).toBe('Salon 1')
    expect(await stored(drop.id)).toMatchObject({ token: goes.token, submitterEmail: goes.submitterEmail })
    await get(`removeEntry?id=${drop.id}`)
    expect((await get(`entrybyid?id=${drop.id}`)).current).toBeUndefined()
  })

  it('are found by former ids and addresses after two merges, also in other categories', async () => {
    const make = (name: string, category: string) => content.entry({ name, category })
    const made = [
      await make('A/B', 'Kochen'),
      await make('B e. V.', 'Fahrdienste'),
      await make('C', 'Vereine'),
    ]
    const [a, b, c] = made.map(({ id }) => id)
    const list = '/categories/list/'
    const leadsTo = async (category: string, name: string) => {
      const page = await server.get(`${list}${category}/${encodeURIComponent(name)}`)
      return [page.status, decodeURIComponent(page.headers.get('location') ?? '')]
    }
    await post('mergeEntries', { keep: b, drop: a, fields: { phone: '09521 3' } })
    expect(await leadsTo('Kochen', 'A/B')).toEqual([301, `${list}Fahrdienste/B e. V.`])
    await rename('Kochen', 'Küche')
    await post('mergeEntries', { keep: c, drop: b })
    for (const former of [leadsTo('Kochen', 'A/B'), leadsTo('Fahrdienste', 'B e. V.')])
      expect(await former).toEqual([301, `${list}Vereine/C`])
    const byId = async (id?: string) => (await get(`entrybyid?id=${id}`)).current
    expect([await byId(a), await byId(b)]).toEqual(Array(2).fill({ uuid: c, name: 'C' }))
    await get(`removeEntry?id=${c}`)
    expect([await byId(a), await byId('nobody')]).toEqual([undefined, undefined])
  })
})
