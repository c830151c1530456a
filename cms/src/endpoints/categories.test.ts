import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { contentOf } from '#testContent.ts'
import { emptyBeforeEach, namesOf, ok, onServer, refused } from '#testSuite.ts'

onServer('categories', async (server, db) => {
  const { content } = server
  const admin = await server.signIn('Admin')
  const by = await server.signIn('Editor')
  emptyBeforeEach(server)
  const rename = (oldCategory: string, newCategory: string) =>
    by.post('renameCategory', { oldCategory, newCategory })
  const assign = async (call: 'assign' | 'dismiss', topCategory: string, category: string) => {
    const query = new URLSearchParams({ topCategory, category })
    const response = await server.get(`${call}category?${query}`, {
      method: 'POST',
      headers: admin.headers,
    })
    return { status: response.status, ...(await response.json()) }
  }
  const { log } = by
  const names = () => server.json('allcategories')
  const namesOfEntries = async (category: string) => namesOf(await server.listed(category))
  const overview = () => by.json('categoryoverview')

  it.each([
    ['', 400, 'category_missing'],
    [' /+?&#% ', 400, 'category_missing'],
    ['k. A.', 400, 'category_missing'],
    ['...', 400, 'category_invalid'],
    ['x'.repeat(81), 400, 'too_long'],
  ])('does not rename to %j', async (wanted, status, code) => {
    await content.entry({ category: 'Pflege' })
    expect(await rename('Pflege', wanted)).toMatchObject({ status, code, field: 'newCategory' })
    expect(await names()).toEqual(['Pflege'])
    expect(await log()).toEqual([])
  })

  it('is renamed with its entries and topics, in one line of the log', async () => {
    await refused(rename('Nichts', 'Etwas'), 'not_found')
    const first = await content.entry({ category: 'Friseur', name: 'A' })
    await content.entry({ category: 'Friseur', name: 'B', state: 'pending' })
    const category = first.category as string
    await content.topCategory({ titleKey: 'top_categories.a', categories: [category] } as never)
    const renamed = { status: 200, message: 'Kategorie wurde umbenannt.', moved: 2, merged: false }
    expect(await rename(' friseur', 'Friseure + Salons')).toMatchObject(renamed)
    expect(await overview()).toMatchObject([
      { name: 'Friseure Salons', entries: 1, pending: 1, trash: 0, topCategories: [expect.any(String)] },
    ])
    expect(await namesOfEntries('Friseure Salons')).toEqual(['A'])
    expect(await server.json('categories?topCategory=top_categories.a')).toEqual(['Friseure Salons'])
    expect(await log()).toEqual([['Kategorie umbenannt', 'Friseur › Friseure Salons']])
    expect(await rename('Friseure Salons', 'FRISEURE SALONS')).toMatchObject({ status: 200, moved: 2 })
    expect(await names()).toEqual(['FRISEURE SALONS'])
    expect(await rename('FRISEURE SALONS', 'FRISEURE SALONS')).toMatchObject({ status: 200, moved: 0 })
    expect(await log()).toHaveLength(2)
    await content.category('Haare')
    await rename('FRISEURE SALONS', 'Haare')
    expect(await server.json('entry?category=Friseur')).toMatchObject({ presentCategory: 'Haare' })
  })

  it('is deleted though an earlier version names it; that version is restored in the present category', async () => {
    const entry = await content.entry({ category: 'Alt', name: 'Vorher' })
    const { id: now } = await content.category('Neu')
    await server.update('entries', entry.id, { category: now, name: 'Nachher' })
    await content.topCategory({ titleKey: 'top_categories.old', categories: [entry.category] } as never)
    await server.remove('categories', { id: String(entry.category) })
    expect(await names()).toEqual(['Neu'])
    expect(await server.json('categories?topCategory=top_categories.old')).toEqual([])

    const ofEntry = `/entries/versions?where[parent][equals]=${entry.id}&sort=createdAt`
    const { docs } = (await admin.rest('GET', ofEntry)).body
    await ok(admin.rest('POST', `/entries/versions/${docs[0]?.id}`))
    expect(await namesOfEntries('Neu')).toEqual(['Vorher'])
  })

  it('is not deleted while an entry needs it, even one in the trash', async () => {
    const entry = await content.entry({ category: 'Alt', deletedAt: new Date().toISOString() })
    const { body } = await refused(admin.rest('DELETE', `/categories/${entry.category}`), 409)
    expect(body.errors[0].message).toBe(
      'Diese Kategorie hat noch einen Anbieter (auch der Papierkorb zählt). Bitte ordnen Sie ihn zuerst einer anderen Kategorie zu.',
    )
  })

  it('loses no entry to concurrent renames', async () => {
    for (const name of ['A', 'B', 'C']) await content.entry({ category: name, name: `entry ${name}` })
    const moves = ['AB', 'BA', 'BC', 'CD', 'AD'].map(([from = '', to = '']) => rename(from, to))
    const answers = await Promise.all(moves)
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    const found = (await Promise.all((await names()).map(namesOfEntries))).flat()
    expect(found.sort()).toEqual(['entry A', 'entry B', 'entry C'])
    const rows = await overview()
    expect(rows.reduce((sum: number, { entries }: { entries: number }) => sum + entries, 0)).toBe(3)
    expect(await log()).toHaveLength(answers.filter(({ status }) => status === 200).length)
  })

  if (db.name === 'MongoDB')
    it('creates a category again for an entry added while it was being deleted', async () => {
      const { payload } = server
      const fields = { street: 'Weg 1', plz: '97437', city: 'Zeil', state: 'published' }
      const [one, two, three] = await Promise.all(['Eins', 'Zwei', 'Drei'].map(content.category))
      const goes = (id = '') => ({ collection: 'categories', where: { id: { equals: id } } }) as const
      await inTransaction(payload, async (req) => {
        await contentOf(payload, req).entry({ category: 'Eins', name: 'a' })
        await payload.db.deleteOne({ ...goes(one?.id), req })
      })
      await inTransaction(payload, async (req) => {
        await contentOf(payload, req).entry({ category: 'Zwei', name: 'b' })
        await payload.db.deleteOne({ ...goes(two?.id), req })
        await contentOf(payload, req).category('zwei')
      })
      await inTransaction(payload, async (req) => {
        await payload.delete({ ...goes(three?.id), req })
        const data = { ...fields, id: crypto.randomUUID(), name: 'c', category: three?.id }
        await payload.db.create({ collection: 'entries', data, req })
      })
      expect((await names()).sort()).toEqual(['Drei', 'Eins', 'zwei'])
      for (const [category, name] of Object.entries({ Eins: 'a', zwei: 'b', Drei: 'c' }))
        expect(await namesOfEntries(category)).toEqual([name])
    })

  it('joins and leaves a topic by id or title, also repeatedly', async () => {
    await content.category('Pflege')
    const top = await content.topCategory({ titleKey: 'top_categories.w' } as never)
    const assigned = () => server.json(`categories?topCategory=${top.id}`)
    await refused(assign('assign', 'nothing', 'Pflege'), 'not_found')
    await refused(assign('assign', top.id, 'Unbekannt'), 404)
    await refused(assign('assign', '', ''), 404)
    await ok(assign('assign', top.id, 'pflege'))
    await ok(assign('assign', 'top_categories.w', 'Pflege'))
    expect(await assigned()).toEqual(['Pflege'])
    expect(await overview()).toMatchObject([{ name: 'Pflege', entries: 0, topCategories: [top.id] }])
    await ok(assign('dismiss', 'top_categories.w', 'Pflege'))
    await ok(assign('dismiss', top.id, 'Pflege'))
    expect(await assigned()).toEqual([])
    expect(await log()).toEqual([
      ['Kategorie aus Thema entfernt', 'Pflege – Wohnen'],
      ['Kategorie zugeordnet', 'Pflege – Wohnen'],
    ])
  })
})
