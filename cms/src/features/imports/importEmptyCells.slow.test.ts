import { describePlan } from '../../server/describePlan.ts'
import { onServer } from '../../testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

const address = { street: 'Marktplatz 1', plz: '97437', city: 'Haßfurt' }
const full = {
  ...{ website: 'https://apotheke.example', email: 'info@apotheke.example', phone: '09521 / 12-34' },
  ...{ mobile: '0171 1', open1: 'Mo-Fr 8-18', open2: 'Sa 8-12', services: 'Botendienst, Beratung' },
  ...{ additionalInfo: 'Klingel am Tor', barrierfree: true, homeVisits: true, serviceArea: '15 km' },
  ...{ closedDates: '24.12.2099', lat: 50.03, lon: 10.51 },
}
const heads =
  'UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Telefon;Mobil;Website;Zusatzinfo;Öffnung 1;Öffnung 2;Leistungen;Barrierefrei;lat;lon;Geschlossen;Hausbesuche;Einsatzgebiet'
const empty = ';'.repeat(heads.split(';').length - 5)
/** UUID, category, name, street, postcode; nothing else. */
const bare = (uuid: string, category: string, name: string) =>
  `${uuid};${category};${name};${address.street};${address.plz}${empty}`

onServer('Empty cells of an import', async (server) => {
  const { post, read, send: sendFile } = await importingOn(server)
  const send = async (act: string, lines: readonly string[]) => {
    const { status, body } = await sendFile(lines.join('\n'), act)
    expect(status).toBe(202)
    return body.id as string
  }
  const entryOf = async (category: string) => {
    const [entry] = await server.json(`/api/datafilteredcategory?category=${category}`)
    const { updatedAt: _, ...rest } = entry
    return rest
  }
  const known = (category: string, fields: object = {}) =>
    server.content.entry({ ...address, ...full, name: 'Stadt-Apotheke', category, ...fields })
  const changesOf = async (id: string, kind = 'changed') =>
    (await read(`/api/importRows?id=${id}&kind=${kind}`)).rows.flatMap(
      ({ changes }: { changes: { field: string; from: string; to: string }[] }) => changes,
    )

  it('clear nothing in an entry that the row does not identify by its UUID', async () => {
    await known('Fremde')
    const before = await entryOf('Fremde')
    const lists = [
      [heads, bare('', 'Fremde', 'Stadt-Apotheke')],
      // The town, too, and whatever is no letter to be seen.
      [heads, bare('', 'Fremde', 'Stadt-Apotheke').replaceAll(';;', '; ;')],
      [heads.replace('UUID;', ''), bare('', 'Fremde', 'Stadt-Apotheke').slice(1)],
      [
        'Rubrik;Einrichtung;Anschrift;PLZ;Ort;Öffnungszeiten;Internet',
        `Fremde;Stadt-Apotheke;${address.street};${address.plz};;\u200b;`,
      ],
    ]
    for (const lines of lists) {
      const id = await send('uploadExcel', lines)
      expect(await read(`/api/import?id=${id}`)).toMatchObject({
        state: 'done',
        counts: { new: 0, changed: 0, unchanged: 1, faulty: 0 },
      })
      expect(await entryOf('Fremde')).toEqual(before)
    }
  })

  it('are those that hold a dash as well, unless the row names its provider', async () => {
    const { id: uuid } = await known('Striche')
    const before = await entryOf('Striche')
    const head = 'UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Telefon;Website;Zusatzinfo;Öffnung 1;Leistungen'
    const row = `Striche;Stadt-Apotheke;Marktplatz 1;97437;Haßfurt;-;–;./.;?;---;${'\u2014'}`
    await send('uploadExcel', [head, `;${row}`])
    expect(await entryOf('Striche')).toEqual(before)
    const id = await send('previewImport', [head, `;${row}`])
    await post('/api/correctImport', { id, emptyCells: 'clear' })
    expect(await read(`/api/import?id=${id}`)).toMatchObject({ losses: { entries: 1, details: 6 } })
    const named = await send('previewImport', [head, `${uuid};${row}`])
    expect(JSON.stringify(await changesOf(named))).toMatch(/^(?!.*email).*phone/)
  })

  it('include cells with a word such as “none”, which is reported', async () => {
    const { id: uuid } = await known('Wörter')
    const before = await entryOf('W%C3%B6rter')
    const head =
      'UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Telefon;Mobil;Website;Zusatzinfo;Öffnung 1;Leistungen;Barrierefrei;Hausbesuche;Einsatzgebiet;Geschlossen;Geprüft am'
    const address = 'Wörter;Stadt-Apotheke;Marktplatz 1;97437;Haßfurt'
    const nothings = [
      'keine;keine;k. A.;keine Homepage;n/a;unbekannt;Keine Angabe;k.A.;unbekannt;entfällt;keine;unbekannt',
      'keine E-Mail;k.A;kein Handy;none;NULL;ohne Angabe;nicht vorhanden;unknown;K.A.;keine;fehlt;k. A.',
      '– ; - ;KEINE;kein;o. A.;(unbekannt);keine;n.a.;keine Angaben;k/A;keine.;n/a',
    ]
    for (const cells of nothings) {
      const id = await send('previewImport', [head, `;${address};${cells}`])
      expect(await read(`/api/import?id=${id}`)).toMatchObject({
        counts: { changed: 0, unchanged: 1, faulty: 0 },
      })
      const [row] = (await read(`/api/importRows?id=${id}&kind=unchanged`)).rows
      expect(row.message).toContain('gilt als leere Zelle.')
    }
    await send('uploadExcel', [head, `;${address};${nothings[0]}`])
    expect(await entryOf('W%C3%B6rter')).toEqual(before)
    expect((await read('/api/uploadStatus')).warnings[0].message).toMatch(
      /Mobil: „.+“ gilt als leere Zelle\./,
    )
    const id = await send('previewImport', [head, `;${address};${nothings[0]}`])
    await post('/api/correctImport', { id, emptyCells: 'clear' })
    const lost = (await changesOf(id, 'losing')).map(({ field }: { field: string }) => field)
    expect(lost).toEqual(expect.arrayContaining(['email', 'phone', 'mobile', 'website', 'services']))
    expect(lost).not.toContain('barrierfree')
    expect(await changesOf(id)).not.toContainEqual(expect.objectContaining({ field: 'homeVisits' }))
    // What says more is kept, and so is what a row says that names its provider.
    await send('uploadExcel', [head, `;${address};;;;;keine Parkplätze;;;;;;;`])
    expect(await entryOf('W%C3%B6rter')).toMatchObject({ additionalInfo: 'keine Parkplätze' })
    const named = await send('previewImport', [head, `${uuid};${address};;;;;unbekannt;;;ja;ja;15 km;;`])
    expect(await changesOf(named)).toContainEqual(
      expect.objectContaining({ field: 'additionalInfo', to: 'unbekannt' }),
    )
  })

  it('clear in the row that names its provider', async () => {
    const { id: uuid } = await known('Eigene')
    const row = bare(uuid, 'Eigene', 'Stadt-Apotheke').replace(';97437;', ';97437;Haßfurt')
    const id = await send('previewImport', [heads, row])
    const summary = await read(`/api/import?id=${id}`)
    // Twelve fields; the position is that of the address, which stays.
    expect(summary).toMatchObject({ losses: { entries: 1, details: 12 }, emptyCells: 'keep' })
    expect(await changesOf(id, 'losing')).toHaveLength(12)
    await post('/api/startImport', { id })
    expect(await entryOf('Eigene')).toMatchObject({
      ...{ ...address, website: '', email: '', phone: '', mobile: '', opened: '', services: '' },
      ...{ additionalInfo: '', barrierfree: false, homeVisits: null, serviceArea: '', closedDates: '' },
      ...{ lat: full.lat, lon: full.lon },
    })
  })

  it('clear values in the whole file once that is chosen, for this file only, and the lost values are shown', async () => {
    await known('Schalter')
    const before = await entryOf('Schalter')
    const lines = [heads, bare('', 'Schalter', 'Stadt-Apotheke').replace(';97437;', ';97437;Haßfurt')]
    const id = await send('previewImport', lines)
    const spared = { losses: { entries: 0, details: 0 }, emptyCells: 'keep' }
    expect(await read(`/api/import?id=${id}`)).toMatchObject({ ...spared, counts: { unchanged: 1 } })
    expect(await post('/api/correctImport', { id, emptyCells: 'yes' })).toMatchObject({ status: 400 })
    expect(await post('/api/correctImport', { id, emptyCells: 'clear' })).toMatchObject({ status: 202 })
    expect(await read(`/api/import?id=${id}`)).toMatchObject({
      ...{ losses: { entries: 1, details: 12 }, emptyCells: 'clear' },
      counts: { changed: 1, unchanged: 0 },
    })
    const said = []
    for await (const line of describePlan(server.payload, id)) said.push(line)
    expect(said.join('\n')).toMatch(
      /Bei einem Anbieter gehen 12 Angaben verloren:\n {2}row 2, Stadt-Apotheke: E-Mail „info@apotheke\.example“, Telefon „/,
    )
    // Columns that are said anew leave the switch where it is; the next file with these headings begins with keeping.
    const { columns } = await read(`/api/import?id=${id}`)
    const fields = columns.map(({ field }: { field: string }) => (field === 'mobile' ? null : field))
    await post('/api/correctImport', { id, fields })
    expect(await read(`/api/import?id=${id}`)).toMatchObject({
      ...{ losses: { entries: 1, details: 11 }, emptyCells: 'clear' },
    })
    const next = await send('previewImport', lines)
    expect(await read(`/api/import?id=${next}`)).toMatchObject(spared)
    expect(await entryOf('Schalter')).toEqual(before)
    await post('/api/correctImport', { id: next, emptyCells: 'clear' })
    await post('/api/startImport', { id: next })
    expect(await entryOf('Schalter')).toMatchObject({ email: '', services: '', mobile: '0171 1' })
    await post('/api/undo', { import: next })
    expect(await entryOf('Schalter')).toEqual(before)
  })

  it('leave the flag alone without its column, whatever the services say', async () => {
    await known('Mit Flagge')
    await known('Ohne Flagge', { barrierfree: false })
    const head = 'UUID;Kategorie;Name;Straße;PLZ;Ort;Leistungen'
    const row = (category: string, services: string, uuid = '') =>
      `${uuid};${category};Stadt-Apotheke;Marktplatz 1;97437;Haßfurt;"${services}"`
    await send('uploadExcel', [
      head,
      row('Mit Flagge', 'Salben'),
      row('Ohne Flagge', 'Barrierefrei, Salben'),
      row('Neue Flagge', 'Barrierefrei, Salben'),
    ])
    expect(await entryOf('Mit Flagge')).toMatchObject({
      services: 'Barrierefrei, Salben',
      barrierfree: true,
    })
    expect(await entryOf('Ohne Flagge')).toMatchObject({ services: 'Salben', barrierfree: false })
    expect(await entryOf('Neue Flagge')).toMatchObject({ barrierfree: true })
    const { uuid } = await entryOf('Ohne Flagge')
    await send('uploadExcel', [
      head,
      row('Ohne Flagge', 'Barrierefrei, Tee', uuid),
      // No services are left of this cell.
      row('Mit Flagge', 'Barrierefrei'),
    ])
    expect(await entryOf('Ohne Flagge')).toMatchObject({ services: 'Tee', barrierfree: false })
    expect(await entryOf('Mit Flagge')).toMatchObject({ services: 'Barrierefrei, Salben' })
  })

  it('do not count values as lost that another cell provides or keeps', async () => {
    await known('Anders')
    const head = 'Kategorie;Name;Straße;PLZ;Ort;Barrierefrei;Hausbesuche;Einsatzgebiet;lat;lon'
    const row = 'Anders;Stadt-Apotheke;Marktplatz 1;97437;Haßfurt;nein;nein;;;'
    const id = await send('previewImport', [head, row])
    expect(await changesOf(id, 'losing')).toEqual([{ field: 'serviceArea', from: '15 km', to: '' }])
    expect(await read(`/api/import?id=${id}`)).toMatchObject({ losses: { entries: 1, details: 1 } })
    const half = await send('previewImport', [head, row.replace(/;;;$/, ';;50;')])
    expect(await read(`/api/import?id=${half}`)).toMatchObject({ counts: { faulty: 0, changed: 1 } })
  })

  it('hours restated in one cell count as replaced, removed hours as lost', async () => {
    const { id: uuid } = await known('Zeiten', {
      open1: 'Mo-Fr 8-12',
      open2: 'Mo-Fr 14-18',
      open3: 'Sa 9-12',
    })
    const losing = async (heads: string, cells: string) => {
      const head = `UUID;Kategorie;Name;Straße;PLZ;Ort;${heads}`
      const id = await send('previewImport', [
        head,
        `${uuid};Zeiten;Stadt-Apotheke;Marktplatz 1;97437;Haßfurt;${cells}`,
      ])
      expect((await read(`/api/import?id=${id}`)).counts).toMatchObject({ changed: 1 })
      return (await changesOf(id, 'losing')).map(({ field, from }: { field: string; from: string }) => {
        return `${field}: ${from}`
      })
    }
    const all = ['open1: Mo-Fr 8-12', 'open2: Mo-Fr 14-18', 'open3: Sa 9-12']
    expect(await losing('Öffnungszeiten', '"Mo-Fr 8-18\nSa 9-12"')).toEqual([])
    expect(await losing('Öffnungszeiten', 'nach Vereinbarung')).toEqual([])
    expect(await losing('Öffnungszeiten', '')).toEqual(all)
    expect(await losing('Öffnungszeiten', '";"')).toEqual(all)
    // Lines below one that goes move up; it is the one that goes that is named.
    const heads = 'Öffnung 1;Öffnung 2;Öffnung 3'
    expect(await losing(heads, 'Mo-Fr 8-18;;Sa 9-12')).toEqual([all[1]])
    expect(await losing(heads, ';Mo-Fr 14-18;Sa 9-12')).toEqual([all[0]])
    expect(await losing('Öffnung 1', '')).toEqual([all[0]])
    expect(await losing(heads, ';;')).toEqual(all)
  })

  it('case, spaces and the punctuation of telephone numbers change nothing unless the row has a UUID', async () => {
    const { id: uuid } = await known('Schreibweise')
    const before = await entryOf('Schreibweise')
    const head = 'UUID;Kategorie;Name;Straße;PLZ;Ort;Telefon;E-Mail;Leistungen;Öffnung 1;Zusatzinfo;lat;lon'
    const shouted =
      'SCHREIBWEISE;STADT-APOTHEKE;MARKTPLATZ  1;97437;HASSFURT;(09521) 1234;INFO@Apotheke.example;botendienst,  BERATUNG;mo-fr 8 - 18;"KLINGEL\nam Tor";;'
    for (const emptyCells of ['keep', 'clear']) {
      const id = await send('previewImport', [head, `;${shouted}`])
      await post('/api/correctImport', { id, emptyCells })
      expect(await read(`/api/import?id=${id}`)).toMatchObject({ counts: { changed: 0, unchanged: 1 } })
    }
    await send('uploadExcel', [head, `;${shouted.replace('(09521) 1234', '09521 1235')}`])
    expect(await entryOf('Schreibweise')).toMatchObject({
      ...before,
      phone: '09521 1235',
      phoneText: '09521 12 35',
    })
    // To the letter.
    await send('uploadExcel', [head, `${uuid};${shouted}`])
    expect(await entryOf('Schreibweise')).toMatchObject({
      ...{ name: 'STADT-APOTHEKE', phone: '(09521) 1234', services: expect.stringContaining('BERATUNG') },
    })
  })
})
