import { actingOn, namesOf, ok, onServer, refused } from '#testSuite.ts'

onServer('acts that are undone field by field', async (server) => {
  const { content, get, post, publicNames, rename, undo } = await actingOn(server)
  const notes = (line: string) => server.docs('journal-notes', { line }, 'place')
  const category = async (name: string) => (await server.docs('categories', { name }))[0]
  const topics = async (titleKey: string) =>
    (await server.docs('top-categories', { titleKey }))[0]?.categories
  const stored = (id: string) => server.doc('entries', id)
  it('keep later changes of other fields', async () => {
    const { category: id } = await content.entry({ category: 'Alt', name: 'A' })
    const admin = await server.signIn('Admin')
    await ok(admin.rest('PATCH', `/categories/${id}`, { name: 'Neu', names: { en: 'New' } }))
    const [line] = await get('action_logs')
    await server.update('categories', String(id), { names: { en: 'Newer' } })
    expect(await undo(line.auuid)).toMatchObject({ kind: 'rename', name: 'Alt' })
    expect(await category('Alt')).toMatchObject({ names: { en: 'Newer' }, formerNames: ['Neu'] })
    const [again] = await get('action_logs')
    expect(await undo(again.auuid)).toMatchObject({ name: 'Neu' })
    expect(await publicNames('Neu')).toEqual(['A'])
  })

  const changePhone = async (uuid: unknown, phone: string): Promise<string> =>
    (await post('addEntry', { uuid, phone, noEmail: true })).undo

  const moveTo = async (value: string, ...entries: string[]): Promise<string[]> =>
    (await post('changeEntries', { entries, field: 'category', value })).undo

  it('are undone together, the last first, and name the entries that stay', async () => {
    const { id: moved } = await content.entry({ category: 'Viel', name: 'M' })
    const lines = [...(await moveTo('Neu', moved)), ...(await moveTo('Anderes', moved))]
    expect(await undo(lines)).toMatchObject({ count: 2, left: [] })
    expect(await publicNames('Viel')).toEqual(['M'])

    const { id: a } = await content.entry({ category: 'Alt', name: 'A' })
    await content.entry({ category: 'Alt', name: 'B' })
    const { id: c } = await content.entry({ category: 'Neu', name: 'C' })
    const merged = await rename('Alt', 'Neu')
    await moveTo('Anderes', a)
    const line = await changePhone(c, '09521 1')
    await changePhone(c, '09521 2')
    expect(namesOf((await undo([merged.undo, line])).left)).toEqual(['A', 'C'])
  })

  it('keep items that others added to a list, and move back entries edited since', async () => {
    const { id, category: from } = await content.entry({ category: 'Alt', name: 'A' })
    const { category: into } = await content.entry({ category: 'Neu', name: 'B' })
    const other = (await content.category('Anderes')).id
    const top = { titleKey: 'top_categories.a', categories: [other, from] }
    const { id: topic } = await content.topCategory(top as never)
    const merged = await rename('Alt', 'Neu')
    expect(await topics('top_categories.a')).toEqual([other, into])
    const third = (await content.category('Drittes')).id
    await server.update('top-categories', topic, { categories: [into, third] } as never)
    await ok(post('addEntry', { uuid: id, phone: '09521 1', noEmail: true }))
    expect(await undo(merged.undo)).toMatchObject({ count: 1, left: [] })
    expect(await topics('top_categories.a')).toEqual([third, from])
    expect(await stored(id)).toMatchObject({ category: from, phone: '09521 1' })
  })

  it('return entries to a namesake of their former category', async () => {
    const { id } = await content.entry({ category: 'Alt', name: 'A' })
    await content.entry({ category: 'Neu', name: 'B' })
    const merged = await rename('Alt', 'Neu')
    const namesake = (await content.category('Alt')).id
    expect(await undo(merged.undo)).toMatchObject({ name: 'Alt', count: 1 })
    expect((await stored(id)).category).toBe(namesake)
    const { docs } = await server.payload.findVersions({
      ...{ collection: 'entries', where: { parent: { equals: id } }, depth: 0 },
    })
    expect(new Set(docs.map(({ version }) => version.category))).not.toContain(undefined)
    await refused(undo(merged.undo), 'nothing_to_undo')
  })

  it('are not undone if part of the journal is gone', async () => {
    for (const name of ['A', 'B']) await content.entry({ category: 'Alt', name })
    await content.entry({ category: 'Neu', name: 'C' })
    const merged = await rename('Alt', 'Neu')
    const [note] = await notes(merged.undo)
    await server.remove('journal-notes', { id: note?.id })
    await refused(undo(merged.undo), 'nothing_to_undo')
    await server.remove('journal-notes')
    await refused(undo(merged.undo), 'nothing_to_undo')
    expect(await publicNames('Neu')).toEqual(['A', 'B', 'C'])
  })

  it('undo a merge without copied values though the entry was edited since', async () => {
    const [keep, drop] = [await content.entry({ name: 'Eins' }), await content.entry({ name: 'Zwei' })]
    const { undo: line } = await post('mergeEntries', { keep: keep.id, drop: drop.id })
    await post('addEntry', { uuid: keep.id, mobile: '0171 1', noEmail: true })
    expect(await undo(line)).toMatchObject({ kind: 'merge', name: 'Zwei' })
    expect((await stored(keep.id)).mobile).toBe('0171 1')
  })

  it('keep no value of a provider that is deleted for good, and are undone for the others', async () => {
    const keep = (await content.entry({ name: 'Eins', phone: '09521 1' })).id
    const drop = (await content.entry({ name: 'Zwei', token: 'token00001' })).id
    const { undo: line } = await post('mergeEntries', { keep, drop, fields: { phone: '09521 2' } })
    const { id } = await content.entry({ category: 'Pflege', name: 'Drei' })
    const moved = await post('changeEntries', { entries: [keep, id], field: 'category', value: 'Teil' })
    await server.remove('entries', { id: keep })
    const both = [...(await notes(line)), ...(await notes(moved.undo[0]))]
    const known = both.filter(({ target }) => target === keep)
    expect(known.map(({ before, fields }) => [before, fields])).toEqual(Array(2).fill([null, {}]))
    expect(await undo(moved.undo)).toMatchObject({ count: 1 })
    expect(await publicNames('Pflege')).toEqual(['Drei'])
  })
})
