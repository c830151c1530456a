import { actingOn, onServer, refused } from '#testSuite.ts'

onServer('a category moved to another topic', async (server) => {
  const { content, get, post, log, undo } = await actingOn(server, 'Admin')
  const move = (category: string, topCategory: string) =>
    post(`assigncategory?${new URLSearchParams({ category, topCategory, only: 'true' })}`, {})
  const under = (top: { id: string }): Promise<string[]> => server.json(`categories?topCategory=${top.id}`)
  const topics = async (...placed: readonly (readonly string[])[]) => {
    const ids = new Map<string, string>()
    for (const name of placed.flat())
      if (!ids.has(name)) ids.set(name, String((await content.category(name)).id))
    const made: { id: string }[] = []
    for (const names of placed) {
      const [number, categories] = [made.length, names.map((name) => ids.get(name) ?? '')]
      const labels = { name: `Thema ${number}` }
      const top = await content.topCategory({
        ...{ ...labels, titleKey: `top_categories.t${number}`, categories },
      } as never)
      made.push({ id: String(top.id) })
    }
    return made as [{ id: string }, { id: string }, { id: string }]
  }

  it('is undone by Admins only', async () => {
    const [one, two] = await topics(['Pflege'], [])
    const { undo: id } = await move('Pflege', two.id)
    const editor = await server.signIn('Editor')
    expect(await editor.json('action_logs?limit=1')).toMatchObject([{ canUndo: false }])
    await refused(editor.post('undo', { id }), 403)
    expect([await under(one), await under(two)]).toEqual([[], ['Pflege']])
    expect(await get('action_logs?limit=1')).toMatchObject([{ auuid: id, canUndo: true }])
  })

  it('leaves its former topics in one act, with one log line and one undo', async () => {
    const [one, two, three] = await topics(['Pflege', 'Essen'], ['Pflege', 'Fahren'], ['Sport'])
    const moved = await move('pflege', 'top_categories.t2')
    expect(moved).toMatchObject({ status: 200, undo: expect.any(String) })
    expect(await under(one)).toEqual(['Essen'])
    expect(await under(two)).toEqual(['Fahren'])
    expect(await under(three)).toEqual(['Pflege', 'Sport'])
    const line = ['Kategorie in anderes Thema verschoben', 'Pflege: Thema 0, Thema 1 › Thema 2']
    expect(await log()).toEqual([line])
    await content.category('Neu')
    await move('Neu', one.id)
    expect(await undo(moved.undo)).toMatchObject({ kind: 'topic', name: 'Pflege' })
    expect(await under(one)).toEqual(['Essen', 'Neu', 'Pflege'])
    expect(await under(two)).toEqual(['Fahren', 'Pflege'])
    expect(await under(three)).toEqual(['Sport'])
    expect((await log()).map(([action]) => action)).toEqual([
      'Verschieben in anderes Thema rückgängig gemacht',
      'Kategorie zugeordnet',
      'Kategorie in anderes Thema verschoben',
    ])
  })

  it('is unchanged if in that topic already, and the answer offers no undo', async () => {
    const [one, two] = await topics(['Pflege'], [])
    expect(await move('Pflege', one.id)).toMatchObject({ status: 200, undo: '' })
    expect([await under(one), await under(two), await log()]).toEqual([['Pflege'], [], []])
  })

  it('is not undone after a further move', async () => {
    const [one, two, three] = await topics(['Pflege'], [], [])
    const first = await move('Pflege', two.id)
    await move('Pflege', three.id)
    await refused(undo(first.undo), 'changed_since')
    expect([await under(one), await under(two), await under(three)]).toEqual([[], [], ['Pflege']])
  })

  it('ends under one topic when two admins move it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two, three] = await topics(['Pflege'], [], [])
      const moved = await Promise.all([move('Pflege', two.id), move('Pflege', three.id)])
      expect(moved.map(({ status }) => status)).toEqual([200, 200])
      const places = await Promise.all([one, two, three].map(under))
      expect(places.flat()).toEqual(['Pflege'])
      expect(places[0]).toEqual([])
      for (const collection of ['top-categories', 'categories'] as const) await server.remove(collection)
    }
  })
})
