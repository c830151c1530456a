import { maxMarked } from '#shared/entryTable'
import { actingOn, ok, onServer, refused } from '#testSuite.ts'

onServer('one value for several entries', async (server) => {
  const { content, get, post, log, undo } = await actingOn(server)
  const rows = async () => (await get('entrytable')).rows as Record<string, unknown>[]
  const valuesOf = async (of: string) => Object.fromEntries((await rows()).map((row) => [row.name, row[of]]))
  const give = (entries: string[], field: string, value: unknown, preview = false) =>
    post('changeEntries', { entries, field, value, ...(preview && { preview }) })

  it('warns of overwritten values, then changes all entries in one undoable act', async () => {
    const [a, b, c] = [
      await content.entry({ name: 'A', website: 'https://alt.example.org' }),
      await content.entry({ name: 'B', website: 'https://neu.example.org' }),
      await content.entry({ name: 'C', website: '' }),
    ]
    const ids = [a.id, b.id, c.id, 'nobody']
    const before = await valuesOf('website')
    const said = await give(ids, 'website', 'neu.example.org', true)
    expect(said).toMatchObject({ status: 200, count: 2, undo: [] })
    expect(said.overwritten).toEqual([{ uuid: a.id, name: 'A', value: 'https://alt.example.org' }])
    expect(await valuesOf('website')).toEqual(before)
    expect(await log()).toEqual([])

    const done = await give(ids, 'website', 'https://neu.example.org')
    expect(done).toMatchObject({ status: 200, count: 2, overwritten: [] })
    expect(done.undo).toHaveLength(1)
    expect(Object.values(await valuesOf('website'))).toEqual(Array(3).fill('https://neu.example.org'))
    expect((await get('action_logs?together=true')).length).toBe(1)
    expect(await give(ids, 'website', 'https://neu.example.org')).toMatchObject({ count: 0, undo: [] })

    await ok(undo(done.undo))
    expect(await valuesOf('website')).toEqual(before)
  })

  it.each([
    ['homeVisits', true, { homeVisits: false }, false],
    ['homeVisits', null, { homeVisits: true }, true],
    ['barrierfree', true, { barrierfree: false }, null],
    ['barrierfree', false, { barrierfree: true }, true],
    ['category', 'Zwei', { category: 'Eins' }, 'Eins'],
    ['serviceArea', 'Haßfurt', { serviceArea: 'Zeil am Main', city: 'Haßfurt' }, 'Zeil am Main'],
  ])('%s becomes %j', async (field, value, given, overwritten) => {
    const { id } = await content.entry({ name: 'A', ...given })
    const said = await give([id], field, value, true)
    expect(said).toMatchObject({ count: 1 })
    expect(said.overwritten).toMatchObject(overwritten === null ? [] : [{ value: overwritten }])
    const { count, undo } = await give([id], field, value)
    expect(count).toBe(1)
    expect((await valuesOf(field)).A).toBe(value)
    await post('undo', { id: undo })
    expect((await valuesOf(field)).A).toBe(Object.values(given)[0])
  })

  it('changes no names or contact details, and either all marked providers or none', async () => {
    const a = await content.entry({ name: 'A' })
    const b = await content.entry({ name: 'B' })
    const before = await rows()
    for (const field of ['name', 'street', 'plz', 'city', 'phone', 'mobile', 'email', 'token', 'lat'])
      expect((await give([a.id], field, 'x')).status, field).toBe(400)
    for (const [field, value] of [
      ['website', 'javascript:alert(1)'],
      ['website', true],
      ['homeVisits', 'ja'],
      ['barrierfree', 'x'],
      ['serviceArea', 'Nirgendwo'],
      ['category', ' '],
    ] as const)
      expect((await give([a.id, b.id], field, value)).status, `${field} ${value}`).toBe(400)
    const tooMany = Array.from({ length: maxMarked + 1 }, (_, i) => `${i}`)
    await refused(give([a.id], 'category', 'pflege'), 400, 'value')
    await refused(give(tooMany, 'website', ''), 400)
    await refused(give(['nobody'], 'website', ''), 404)
    expect(await rows()).toEqual(before)
    expect(await log()).toEqual([])
  })
})
