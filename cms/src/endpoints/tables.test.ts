import { actingOn, namesOf, onServer, refused } from '#testSuite.ts'

onServer('the table of all entries', async (server) => {
  const { content, get, post, log, publicNames, rename, undo } = await actingOn(server)
  const table = (query: Record<string, string> = {}) => get(`entrytable?${new URLSearchParams(query)}`)
  const names = async (query: Record<string, string> = {}): Promise<string[]> =>
    namesOf((await table(query)).rows)
  const acts = async (): Promise<[string, number][]> =>
    (await get('action_logs?together=true')).map((line: Record<string, unknown>) => [line.action, line.parts])

  it('corrects a typo if nothing matches exactly, and names the corrected word', async () => {
    for (const name of ['Quitten-Apotheke', 'Kirschgarten'])
      await content.entry({ category: 'Läden', name, city: 'Ebern' })
    for (const [q, meant, found] of [
      ['Quiten', 'quitten', ['Quitten-Apotheke']],
      ['kirschgrten ebern', 'kirschgarten ebern', ['Kirschgarten']],
      ['Quitten', null, ['Quitten-Apotheke']],
      ['Xylophon', null, []],
      ['09529 99999', null, []],
    ] as const) {
      expect.soft([(await table({ q })).meant, await names({ q })], q).toEqual([meant, found])
    }
    expect(await table({ q: 'Quiten', town: 'Zeil' })).toMatchObject({ total: 0, meant: null })
  })

  it('finds entries by any field, in any spelling', async () => {
    await content.entry({
      ...{ category: 'Friseure', name: 'Salon Größel', city: 'Königsberg', email: 'salon@example.org' },
      ...{ phone: '09525 / 12 34-5', mobile: '+49 (0)171 2223334', lat: 50, lon: 10.5 },
    })
    await content.entry({ category: 'Ärzte', name: 'Dr. Wald', phone: '09521 777' })
    const one = ['Salon Größel']
    for (const [q, found] of [
      ...['grossel könig', 'friseur', 'salon@example', 'salon 09525 1234', '17122'].map((q) => [q, one]),
      ['arzt', ['Dr. Wald']],
      ['97437 Dr.', ['Dr. Wald']],
      ['09525 777', []],
      ['Hauptstraße 1', ['Dr. Wald', ...one]],
      ['  ', ['Dr. Wald', ...one]],
    ] as const)
      expect.soft(await names({ q: String(q) }), String(q)).toEqual(found)
  })

  it('ranks matching names first, and tells the matching field of other entries', async () => {
    for (const [name, more] of [
      ['Alte Mühle', { additionalInfo: 'Verkauft Quitten' }],
      ['Haus Quittengarten', {}],
      ['Quitten', {}],
      ['Zum Quitten', { phone: '09521 4711' }],
      ['Bergquitten', { services: 'Quitten, Äpfel' }],
    ] as const)
      await content.entry({ name, ...more })
    const { rows, foundIn } = await table({ q: 'quitten' })
    const ranked = ['Quitten', 'Haus Quittengarten', 'Zum Quitten', 'Bergquitten', 'Alte Mühle']
    expect(namesOf(rows)).toEqual(ranked)
    expect(foundIn).toEqual({ [rows[4].uuid]: 'additionalInfo' })
    expect((await names({ q: 'quitten', sort: 'name' }))[0]).toBe('Alte Mühle')
    expect((await table({ q: '09521/47 11' })).foundIn).toEqual({ [rows[2].uuid]: 'phone' })
    expect((await table()).foundIn).toEqual({})
  })

  it("finds entries by their submitter's mail address, which no visitor sees", async () => {
    const submitterEmail = 'tochter@example.org'
    await content.entry({ name: 'Mit Antrag', submitterEmail, token: 'tochter001' })
    expect(await names({ q: submitterEmail })).toEqual(['Mit Antrag'])
    expect(JSON.stringify(await table())).not.toContain(submitterEmail)
    expect(JSON.stringify(await server.json(`searchFor?searchQuery=${submitterEmail}`))).toBe('[]')
  })

  it('filters, sorts (empty last) and paginates', async () => {
    for (let i = 1; i <= 55; i++)
      await content.entry({
        name: `Haus ${String(i).padStart(2, '0')}`,
        email: i % 2 ? 'a@example.org' : '',
      })
    await content.entry({ name: 'Äpfel', category: 'Hofläden', city: 'Zeil', lat: 50, lon: 10.5 })
    const first = await table()
    expect(first).toMatchObject({ total: 56, page: 1, pages: 2, towns: ['Haßfurt', 'Zeil'] })
    expect(first.rows).toHaveLength(50)
    expect((await names({ page: '2' })).at(-1)).toBe('Haus 55')
    expect(await names({ page: '99' })).toEqual(await names({ page: '2' }))
    for (const page of ['0', '-1', 'x']) expect(await names({ page })).toEqual(await names())
    expect((await names())[0]).toBe('Äpfel')
    expect((await names({ sort: '-name' }))[0]).toBe('Haus 55')
    expect((await names({ sort: '-city' }))[0]).toBe('Äpfel')
    expect((await names({ sort: '-email' })).slice(0, 2)).toEqual(['Haus 01', 'Haus 03'])
    expect(await names({ town: 'zeil' })).toEqual(['Äpfel'])
    expect(await names({ category: 'hofläden' })).toEqual(['Äpfel'])
    expect((await table({ filter: 'withoutEmail' })).total).toBe(28)
    expect((await table({ filter: 'withoutPlace' })).total).toBe(55)
    const both = `entrytable?filter=withoutPlace&filter=withoutEmail&q=haus`
    expect((await get(both)).total).toBe(27)
    await refused(get('entrytable?filter=nonsense'), 'invalid')
  })

  it.each([
    ['withoutPhone', { phone: '09521 1' }, { mobile: '0171 1' }],
    ['withoutHours', { open1: 'Mo 8-12' }, { open2: 'Di 8-12' }],
    ['hoursNotRead', { open1: 'Mo 8-12' }, { open2: '' }],
  ])('the filter %s keeps only whom it means', async (filter, one, other) => {
    for (const given of [one, other]) await content.entry({ name: 'Andere', ...given })
    const open1 = filter === 'hoursNotRead' ? 'siehe Aushang' : ''
    await content.entry({ name: 'Gemeint', open1 })
    expect(await names({ filter })).toEqual(['Gemeint'])
  })

  it('filters home visits mentioned only in words, until answered', async () => {
    const ids: string[] = []
    for (const name of ['A', 'B']) ids.push((await content.entry({ name, services: 'Hausbesuche' })).id)
    const area = await content.entry({ name: 'C', serviceArea: '15 km' })
    await content.entry({ name: 'D', services: 'Hausbesuche', homeVisits: false })
    await content.entry({ name: 'E', services: 'Beratung' })
    const asked = () => names({ filter: 'visitsByWords' })
    expect(await asked()).toEqual(['A', 'B', 'C'])
    await post('changeEntries', { entries: [ids[0], area.id], field: 'homeVisits', value: true })
    expect(await asked()).toEqual(['B'])
  })

  it('filters entries that I have changed or moved', async () => {
    const [one, two] = [await content.entry({ name: 'Eins' }), await content.entry({ name: 'Zwei' })]
    const { id: target } = await content.entry({ name: 'Drei' })
    for (const undoKind of ['confirm', 'call', 'optOut']) {
      const line = {
        timestamp: new Date().toISOString(),
        user: 'editor',
        action: 'x',
        noun: 'entries',
        target,
      }
      await server.create('logs', { ...line, undoKind })
    }
    expect(await names({ filter: 'changedByMe' })).toEqual([])
    await post('addEntry', { uuid: one.id, phone: '09521 1', noEmail: true })
    await post('changeEntries', { entries: [two.id], field: 'category', value: 'Anderswo' })
    expect(await names({ filter: 'changedByMe' })).toEqual(['Eins', 'Zwei'])
  })

  it('tells which entry follows another, across pages and within the filters', async () => {
    const ids = new Map<string, string>()
    for (let i = 10; i < 62; i++) {
      const { id } = await content.entry({ name: `N${i}`, city: i % 2 ? 'Zeil' : 'Ebern' })
      ids.set(`N${i}`, id)
    }
    const next = async (of: string, query: Record<string, string> = {}) =>
      (await table({ sort: 'name', ...query, of: ids.get(of) ?? of })).next
    expect(await next('N10')).toEqual({ uuid: ids.get('N11'), name: 'N11' })
    expect((await next('N10', { sort: '-name', town: 'Ebern' }))?.name).toBeUndefined()
    expect((await next('N14', { sort: '-name', town: 'Ebern' })).name).toBe('N12')
    expect((await next('N59')).name).toBe('N60')
    expect((await next('N59', { page: '2' })).name).toBe('N60')
    for (const [of, query] of [
      ['N61', {}],
      ['N11', { town: 'Ebern' }],
      ['nobody', {}],
      ['', {}],
    ] as const)
      expect(await next(of, query), of).toBeNull()
  })

  it('opens an entry by its id, whatever its category is called', async () => {
    const entry = await content.entry({ category: 'Alt', name: 'Salon' })
    await rename('Alt', 'Neu')
    expect((await get(`entrybyid?id=${entry.id}`)).entry).toMatchObject({ name: 'Salon', category: 'Neu' })
    const pending = await content.entry({ state: 'pending', token: 'waiting001' })
    for (const id of [pending.id, 'nobody', '']) await refused(get(`entrybyid?id=${id}`), 'not_found')
  })

  it('deletes the marked entries, and restores all of them at once', async () => {
    const ids: string[] = []
    for (const name of ['A', 'B', 'C']) ids.push((await content.entry({ category: 'Liste', name })).id)
    await get(`removeEntry?id=${ids[1]}`)
    const removed = await post('removeDocuments', { noun: 'entries', ids })
    expect(removed).toMatchObject({ status: 200, count: 2, undo: [expect.any(String)] })
    expect((await acts())[0]).toEqual(['2 Anbieter entfernt', 2])
    expect((await log()).slice(0, 2).map(([act]) => act)).toEqual(Array(2).fill('Eintrag entfernt'))
    const parts = await get(`action_logs?partOf=${removed.undo}`)
    const ofA = parts.find(({ entry }: { entry: string }) => entry === 'A')
    expect(await undo(ofA.auuid)).toMatchObject({ name: 'A' })
    expect(await undo(removed.undo)).toMatchObject({ count: 1, left: [], kind: 'trash' })
    expect(await publicNames('Liste')).toEqual(['A', 'C'])
    await refused(undo(removed.undo), 'nothing_to_undo')
  })

  it('offers a change for other entries of the provider, applies it, and undoes it', async () => {
    const same = { name: 'Hilfe Haus e. V.', phone: '09521 1', email: 'a@example.org' }
    const one = await content.entry({ ...same, category: 'Pflege' })
    const two = await content.entry({ ...same, name: 'Hilfe Haus', category: 'Fahrdienste' })
    const three = await content.entry({ ...same, category: 'Kochen', phone: '09521 2' })
    await content.entry({ ...same, name: 'Jemand anders', category: 'Kochen' })
    await content.entry({ ...same, category: 'Kurse', street: 'Weg 9', phone: '', email: '' })
    const uuid = one.id
    const change = { uuid, phone: '09521 9', street: 'Neue Gasse 2', lat: 50.1, lon: 10.5 }
    const { also } = await post('addEntry', change)
    const named = (entry: Record<string, unknown>) => [entry.uuid, entry.category, entry.things]
    expect(also.map(named).sort()).toEqual(
      [
        [two.id, 'Fahrdienste', ['address', 'phone']],
        [three.id, 'Kochen', ['address']],
      ].sort(),
    )
    const stale = also.map((entry: object) => ({ ...entry, updatedAt: '2020-01-01T00:00:00.000Z' }))
    await refused(post('changeEntries', { from: uuid, entries: stale }), 'stale')
    const { count, undo } = await post('changeEntries', { from: uuid, entries: also })
    expect(count).toBe(2)
    const stored = async (id: string) => (await get(`entrybyid?id=${id}`)).entry
    expect(await stored(two.id)).toMatchObject({ phone: '09521 9', street: 'Neue Gasse 2', lat: 50.1 })
    expect(await stored(three.id)).toMatchObject({ phone: '09521 2', street: 'Neue Gasse 2' })
    expect(await post('undo', { id: undo })).toMatchObject({ kind: 'change', count: 2 })
    expect(await stored(two.id)).toMatchObject({ phone: '09521 1', street: 'Hauptstraße 1', lat: null })
    expect((await post('addEntry', { uuid, additionalInfo: 'Nur hier' })).also).toEqual([])
  })
})
