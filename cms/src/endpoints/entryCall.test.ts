import { onDatabase, serverOf } from '#testSuite.ts'

onDatabase('one provider', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })
  const { content } = server
  await content.settings()

  async function found(query: string): Promise<[uuids: string[], presentName: string | null]> {
    const { entries, presentName } = await server.json(`entry?category=Lotsen&${query}`)
    return [entries.map(({ uuid }: { uuid: string }) => uuid).sort(), presentName]
  }

  it('is found by category and name, one of several by its id, a renamed one by former names', async () => {
    const first = await content.entry({ name: 'Zwilling', category: 'Lotsen' })
    const second = await content.entry({ name: 'Zwilling', category: 'Lotsen', city: 'Ebern' })
    await content.entry({ name: 'Zwilling', category: 'Pflege' })
    const both = [first.id, second.id].sort()
    expect(await found('name=Zwilling')).toEqual([both, null])
    expect(await found(`name=Zwilling&id=${second.id}`)).toEqual([[second.id], null])
    const chosen = await server.json(`entry?category=Lotsen&name=Zwilling&id=${second.id}`)
    expect(chosen.sameName).toBe(2)
    expect(await found('name=Zwilling&id=gone')).toEqual([both, null])
    expect(await found('name=zwilling')).toEqual([[], 'Zwilling'])
    for (const [{ id }, name] of [
      [first, 'Drilling'],
      [second, 'Vierling'],
    ] as const)
      await server.update('entries', id, { name })
    expect(await found('name=Zwilling')).toEqual([[], 'Drilling'])
    expect(await found('name=Niemand')).toEqual([[], null])
    const rename = (name: string) => server.update('entries', first.id, { name })
    for (let n = 1; n <= 12; n++) await rename(`Name ${n}`) // More than are kept.
    expect(await found('name=Name 11')).toEqual([[], 'Name 12'])
    expect(await found('')).toEqual([[], null])
  })

  it('is the only provider that its page names', async () => {
    for (const name of ['Allein', 'Nachbar']) await content.entry({ name, category: 'Lotsen' })
    const page = await server.text('/categories/list/Lotsen/Allein')
    expect(page).toContain('Allein')
    expect(page).not.toContain('Nachbar')
  })
})
