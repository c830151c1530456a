import { actingOn, onServer, refused } from '#testSuite.ts'

onServer('renaming, merging, splitting and deleting categories', async (server) => {
  const { content, get, post, log, publicNames, rename, undo } = await actingOn(server)
  const names = (): Promise<string[]> => server.json('allcategories')
  const overview = async (name: string) =>
    (await get('categoryoverview')).find((one: { name: string }) => one.name === name)
  const page = async (path: string) => {
    const response = await server.get(encodeURI(path), { redirect: 'manual' })
    const location = response.headers.get('location')
    return [response.status, location && decodeURI(location)]
  }
  const list = '/categories/list/'

  it('undoes a rename; all addresses still work', async () => {
    await content.entry({ category: 'Friseur', name: 'Salon' })
    const renamed = await rename('Friseur', 'Salons')
    expect(renamed).toMatchObject({ merged: false, moved: 1 })
    expect(await page(`${list}Friseur`)).toEqual([301, `${list}Salons`])
    expect(await page(`/en${list}Friseur?from=Ebern`)).toEqual([301, `/en${list}Salons?from=Ebern`])
    expect(await page(`${list}Friseur/Salon`)).toEqual([301, `${list}Salons/Salon`])
    expect(await undo(renamed.undo)).toMatchObject({ kind: 'rename', name: 'Friseur' })
    expect(await names()).toEqual(['Friseur'])
    expect(await page(`${list}Friseur`)).toEqual([200, null])
    expect(await page(`${list}Salons`)).toEqual([301, `${list}Friseur`])
    expect(await page(`${list}Salons/Salon`)).toEqual([301, `${list}Friseur/Salon`])
    expect(await page(`${list}Nie`)).toEqual([404, null])
    expect(await log()).toEqual([
      ['Umbenennung rückgängig gemacht', 'Salons › Friseur'],
      ['Kategorie umbenannt', 'Friseur › Salons'],
    ])
  })

  it('undoes no rename if the name is changed again or taken', async () => {
    await content.entry({ category: 'A' })
    const first = await rename('A', 'B')
    const second = await rename('B', 'C')
    await refused(undo(first.undo), 'changed_since')
    await content.entry({ category: 'B', name: 'Neu' })
    await refused(undo(second.undo), 'category_taken')
    expect(await names()).toEqual(['B', 'C'])
    expect(await page(`${list}B`)).toEqual([200, null])
    expect(await page(`${list}A`)).toEqual([301, `${list}C`])
  })

  it('undoes a merge of entries, requests, trash, versions, topics and words', async () => {
    const { payload } = server
    const one = await content.entry({ category: 'Alt', name: 'A' })
    const both = await content.entry({ category: 'Neu', name: 'B' })
    const [from, into] = [String(one.category), String(both.category)]
    await server.update('categories', from, { searchWords: 'früher', names: { en: 'Old' } })
    await server.update('entries', one.id, { category: into })
    await server.update('entries', one.id, { category: from, phone: '1' })
    await content.entry({ category: 'Alt', name: 'P', state: 'pending' })
    const trashed = await content.entry({ category: 'Alt', name: 'T' })
    await get(`removeEntry?id=${trashed.id}`)
    const stays = await content.entry({ category: 'Alt', name: 'Später verschoben' })
    await content.topCategory({ titleKey: 'top_categories.a', categories: [from] } as never)
    await content.topCategory({ titleKey: 'top_categories.b', categories: [into, from] } as never)

    const merged = await rename('Alt', 'Neu')
    expect(merged).toMatchObject({ status: 200, merged: true, moved: 3 })
    expect(await page(`${list}Alt/A`)).toEqual([301, `${list}Neu/A`])
    for (const topic of ['a', 'b'])
      expect(await server.json(`categories?topCategory=top_categories.${topic}`)).toEqual(['Neu'])
    const all = await payload.find({ collection: 'entries', trash: true, depth: 0, pagination: false })
    expect(all.docs.map(({ category }) => category)).toEqual(Array(5).fill(into))
    const earlier = await payload.findVersions({
      ...{ collection: 'entries', where: { parent: { equals: one.id } }, depth: 0 },
    })
    expect(new Set(earlier.docs.map(({ version }) => version.category))).toEqual(new Set([into]))
    expect((await log())[0]).toEqual(['Kategorien zusammengelegt', 'Alt › Neu (3 Anbieter)'])
    await post('addEntry', { uuid: stays.id, category: 'Anderswo', noEmail: true })
    await content.entry({ category: 'Neu', name: 'Nach dem Zusammenlegen' })
    const left = [{ uuid: stays.id, name: 'Später verschoben' }]
    expect(await undo(merged.undo)).toMatchObject({ kind: 'move', name: 'Alt', count: 3, left })
    expect(await publicNames('Alt')).toEqual(['A'])
    expect(await publicNames('Neu')).toEqual(['B', 'Nach dem Zusammenlegen'])
    expect(await server.json('categories?topCategory=top_categories.a')).toEqual(['Alt'])
    expect(await server.json('categories?topCategory=top_categories.b')).toEqual(['Alt', 'Neu'])
    const back = { entries: 1, pending: 1, trash: 1, nameEn: 'Old', searchWords: 'früher' }
    expect(await overview('Alt')).toMatchObject(back)
    const { versions } = await get(`versions?noun=entries&id=${one.id}`)
    const moves = versions.flatMap(({ changes }: { changes: { field: string; after: string }[] }) =>
      changes.flatMap(({ field, after }) => (field === 'category' ? [after] : [])),
    )
    expect(moves).toEqual(['Alt', 'Neu', 'Alt', 'Neu'])
    expect(versions[0]).toMatchObject({ by: 'editor' })
    expect(await page(`${list}Alt/A`)).toEqual([200, null])
    expect((await log())[0]).toEqual(['Zusammenlegung rückgängig gemacht', 'Alt (3 Anbieter)'])
  })

  it('undoes no merge if all its entries were moved again', async () => {
    const { id } = await content.entry({ category: 'Alt', name: 'A' })
    await content.entry({ category: 'Neu', name: 'B' })
    const merged = await rename('Alt', 'Neu')
    await post('addEntry', { uuid: id, category: 'Anderswo', noEmail: true })
    expect(await undo(merged.undo)).toMatchObject({ code: 'edited_since', current: [{ uuid: id }] })
    expect(await names()).toEqual(['Anderswo', 'Neu'])
  })

  it('moves entries to a new category, whose address leads back once that is undone', async () => {
    const { id } = await content.entry({ category: 'Viel', name: 'A' })
    await content.entry({ category: 'Viel', name: 'B' })
    const moved = await post('changeEntries', { entries: [id], field: 'category', value: 'Teil' })
    expect((await log())[0]).toEqual(['Anbieter verschoben', 'Viel › Teil (1 Anbieter)'])
    await undo(moved.undo)
    expect(await names()).toEqual(['Viel'])
    expect(await page(`${list}Teil`)).toEqual([301, `${list}Viel`])
  })

  it('deletes an empty category, asks where its trash goes, and undoes it', async () => {
    const entry = await content.entry({ category: 'Leer', name: 'Weg' })
    await content.entry({ category: 'Voll', name: 'Da' })
    await content.topCategory({ titleKey: 'top_categories.a', categories: [entry.category] } as never)
    const remove = (trashInto?: string) => post('removeCategory', { category: 'Leer', trashInto })
    await refused(remove('Voll'), 'category_in_use')
    await get(`removeEntry?id=${entry.id}`)
    expect(await remove()).toMatchObject({ code: 'category_has_trash', current: { count: 1 } })
    await refused(remove('Nirgends'), 404)
    await refused(remove('leer'), 400, 'trashInto')
    const removed = await remove('Voll')
    expect(removed).toMatchObject({ status: 200, undo: expect.any(String) })
    expect(await names()).toEqual(['Voll'])
    expect(await undo(removed.undo)).toMatchObject({ name: 'Leer', count: 1 })
    expect(await names()).toEqual(['Leer', 'Voll'])
    expect(await server.json('categories?topCategory=top_categories.a')).toEqual(['Leer'])
    expect((await post('restore', { noun: 'entries', id: entry.id })).category).toBe('Leer')
  })
})
