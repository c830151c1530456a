import { maxLengthOf } from '#shared/rules/entryRules'
import { onServer } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

onServer('Answers to questions of a preview', async (server) => {
  const imports = await importingOn(server)
  const { preview, read, summary } = imports
  const { questionsOf, answer, start, providers } = imports

  it('offers an earlier answer only if it makes the row valid', async () => {
    const { entry } = server.content
    const known = { name: 'Kennt man', category: 'Netz', street: 'Weg 50' }
    await entry({ ...known, phone: '09521 77' })
    const id = await preview([
      'Netz;Kennt man;Weg 50;97437;Haßfurt;auf Anfrage',
      `Netz;Zu lang;Weg 51;97437;Haßfurt;nur abends;;;${'x'.repeat((maxLengthOf('additionalInfo') ?? 0) - 10)}`,
      'Netz;Neu;Weg 52;97437;Haßfurt;morgens',
      'Netz;Nirgends;Weg 55;9743;Hasfurt',
    ])
    const found = new Map((await questionsOf(id)).map((one) => [one.id, one]))
    // Where there is no room among the other information, or it is not theirs to change, the cell is left out.
    expect(found.get('words:phone')).toMatchObject({ rows: 3, proposal: 'info' })
    expect(found.has('noZero:plz')).toBe(false)
    expect(found.get('required:plz')).toMatchObject({ rows: 1, options: [{ choice: 'rowOut' }] })
    await answer(id, Object.fromEntries([...found].map(([key, { proposal }]) => [key, proposal])))
    expect(await summary(id)).toMatchObject({
      ...{ counts: { new: 2, changed: 0, unchanged: 1, faulty: 0 }, leftOut: 1 },
    })
    await start(id)
    const made = await providers('Netz')
    expect(made.find(({ name }) => name === known.name)?.phone).toBe('09521 77')
  })

  it('asks further after 200 answered unknown categories', async () => {
    const row = (_: unknown, i: number) => `Kunde ${i};K ${i};Weg ${i};97437;Haßfurt;;;;`
    const id = await preview(Array.from({ length: 203 }, row))
    const first = await questionsOf(id)
    expect(first).toHaveLength(200)
    await answer(id, Object.fromEntries(first.map(({ id }) => [id, 'rowOut'])))
    expect((await questionsOf(id)).filter((one) => one.answer === null)).toHaveLength(3)
  })

  it('asks before the import about all duplicates that would be listed afterwards', async () => {
    const { entry } = server.content
    const house = { street: 'Markt 7', plz: '97461', city: 'Hofheim in Unterfranken', category: 'Blumen' }
    await entry({ ...house, name: 'Rosenstube', phone: '09523 / 77', email: 'rose@example.org' })
    await entry({ ...house, name: 'Gärtnerei Lux', plz: '97437', city: 'Haßfurt', phone: '09523 88' })
    const services = [...'abcde'].flatMap((ten) =>
      [...'klmnopqrst'].map((one) => ten.repeat(4) + one.repeat(4)),
    )
    const lines = [
      'Blumen;Probebetrieb Nummer 005;Weg 1;97437;Haßfurt;09521 5',
      'Blumen;Probebetrieb Nummer 006;Weg 1;97437;Haßfurt;09521 6',
      'Blumen;Probebetrieb Nummer 005 GmbH;Weg 1;97437;Haßfurt',
      'Blumen;Haarstudio Lang;Weg 2;97437;Haßfurt;09521 7',
      'Blumen;Haarstudio Lang OHG;Weg 3;97437;Haßfurt;+49 9521 7',
      // The same telephone under nearly the same name, in another town. Those before are two branches.
      'Blumen;Gaertnerei Lux KG;Weg 4;96106;Ebern;09523-88',
      'Blumen;Nelkenladen;Markt 7;97461;Hofheim in Unterfranken;+49 9523 77;ROSE@example.org',
      // A house with many services is none of it, nor is who shares only its telephone.
      ...services.map((name) => `Blumen;${name};Hof 1;97475;Zeil am Main;09524 1;haus@example.org`),
      'Blumen;Tulpe;Weg 9;97475;Zeil am Main;09524 1',
    ]
    const id = await preview(lines, 'Kategorie;Name;Straße;PLZ;Ort;Telefon;E-Mail')
    const found = new Map((await questionsOf(id)).map((one) => [one.id, one]))
    expect([...found.keys()]).toEqual(['shared', 'similar'])
    expect(found.get('similar')).toMatchObject({ rows: 2, proposal: 'rowOut' })
    expect(found.get('similar')?.examples).toMatchObject([
      { row: 4, de: 'Vielleicht derselbe Anbieter: Zeile 2 heißt „Probebetrieb Nummer 005“.' },
      { row: 7, de: expect.stringContaining('Vielleicht schon im Verzeichnis: „Gärtnerei Lux“') },
    ])
    // Services of a house are proposed to go in; those after the fortieth are not even asked about.
    expect(found.get('shared')).toMatchObject({ rows: 40, proposal: 'keep' })
    expect(found.get('shared')?.examples[0]).toMatchObject({
      de: expect.stringContaining('mit gleicher Adresse, Telefonnummer und E-Mail: „Rosenstube“'),
    })
    await answer(id, { shared: 'rowOut', similar: 'rowOut' })
    expect(await summary(id)).toMatchObject({ counts: { new: 16, faulty: 0 }, leftOut: 42 })
    await answer(id, { shared: 'keep' })
    expect(await summary(id)).toMatchObject({ counts: { new: 56, faulty: 0 }, leftOut: 2 })
    const { total } = await read('/api/duplicates')
    await start(id)
    expect((await read('/api/duplicates')).total).toBe(total + 2)
  })
})
