import { onServer } from '#testSuite.ts'
import { head, importingOn } from './importClient.fixture.ts'
import { makeSheets } from './testTables.ts'

onServer('A workbook', async (server) => {
  const { bearer, send, read, summary, rowsOf, correct, answer, printed } = await importingOn(server)
  const namesOfRows = async (id: string) => (await rowsOf(id)).map(({ name }) => name)

  it('asks for the sheet; without an answer uses the first with known headings and names the others', async () => {
    const heads = head.split(';')
    const row = (name: string) => ['Blätter', name, 'Weg 1', '97437', 'Haßfurt']
    const book = await makeSheets([
      { name: 'Leer', rows: [] },
      { name: 'Deckblatt', rows: [['Unsere Anbieter']] },
      { name: 'Geheim', rows: [heads, row('Versteckt')], isHidden: true },
      { name: 'Alt 👵', rows: [['Liste'], heads, row('Damals')] },
      { name: 'Neu', rows: [heads, row('Jetzt 1'), row('Jetzt 2').with(2, 'Weg 2')] },
    ])
    const { body } = await send(book)
    expect(body).toMatchObject({ total: 1, sheet: 'Alt 👵', otherSheets: ['Neu', 'Deckblatt'] })
    const { sheets } = await summary(body.id)
    expect(sheets).toMatchObject([
      { name: 'Alt 👵', isTaken: true, rows: 1, headers: heads },
      { name: 'Neu', isTaken: false, rows: 2, headers: heads },
      { name: 'Deckblatt', isTaken: false, rows: null },
    ])
    await correct(body.id, { rows: [{ row: 3, isLeftOut: true }] })
    expect((await correct(body.id, { sheet: 1 })).status).toBe(202)
    expect(await namesOfRows(body.id)).toEqual(['Jetzt 1', 'Jetzt 2'])
    expect(await read(`/api/import?id=${body.id}&row=3`)).toMatchObject({
      cells: row('Jetzt 2').with(2, 'Weg 2').concat('', '', '', ''),
    })
    await correct(body.id, { sheet: 0 })
    expect(await namesOfRows(body.id)).toEqual(['Damals'])
    expect((await printed(body.id))[0]).toBe('Sheet “Alt 👵”; not read: “Neu”, “Deckblatt”')
    await send(book, 'uploadExcel')
    expect(await read('/api/uploadStatus')).toMatchObject({
      ...{ current: 1, total: 1, sheet: 'Alt 👵', otherSheets: ['Neu', 'Deckblatt'] },
    })
  })

  it('with a sheet named like a category proposes this category; a row of totals is left out', async () => {
    await server.content.entry({ name: 'Locke', category: 'Friseure' })
    const place = ['Weg 1', '97437', 'Haßfurt', 'Frau M.']
    const rows = ['Anders', 'Bertram', 'Clausen'].map((name) => [name, ...place])
    const heads = ['Name', 'Straße', 'PLZ', 'Ort', 'Ansprechpartner']
    const sheet = { name: 'Friseure', rows: [heads, ...rows, ['Summe: 3']] }
    const { id } = (await send(await makeSheets([sheet]))).body
    const [question] = (await summary(id)).questions
    expect(question).toMatchObject({ id: 'column:category', proposal: 'to:Friseure' })
    expect(question?.options.map(({ choice }) => choice)).toEqual(['to:Friseure', 'column:4', 'rowOut'])
    await answer(id, { 'column:category': 'to:Friseure' })
    const { counts, leftOut, questions } = await summary(id)
    expect([counts, leftOut]).toMatchObject([{ new: 3, faulty: 0 }, 1])
    expect((await rowsOf(id, 'leftOut'))[0]?.message).toBe('„Summe: 3“ ist eine Summe, kein Anbieter.')
    expect(questions[0]).toMatchObject({ id: 'column:category', answer: 'to:Friseure' })
    const taken = (await rowsOf(id)).map(({ category }) => category)
    expect(new Set(taken)).toEqual(new Set(['Friseure']))
  })

  it('with headings in rows of their own proposes these as categories', async () => {
    const rows = [
      ['Amsel', 'Weg 1', '97437', 'Haßfurt', '0'],
      ['Friseure'],
      ['Haßfurt'],
      ...['Dorn', 'Ehrlich'].map((name) => [name, 'Weg 2', '97437', 'Haßfurt', '1']),
      ['Imkereien'],
      ...['Fuchs', 'Gans', 'Hahn'].map((name) => [name, 'Weg 3', '97437', 'Haßfurt', '2']),
      ['Gesamt', '', '', '5'],
      ['Anzahl'],
      ['24-Stunden-Pflege'],
      ['Igel', 'Weg 4', '97437', 'Haßfurt', '3'],
      ['lang'.repeat(70)],
    ]
    const heads = ['Name', 'Straße', 'PLZ', 'Ort', 'Nr']
    const { id } = (await send(await makeSheets([{ name: 'Liste', rows: [heads, ...rows] }]))).body
    const [question, ...others] = (await summary(id)).questions
    expect([question, others]).toMatchObject([{ id: 'column:category', rows: 8, proposal: 'above' }, []])
    await answer(id, { 'column:category': 'above' })
    const { counts, leftOut, questions } = await summary(id)
    expect([counts, leftOut]).toMatchObject([{ new: 6, faulty: 2 }, 6])
    expect(questions[0]?.answer).toBe('above')
    expect(questions.map(({ id, rows }) => `${id} ${rows}`)).toEqual([
      ...['column:category 6', 'required:category 1', 'required:plz 1'],
      ...['category:imkereien 3', 'category:24-stunden-pflege 1'],
    ])
    const taken = (await rowsOf(id)).map(({ category }) => category)
    expect(taken).toEqual(['Friseure', 'Friseure', ...Array(3).fill('Imkereien'), '24-Stunden-Pflege'])
  })

  it('is exported as a workbook too, and both formats are imported unchanged', async () => {
    const { entry } = server.content
    const place = { street: 'Weg 1', plz: '97437', city: 'Haßfurt', category: 'Hin' }
    for (let i = 0; i < 6; i++)
      await entry({ ...place, name: `=Her ${i} 👵`, phone: `0952${i}`, additionalInfo: "'=1\nzwei" })
    for (const format of ['xlsx', 'csv']) {
      const answer = await server.raw(`/api/downloadExcel?category=Hin&format=${format}`, bearer())
      expect(answer.headers['content-disposition']).toContain(`.${format}`)
      const { body } = await send(format === 'xlsx' ? answer.body : String(answer.body))
      const counts = { new: 0, changed: 0, unchanged: 6, faulty: 0 }
      expect(await summary(body.id)).toMatchObject({ counts })
    }
    // Only what a filter keeps: each has a telephone number.
    const filtered = '/api/downloadExcel?category=Hin&filter=withoutPhone'
    expect(await server.text(filtered, bearer())).not.toContain('Her')
    const wrong = await server.get('/api/downloadExcel?category=Hin&format=pdf', bearer())
    expect(wrong.status).toBe(400)
  })
})
