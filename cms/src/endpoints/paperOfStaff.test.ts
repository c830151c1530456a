import { inOneLine } from '#features/paper/pdf.fixture.ts'
import { png } from '#testContent.ts'
import { ok, onDatabase, refused } from '#testSuite.ts'
import { paperServer } from './paper.fixture.ts'

onDatabase('paper for staff', async (db) => {
  const { server, whole, labels, booklet, read } = await paperServer(db)
  const [admin, editor] = [await server.signIn('Admin'), await server.signIn('Editor')]

  it('is refused for invalid input', async () => {
    await refused(editor.post('paperForStaff', { ...labels, sheet: '23' }), 400)
    for (const [asked, status, refusal] of [
      [{ sheet: '21', first: 22 }, 400, { field: 'first', values: { max: 21, what: 'first_label' } }],
      [{ town: 'Nirgendwo' }, 404, { code: 'not_found', field: 'town' }],
      [{ kind: 'phones', category: 'Nichts' }, 404, { code: 'not_found', field: 'category' }],
    ] as const) {
      expect(await editor.post('paperForStaff', { ...labels, ...asked })).toMatchObject({
        status,
        ...refusal,
      })
    }
    expect(JSON.stringify(await editor.json('action_logs'))).not.toMatch(/"count":"?0\b/)
  })

  it('the brochure has chosen chapters, a stored greeting, and indexes if long enough', async () => {
    const { content } = server
    for (let i = 10; i < 22; i++)
      await content.entry({ name: `${i < 11 ? 'Ähre' : 'Laden'} ${i}`, category: 'Vereine', city: 'Zeil' })
    const greeting = 'Liebe Leser,\n\nalles #Gute!'
    const asked = { kind: 'brochure', ...whole, greeting }
    const { text, title } = await read(() => server.post('paperForStaff', asked, editor))
    const line = inOneLine(text)
    expect(title).toBe('Wegweiser der Probe – Angebote und Hilfen für ältere Menschen: Haßberge')
    expect(line).toContain('alles #Gute!')
    // In two topics, the index by name and the one by town; Vereine: in the last chapter.
    expect(line.split('Haarhaus').length - 1).toBe(4)
    expect(line.split('Laden 15').length - 1).toBe(3)
    expect(line).not.toMatch(/ Ä /)
    expect(line.indexOf('Weitere Angebote')).toBeGreaterThan(-1)
    expect(await editor.json('brochureform')).toMatchObject({ greeting })
    const one = { ...whole, greeting, chapters: ['other'] }
    const rest = await read(() => server.post('paperForStaff', { kind: 'brochure', ...one }, editor))
    expect(rest.text).not.toContain('Haarhaus')
  })

  it('labels begin at a given position, the telephone list names all numbers; both are logged', async () => {
    const town = { ...labels, town: 'Ebern', first: 24 }
    const sheets = await read(() => server.post('paperForStaff', town, editor))
    expect(sheets.pages.map((page) => inOneLine(page).trim())).toEqual([
      'Adler Hauptstraße 1 96106 Ebern',
      'Zum Löwen Hauptstraße 1 96106 Ebern',
    ])
    const { categories } = await editor.json('brochureform')
    const ofCategory = { ...labels, category: categories.find((name: string) => name === 'Friseure') }
    const some = await read(() => server.post('paperForStaff', ofCategory, editor))
    expect(inOneLine(some.text)).toMatch(/^\s*Haarhaus(?:(?!Adler).)*Salon Änne(?:(?!Adler).)*$/)
    const phones = await read(() => server.post('paperForStaff', { ...labels, kind: 'phones' }, editor))
    expect(inOneLine(phones.text)).toMatch(/Adler Ebern.*Haarhaus Haßfurt.*Verein ohne Thema/s)
    const told = JSON.stringify(await editor.json('action_logs'))
    expect([told.includes('labels_printed'), told.includes('phones_printed')]).toEqual([true, true])
  })

  it('a stored brochure is undone by its line of the log, and restored by the line of the undo', async () => {
    const shown = async () => (await server.json('settings')).brochure?.title ?? null
    const keep = async (title: string) =>
      (await booklet(() => server.post('keepBrochure', { ...whole, title }, admin))).json()
    const { undo } = await keep('Heft eins')
    const second = await keep('Heft zwei')
    const take = (id: string) => admin.post('undo', { id })
    expect(await shown()).toBe('Heft zwei')
    expect(await server.text('/')).toContain(`href="${(await server.json('settings')).brochure.path}"`)
    await ok(take(second.undo))
    expect(await shown()).toBe('Heft eins')
    await refused(server.get(`file/${second.name}`), 404)
    await refused(take(second.undo), 409)
    await ok(take(undo))
    expect(await shown()).toBeNull()
    const where = { undoKind: { equals: 'delete' }, undoneAt: { exists: false } }
    const { docs } = await server.payload.find({ collection: 'logs', where, sort: '-timestamp' })
    await ok(take(String(docs[0]?.id)))
    expect(await shown()).toBe('Heft eins')
  })

  it('a chosen picture of the site is on the cover', async () => {
    const saved = await editor.post('savePicture', { name: 'Main.png', content: png.toString('base64') })
    const print = (more: object) =>
      server.post('paperForStaff', { kind: 'brochure', ...whole, ...more }, editor)
    const picturesIn = async (more: object) => {
      const response = await ok(booklet(() => print({ chapters: ['other'], ...more })))
      const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
      return pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0
    }
    expect([await picturesIn({}), await picturesIn({ cover: '' })]).toEqual([0, 0])
    expect(await picturesIn({ cover: saved.name })).toBeGreaterThan(0)
    for (const cover of ['none.png', '../main.png', 'Heft eins.pdf']) await refused(print({ cover }), 404)
  })
})
