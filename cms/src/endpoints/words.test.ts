import { categoryLimits } from '#shared/fields/categoryFields'
import { ok, onServer, refused } from '#testSuite.ts'

onServer('search words', async (server) => {
  const { content } = server
  await content.settings()
  const editor = await server.signIn('Editor')
  beforeEach(async () => {
    for (const collection of ['entries', 'categories', 'logs', 'unfound-words'] as const)
      await server.remove(collection)
    await keep(true)
    await content.entry({ category: 'Haushaltshilfen', name: 'Blitzblank' })
  })

  const keep = (keepUnfoundWords: boolean) =>
    server.payload.updateGlobal({ slug: 'site-settings', data: { keepUnfoundWords } })
  const unfound = (word: string, count: number, days: number) =>
    server.create('unfound-words', { word, count, days, lastDay: '2026-11-20' })
  const post = (call: string, body: object) => editor.post(call, body)
  const save = (words: object) =>
    post('savecategorywords', { category: 'Haushaltshilfen', nameEn: '', searchWords: '', ...words })
  const words = () => editor.json('categoryoverview')
  const unfoundWords = () => editor.json('unfoundwords')
  const { log } = editor

  it('are normalised, also in the CMS, logged once, and take effect in the search at once', async () => {
    expect(await server.found('Wuselfee')).toEqual([])
    const searchWords = ' Wuselfee,, wuselfee ;Perle\nKehr  woche, '
    await ok(save({ nameEn: ' Household help ', searchWords }))
    expect(await words()).toMatchObject([
      {
        name: 'Haushaltshilfen',
        nameEn: 'Household help',
        homeVisitsByNature: false,
        searchWords: 'Wuselfee, Perle, Kehr woche',
        entries: 1,
        updatedAt: expect.any(String),
      },
    ])
    expect(await server.found('Wuselfee')).toEqual(['Blitzblank'])
    expect(await server.json('categoryinfo')).toMatchObject([{ nameEn: 'Household help' }])
    expect(await log()).toEqual([['Suchwörter geändert', 'Haushaltshilfen']])
    await save({ nameEn: 'Household help', searchWords: 'Wuselfee, Perle, Kehr woche' })
    expect(await log()).toHaveLength(1)
    const where = { name: { equals: 'Haushaltshilfen' } }
    await server.payload.update({ collection: 'categories', where, data: { searchWords: 'a,,A , b' } })
    expect(await words()).toMatchObject([{ searchWords: 'a, b' }])
  })

  it('are saved with flags, which stay unless they are sent', async () => {
    const visiting = () => server.json('visitingcategories')
    expect([await visiting(), await words()]).toMatchObject([[], [{ hoursMean: 'open' }]])
    await save({ homeVisitsByNature: true, hoursMean: 'meets', tellsPlaces: true })
    await save({ searchWords: 'Perle' })
    expect(await words()).toMatchObject([{ hoursMean: 'meets', homeVisitsByNature: true }])
    expect(await visiting()).toEqual(['Haushaltshilfen'])
    const told = { hoursMeans: { Haushaltshilfen: 'meets' }, tellPlaces: ['Haushaltshilfen'] }
    expect(await server.json('today')).toMatchObject(told)
    await save({ searchWords: 'Perle', homeVisitsByNature: false })
    expect(await visiting()).toEqual([])
  })

  it('are not written if nothing changes, even if hoursMean is unset', async () => {
    const [known] = await server.docs('categories')
    await server.update('categories', known?.id ?? '', { hoursMean: null })
    expect(await save({})).toMatchObject({ status: 200, undo: '' })
  })

  it('are restored by undo, with the schema.org type, and later changes stay', async () => {
    await save({ nameEn: 'Help', searchWords: 'Perle', schemaType: 'Plumber', homeVisitsByNature: true })
    await save({ nameEn: 'Help', searchWords: 'Fee', schemaType: '', homeVisitsByNature: false })
    expect((await words())[0]).not.toHaveProperty('schemaType')
    const latest = async () => (await editor.json('action_logs'))[0].auuid
    const undone = await post('undo', { id: await latest() })
    expect(undone).toMatchObject({ status: 200, name: 'Haushaltshilfen' })
    const former = { searchWords: 'Perle', schemaType: 'Plumber', homeVisitsByNature: true }
    expect(await words()).toMatchObject([former])
    await post('settleUnfoundWord', { category: 'Haushaltshilfen', word: 'Wusel' })
    const added = await latest()
    await save({ nameEn: 'Helpers', searchWords: 'Perle, Wusel' })
    await ok(post('undo', { id: added }))
    expect(await words()).toMatchObject([{ ...former, nameEn: 'Helpers' }])
  })

  it.each([
    [{ nameEn: 'x'.repeat(categoryLimits.names + 1) }, 'nameEn'],
    [{ searchWords: Array.from({ length: 400 }, (_, i) => `Wort${i}`).join() }, 'searchWords'],
  ])('that are too long are refused: %#', async (given, field) => {
    await refused(save(given), 'too_long', field)
    expect(await words()).toMatchObject([{ nameEn: '', searchWords: '' }])
    expect(await log()).toEqual([])
  })

  it('are not saved for an unknown category, or for one that another account has changed', async () => {
    await refused(save({ category: 'Nichts' }), 'not_found')
    const [{ updatedAt }] = await words()
    const { undo } = await save({ searchWords: 'Perle', updatedAt })
    expect(undo).not.toBe('')
    expect(await save({ searchWords: 'Fee', updatedAt })).toMatchObject({
      code: 'stale',
      current: { name: 'Haushaltshilfen', searchWords: 'Perle', by: 'editor' },
    })
    expect(await words()).toMatchObject([{ searchWords: 'Perle' }])
  })

  it('without results are listed from the third day on, if recorded', async () => {
    await unfound('selten', 9, 2)
    await unfound('perle', 3, 3)
    await unfound('fee', 7, 4)
    expect(await unfoundWords()).toEqual({
      kept: true,
      words: [
        { word: 'fee', count: 7, lastDay: '2026-11-20' },
        { word: 'perle', count: 3, lastDay: '2026-11-20' },
      ],
    })
    await keep(false)
    expect(await unfoundWords()).toEqual({ kept: false, words: [] })
  })

  it('without results can be moved to a category, once', async () => {
    await unfound('perle', 3, 3)
    await save({ searchWords: 'Putzfrau' })
    const add = () => post('settleUnfoundWord', { category: 'Haushaltshilfen', word: 'perle' })
    await ok(add())
    expect((await unfoundWords()).words).toEqual([])
    await add()
    expect(await words()).toMatchObject([{ searchWords: 'Putzfrau, perle' }])
    expect(await log()).toContainEqual(['Suchwort hinzugefügt', 'perle › Haushaltshilfen'])
    expect(await log()).toHaveLength(2)
    await refused(post('settleUnfoundWord', { category: 'Nichts', word: 'perle' }), 404)
    await refused(post('settleUnfoundWord', { category: 'Haushaltshilfen', word: ' , ' }), 400, 'word')
  })

  it('without results can be removed, with a log line', async () => {
    await unfound('enkeltrick', 3, 3)
    const remove = () => post('settleUnfoundWord', { word: 'enkeltrick', category: null })
    await ok(remove())
    expect((await unfoundWords()).words).toEqual([])
    expect(await log()).toEqual([['Nicht gefundenes Wort entfernt', 'enkeltrick']])
    await refused(remove(), 'not_found')
  })
})
