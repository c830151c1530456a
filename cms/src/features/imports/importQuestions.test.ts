import { onServer, refused, statusesOf } from '#testSuite.ts'
import { head, importingOn } from './importClient.fixture.ts'

onServer('questions of a preview', async (server) => {
  const imports = await importingOn(server)
  const { admin, bearer, call, idle, preview, take, read, summary } = imports
  const { questionsOf, rowsOf, correct, answer, start, providers } = imports

  it('skips unusable cells and reports them without also asking a question', async () => {
    const rows = [
      'Notizen;A;Weg 1;97437;Haßfurt;09521 1;facebook: a;?',
      'Notizen;B;Weg 2;97437;Haßfurt;09521 2;www.b.example;ja',
    ]
    await take(rows)
    const status = await read('/api/uploadStatus')
    expect(status).toMatchObject({ current: 2, error: 0, errors: [], sheet: '', otherSheets: [] })
    const message = 'Barrierefrei: „?“ bleibt weg. Statt „?“ bitte „ja“ oder „nein“.'
    expect(status.notes).toEqual([
      { row: 2, field: 'barrierfree', message },
      { row: 2, field: 'website', message: expect.stringContaining('Webseite: „facebook: a“ bleibt weg.') },
    ])
    expect(await providers('Notizen')).toMatchObject([
      { name: 'A', website: '', barrierfree: false },
      { name: 'B', website: 'https://www.b.example', barrierfree: true },
    ])
    const uuid = (await providers('Notizen'))[1]?.uuid
    const named = `${uuid};${rows[1]?.replace('www.b.example;ja', 'kein-netz;vielleicht')}`
    await take([named], `UUID;${head}`)
    expect((await read('/api/uploadStatus')).notes).toHaveLength(2)
    expect(await providers('Notizen')).toMatchObject([
      {},
      { website: 'https://www.b.example', barrierfree: true },
    ])
  })

  it('remembers the meaning of columns that was chosen last, for all users and any order of columns', async () => {
    const heads = 'Sparte;Wer;Straße;PLZ;Ort;Ansprechbar'
    const fieldsOf = async (id: string) => (await summary(id)).columns.map(({ field }) => field)
    const id = await preview(['Gedächtnis;A;Weg 1;97437;Haßfurt;09521 1'], heads)
    const known = ['category', null, 'street', 'plz', 'city', null]
    expect(await fieldsOf(id)).toEqual(known)
    await correct(id, { fields: known.with(1, 'name').with(5, 'phone') })
    const row = 'A;Gedächtnis;Weg 1;97437;Haßfurt;09521 1'
    const again = await preview([row], 'WER;Sparte;Straße;PLZ;Ort;Ansprechbar', admin)
    expect(await fieldsOf(again)).toEqual(['name', 'category', 'street', 'plz', 'city', 'phone'])
    for (const last of ['mobile', null, 'email']) {
      await correct(await preview([row], heads), { fields: known.with(1, 'name').with(5, last) })
      expect((await fieldsOf(await preview([row], heads, admin)))[5]).toBe(last)
    }
    expect(await fieldsOf(await preview(['x;B'], 'Sparte;Wer'))).toEqual(['category', null])
  })

  it('asks about no column if none is left that could hold what a row lacks', async () => {
    const id = await preview(['R;A;W 1;97437 Haßfurt', 'R;B;W 2;Haßfurt'], 'Kategorie;Name;Straße;PLZ/Ort')
    expect((await questionsOf(id)).map((one) => one.id)).toContain('required:plz')
  })

  it('leaves out what the spreadsheet program lost, and turns markup into text', async () => {
    const row = 'Verlust;"Raute &amp; Co";Weg 2;97437;Haßfurt;########;;;Ruhig<br/>gelegen'
    await take([row])
    const { error, notes, warnings } = await read('/api/uploadStatus')
    expect([error, notes]).toMatchObject([0, [{ field: 'phone' }]])
    expect(notes[0].message).toMatch(/„#{8}“ bleibt weg\. .*verloren gegangen/)
    expect(warnings[0].message).toContain('enthielt Zeichen einer Internetseite')
    const kept = { name: 'Raute & Co', phone: '', additionalInfo: 'Ruhig\ngelegen' }
    expect(await providers('Verlust')).toMatchObject([kept])
    expect(await questionsOf(await preview([row]))).toEqual([])
  })

  it('asks once for all rows with the same fault, with three examples, and applies the answer', async () => {
    const row = (i: number) => `Netz;N ${i};Weg ${i};97437;Haßfurt;952110000${i};facebook: ${i};ja;`
    const rows = [row(0), row(1), row(2), row(3), `${row(4)}Da`]
    const id = await preview([
      ...rows,
      'Netz;Fünf;Weg 9;4109;Leipzig;auf Anfrage;;ja',
      // No postcode of Haßfurt begins with a 0: this row waits for a correction.
      'Netz;Sechs;Weg 9;9743;Haßfurt;09521 47;;ja',
    ])
    const questions = await questionsOf(id)
    const website = questions.find((one) => one.id === 'unusable:website')
    expect(website).toMatchObject({ rows: 5, proposal: 'drop', answer: null, field: 'website' })
    const examples = website?.examples.map(({ row, cell }) => `${row} ${cell}`)
    expect(examples).toEqual(['2 facebook: 0', '3 facebook: 1', '4 facebook: 2'])
    const zero = { 'noZero:phone': 'zero', 'noZero:plz': 'zero' }
    const answered = await answer(id, { 'unusable:website': 'info', ...zero, 'category:netz': 'new' })
    expect(answered.status).toBe(202)
    const after = await questionsOf(id)
    const open = after.filter((one) => one.answer === null)
    expect(open.map((one) => one.id)).toEqual(['words:phone', 'required:plz'])
    expect(after.find((one) => one.id === 'noZero:plz')).toMatchObject({
      rows: 1,
      options: [{ choice: 'zero' }, { choice: 'rowOut' }],
    })
    expect(open.at(-1)?.examples).toMatchObject([{ row: 8, cell: '9743' }])
    const attention = (await rowsOf(id, 'attention')).map(({ row, outcome }) => `${row} ${outcome}`)
    expect(attention).toEqual([...[2, 3, 4, 5, 6, 7].map((row) => `${row} new`), '8 faulty'])
    await answer(id, { 'words:phone': 'info' })
    expect(await summary(id)).toMatchObject({ counts: { new: 6, faulty: 1 } })
    await start(id)
    const made = await providers('Netz')
    expect(made.find(({ name }) => name === 'N 4')).toMatchObject({
      ...{ phone: '09521100004', website: '', additionalInfo: 'Da, Webseite: facebook: 4' },
    })
    expect(made.find(({ name }) => name === 'Fünf')).toMatchObject({
      ...{ plz: '04109', phone: '', additionalInfo: 'Telefon: auf Anfrage' },
    })
  })

  it('proposes categories by spelling and search words, and towns by spelling and postcode', async () => {
    const { entry } = server.content
    const place = { street: 'Markt 1', plz: '97461', city: 'Hofheim in Unterfranken' }
    await entry({ ...place, name: 'Locke', category: 'Friseure' })
    await entry({ ...place, name: 'Fuß', category: 'Fußpflege' })
    const [care] = await server.docs('categories', { name: 'Fußpflege' })
    await server.update('categories', care?.id ?? '', { searchWords: 'Podologie, Nagelpflege' })
    const id = await preview([
      'Friseur;Neu 1;Weg 1;97461;Hofheim i.UFr.',
      'Podologe;Neu 2;Weg 2;97437;Hasfurt',
      'Xylophonbau;Neu 3;Weg 3;97486;Kbg.',
      'Friseure;Neu 4;Weg 4;10115;Berlin',
      'Läden|Friseure;Neu 5;Weg 5;97437;Haßfurt',
    ])
    const offered = (await questionsOf(id)).map(({ id, options }) => [id, options[0]])
    expect(offered).toEqual([
      ['category:friseur', { choice: 'to:Friseure', count: 1 }],
      ['category:podologe', { choice: 'to:Fußpflege', count: 1 }],
      ['category:xylophonbau', { choice: 'new', count: null }],
      ['town:hofheim i.ufr.', { choice: 'to:Hofheim in Unterfranken', count: expect.any(Number) }],
      ['town:hasfurt', { choice: 'to:Haßfurt', count: expect.any(Number) }],
      ['town:kbg.', { choice: 'keep', count: null }],
    ])
    const categories = { 'category:friseur': 'to:Friseure', 'category:podologe': 'to:Fußpflege' }
    const towns = { 'town:hofheim i.ufr.': 'to:Hofheim in Unterfranken', 'town:kbg.': 'keep' }
    await answer(id, { ...categories, 'category:xylophonbau': 'to:Friseure', ...towns })
    const rows = (await rowsOf(id)).map(({ category, city }) => `${category}, ${city}`)
    expect(rows).toEqual([
      ...['Friseure, Hofheim in Unterfranken', 'Fußpflege, Hasfurt', 'Friseure, Kbg.', 'Friseure, Berlin'],
      'Friseure, Haßfurt',
    ])
    await answer(id, { 'category:friseur': '' })
    expect((await rowsOf(id))[0]?.category).toBe('Friseur')
  })

  it('shows possible duplicates within the file and with existing entries in the preview', async () => {
    const { entry } = server.content
    const place = { street: 'Markt 1', plz: '96106', city: 'Ebern' }
    await entry({ ...place, name: 'Klavierhaus Morgentau', category: 'Klaviere' })
    const rows = [
      'Klaviere;Flügelhof;Weg 1;96106;Ebern',
      'Klaviere;FLÜGELHOF;weg 1;96106;Ebern',
      'Klaviere;Flügelhof;Weg 2;96106;Ebern',
      'Klaviere;Klavierhaus Morgentau GmbH;Weg 3;96106;Ebern',
      'Klaviere;Einzeln;Weg 4;96106;Ebern',
    ]
    const id = await preview(rows)
    const found = (await questionsOf(id)).map(({ kind, rows, proposal }) => [kind, rows, proposal])
    expect(found).toEqual([
      ['twice', 1, 'rowOut'],
      ['similar', 1, 'rowOut'],
    ])
    expect(await summary(id)).toMatchObject({ counts: { new: 3, faulty: 1 }, leftOut: 1 })
    expect(await rowsOf(id, 'attention')).toMatchObject([{ row: 3, outcome: 'faulty' }])
    await answer(id, { similar: 'rowOut', twice: 'rowOut' })
    expect(await summary(id)).toMatchObject({ counts: { new: 3, faulty: 0 }, leftOut: 2 })
    await answer(id, { similar: 'this' })
    expect((await rowsOf(id, 'changed'))[0]).toMatchObject({
      ...{ row: 5, name: 'Klavierhaus Morgentau GmbH' },
      changes: [
        { field: 'name', from: 'Klavierhaus Morgentau' },
        { field: 'street', to: 'Weg 3' },
      ],
    })
    await answer(id, { similar: 'rowOut' })
    await correct(id, { rows: [{ row: 5, isLeftOut: false }] })
    expect((await rowsOf(id)).map(({ row }) => row)).toEqual([2, 4, 5, 6])
  })

  it('keeps all excluded rows, with the reason, in the list and in the report', async () => {
    const id = await preview([
      'Rest;Gut;Weg 70;97437;Haßfurt',
      'Rest;;Weg 71;97437;Haßfurt',
      'Rest;Ohne PLZ;Weg 72;;Haßfurt',
      'Rest;Gut;Weg 70;97437;Haßfurt',
      'Rest;Gut;Weg 73;97437;Haßfurt',
      'Rest;Von Hand;Weg 74;97437;Haßfurt',
      'Restle;Woanders;Weg 75;97437;Hasfurt',
      'Rest;Bleibt faul;Weg 76;97437',
    ])
    await correct(id, { rows: [{ row: 7, isLeftOut: true }] })
    const answers = { 'category:rest': 'new', 'category:restle': 'rowOut', 'town:hasfurt': 'rowOut' }
    const more = { 'required:name': 'rowOut', 'required:plz': 'rowOut', twice: 'rowOut' }
    await answer(id, { ...answers, ...more })
    const reportOf = async () =>
      (await server.text(`/api/importReport?id=${id}`, bearer())).trimEnd().split('\r\n').slice(1)
    expect(await reportOf()).toHaveLength(1)
    await start(id)
    expect(await summary(id)).toMatchObject({ state: 'done', counts: { new: 2, faulty: 1 }, leftOut: 5 })
    const reasons = (await rowsOf(id, 'leftOut')).map(({ row, message }) => [row, message])
    expect(reasons).toEqual([
      [3, 'Name fehlt!'],
      [4, 'Bitte geben Sie die PLZ ein.'],
      [5, 'Doppelt: In Zeile 2 steht derselbe Anbieter.'],
      [7, 'Von Hand weggelassen.'],
      [8, 'Die Kategorie „Restle“ gibt es nicht. Den Ort „Hasfurt“ kennen wir nicht.'],
    ])
    const report = await reportOf()
    expect(report.map((line) => line.split(';')[9])).toEqual(['3', '4', '5', '7', '8', '9'])
    expect(report[0]).toContain(';3;Name fehlt!')
    const status = await read('/api/uploadStatus')
    expect(status).toMatchObject({ current: 2, total: 3, error: 1, errors: [{ row: 9 }] })
  })

  it('keeps five previews per account, and cancels the oldest', async () => {
    const id = await preview(['Warten;Amselruf;Weg 80;97437;Haßfurt;;;;'])
    await take(['Warten;Bachlauf;Weg 81;97437;Haßfurt'])
    expect(await summary(id)).toMatchObject({ state: 'ready', counts: { new: 1 } })
    const more: string[] = []
    for (const letter of 'CDEFG')
      more.push(await preview([`Warten;${letter.repeat(8)};Weg ${letter};97437;Haßfurt;;;;`]))
    const all = [await summary(id), ...(await Promise.all(more.map(summary)))]
    expect(all.map(({ state }) => state)).toEqual(['cancelled', ...Array(5).fill('ready')])
    expect(all.at(-1)?.message).toContain('„liste.csv“ wartete am längsten')
    expect(all.at(-1)).toMatchObject({ openQuestions: 0 })
  })

  it('refuses answers to questions not asked, and keeps the first of two concurrent answers', async () => {
    const id = await preview(['Rechte;R;Weg 1;97437;Haßfurt;;facebook: r;;'])
    await refused(answer('nothing', { 'unusable:website': 'drop' }), 404)
    await refused(answer(id, { 'unusable:email': 'drop' }), 404)
    await refused(answer(id, { 'unusable:website': 'zero' }), 400)
    await refused(answer(id, { 'category:rechte': 'to:Gibt es nicht' }), 400)
    await refused(correct(id, { sheet: 1 }), 404)
    const given = (choice: string) => ({ id, answers: [{ question: 'unusable:website', choice }] })
    const both = [call('/api/correctImport', given('drop')), call('/api/correctImport', given('info'), admin)]
    // One comes after the other, or meanwhile.
    expect(['202,202', '202,409']).toContain(statusesOf(await Promise.all(both)).join())
    await idle()
    const [question] = (await questionsOf(id)).filter(({ kind }) => kind === 'unusable')
    expect(['drop', 'info']).toContain(question?.answer)
    expect(await summary(id)).toMatchObject({ state: 'ready', counts: { new: 1 } })
  })
})
