import { actingOn, namesOf, onServer, refused } from '#testSuite.ts'

onServer('undoing deletions', async (server, db) => {
  const { content, get, post, log, publicNames, rename } = await actingOn(server)
  const trash = async (query = '') => namesOf((await get(`trash${query}`)).items)

  it('works once, by the log line of the deletion', async () => {
    const entry = await content.entry({ category: 'Friseure', name: 'Salon Ötzel' })
    const { undo, message } = await get(`removeEntry?id=${entry.id}`)
    expect(message).toBe('Success')
    expect(await publicNames('Friseure')).toEqual([])
    const taken = await post('undo', { id: undo })
    expect(taken).toMatchObject({ status: 200, kind: 'trash', name: 'Salon Ötzel', category: 'Friseure' })
    expect(await publicNames('Friseure')).toEqual(['Salon Ötzel'])
    await refused(post('undo', { id: undo }), 'nothing_to_undo')
    expect(await log()).toEqual([
      ['Eintrag wiederhergestellt', 'Salon Ötzel'],
      ['Eintrag entfernt', 'Salon Ötzel'],
    ])
    const [, removed] = await get('action_logs')
    expect(removed).toMatchObject({ canUndo: false, undoneBy: 'editor', undoneAt: expect.any(String) })
  })

  it('lists the trash with time and person, newest first, searchable', async () => {
    const entry = await content.entry({ category: 'Ärzte', name: 'Dr. Größel', city: 'Haßfurt' })
    const news = await content.news()
    const link = await content.link()
    await (await server.signIn('Admin')).get(`removeEntry?id=${entry.id}`)
    await post('restore', { noun: 'entries', id: entry.id })
    await get(`removeEntry?id=${entry.id}`)
    await get(`removenews?id=${news.id}`)
    await get(`removelink?id=${link.id}`)
    expect(await trash()).toEqual(['Landkreis', 'Sommerfest', 'Dr. Größel'])
    const about = { name: 'Dr. Größel', about: 'Hauptstraße 1, 97437 Haßfurt' }
    expect((await get('trash?noun=entries')).items).toMatchObject([
      { id: entry.id, ...about, category: 'Ärzte', formerCategory: '', deletedBy: 'editor' },
    ])
    expect(await trash('?text=hassfurt+groess')).toEqual(['Dr. Größel'])
    expect(await trash('?text=editor&noun=links')).toEqual(['Landkreis'])
    for (const noun of ['pages', 'users']) await refused(get(`trash?noun=${noun}`), 'invalid')
  })

  it.each(['news', 'links'] as const)('restores %s from the trash in one call', async (noun) => {
    const { id } = noun === 'news' ? await content.news() : await content.link()
    await get(`remove${noun === 'news' ? 'news' : 'link'}?id=${id}`)
    expect(await server.json(noun)).toEqual([])
    expect(await post('restore', { noun, id })).toMatchObject({ status: 200, category: '' })
    expect(await server.json(noun)).toHaveLength(1)
    await refused(post('restore', { noun, id }), 'not_in_trash')
    const lines: { canUndo: boolean }[] = await get('action_logs')
    expect(lines.map(({ canUndo }) => canUndo)).toEqual([false, false])
    expect(await trash()).toEqual([])
  })

  it('is offered by the log only where it would not be refused', async () => {
    const ids = [(await content.link()).id, (await content.link()).id]
    for (const uuid of ids) await post('addlink', { uuid, name: 'Neu', url: 'www.a.example' })
    await get(`removelink?id=${ids[0]}`)
    await post('restore', { noun: 'links', id: ids[0] })
    const lines: { action: string; canUndo: boolean }[] = await get('action_logs')
    const offered = lines.flatMap(({ action, canUndo }) => (action === 'Link geändert' ? canUndo : []))
    expect(offered).toEqual([true, false])
  })

  it('is possible for each of many versions', async () => {
    const { id } = await content.link()
    for (let i = 1; i <= 11; i++) await post('addlink', { uuid: id, name: `Nr. ${i}`, url: 'www.a.example' })
    expect((await get(`versions?noun=links&id=${id}`)).versions).toHaveLength(12)
  })

  it('names present and former category of an entry', async () => {
    const [one, other] = [await content.entry({ category: 'Alt' }), await content.entry({ category: 'Alt' })]
    await content.entry({ category: 'Neu', name: 'Anderer' })
    for (const { id } of [one, other]) await get(`removeEntry?id=${id}`)
    await rename('Alt', 'Neu')
    const former = { category: 'Neu', formerCategory: 'Alt' }
    expect((await get('trash')).items).toMatchObject([former, former])
    expect(await post('restore', { noun: 'entries', id: one.id })).toMatchObject(former)
    // One of that name is there again.
    await content.category('Alt')
    const present = { category: 'Neu', formerCategory: '' }
    expect((await get('trash')).items).toMatchObject([present])
    expect(await post('restore', { noun: 'entries', id: other.id })).toMatchObject(present)
  })

  // SQLite keeps no entry without its category.
  if (db.name === 'MongoDB')
    it('restores a missing category with its entry', async () => {
      const entry = await content.entry({ category: 'Weg', name: 'Salon' })
      const { undo } = await get(`removeEntry?id=${entry.id}`)
      // Bypasses the guard of the collection, as two servers at the same moment may.
      const where = { id: { equals: String(entry.category) } }
      await server.payload.db.deleteOne({ collection: 'categories', where })
      expect(await post('undo', { id: undo })).toMatchObject({ category: 'Weg' })
      expect(await publicNames('Weg')).toEqual(['Salon'])
    })

  it('restores no declined request', async () => {
    const request = await content.entry({ name: 'Anfrage', state: 'pending' })
    await post(`removePendingEntry?id=${request.id}`, {})
    expect(await trash()).toEqual([])
    await refused(post('restore', { noun: 'entries', id: request.id }), 404)
  })

  it('fails for a document that was deleted for good or never existed', async () => {
    const entry = await content.entry()
    const { undo } = await get(`removeEntry?id=${entry.id}`)
    await server.remove('entries', { id: entry.id })
    for (const id of [undo, 'unknown']) await refused(post('undo', { id }), 404)
    await refused(post('undo', {}), 400)
    await refused(post('restore', { noun: 'news', id: '1' }), 404)
  })
})
