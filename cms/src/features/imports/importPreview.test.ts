import { describePlan } from '../../server/commands/describePlan.ts'
import { onServer } from '../../testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

const head = 'Kategorie;Name;Straße;PLZ;Ort'

onServer('The preview of an import', async (server) => {
  const { admin, bearer, idle, post, preview: previewOf, read, upload } = await importingOn(server)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const send = async (act: string, text: string, by?: string) => {
    const response = await upload(text, act, by)
    expect(response.status).toBe(202)
    return (await response.json()).id as string
  }
  const preview = (lines: readonly string[], heads = head) => previewOf(lines, heads)
  const notesOf = async (id: string, kind = 'new'): Promise<string[]> =>
    (await read(`/api/importRows?id=${id}&kind=${kind}`)).rows.map(
      ({ message }: { message: string }) => message,
    )

  it('warns about an invalid telephone number but accepts the row', async () => {
    const id = await preview(
      [
        'Ruf;Kein Anschluss;Weg 1;97437;Haßfurt;auf Anfrage;',
        'Ruf;Mit Anschluss;Weg 2;97437;Haßfurt;09521 1;',
      ],
      `${head};Telefon;Mobil`,
    )
    const notes = await notesOf(id)
    expect(notes[0]).toContain('Telefon: „auf Anfrage“ ist keine Telefonnummer.')
    expect(notes[1]).not.toContain('Telefonnummer')
    expect((await post('/api/startImport', { id })).status).toBe(202)
    const { entries } = await server.json('/api/entry?category=Ruf&name=Kein+Anschluss')
    expect(entries).toMatchObject([{ phone: 'auf Anfrage', phoneText: 'auf Anfrage' }])
    const { warnings, errors } = await read('/api/uploadStatus')
    expect(warnings).toEqual([{ row: 2, message: 'Telefon: „auf Anfrage“ ist keine Telefonnummer.' }])
    expect(errors).toEqual([])
  })

  it('names the same provider in another category, and similar names in the same town', async () => {
    const { entry } = server.content
    const bakery = { name: 'Bäckerei Gröger', street: 'Hauptstr. 5 a', plz: '97437', city: 'Haßfurt' }
    await entry({ ...bakery, category: 'Bäckereien' })
    await entry({ ...bakery, category: 'Cafés' })
    await entry({ ...bakery, category: 'Optiker', name: 'Brillen Sommerkorn GmbH' })
    const town = { plz: '96106', city: 'Ebern', street: 'Markt 1' }
    await entry({ ...bakery, ...town, category: 'Optiker', name: 'Hörgeräte Wanninger' })
    // More entries of that name than a remark lists, with better matching names: the town decides.
    for (let i = 0; i < 12; i++)
      await entry({ ...town, street: `Weg ${i}`, category: 'Optiker', name: 'Brillen Sommerkorn' })
    const twins = 'Schon im Verzeichnis, mit gleichem Namen und gleicher Adresse: '
    const similar = 'Schon im Verzeichnis, mit ähnlichem Namen im selben Ort: '
    const id = await preview([
      'Optiker;BÄCKEREI GROEGER;Hauptstraße 5a;97437;Haßfurt',
      'Neuland;Brillen Sommerkorn;Gasse 1;97437;HASSFURT',
      'Optiker;Hörgeräte Wanninger;Gasse 2;97437;Haßfurt',
      'Cafés;Bäckerei Gröger;Hauptstraße 5a;97437;Haßfurt',
      'Optiker;Brillen Sommerkorn;Platz 3;96106;Ebern',
    ])
    const notes = await notesOf(id, 'leftOut')
    expect(notes.slice(0, 3)).toEqual([
      `${twins}„Bäckerei Gröger“ (Bäckereien), „Bäckerei Gröger“ (Cafés).`,
      `${similar}„Brillen Sommerkorn GmbH“ (Optiker).`,
      'Vielleicht umgezogen? Schon im Verzeichnis, mit gleichem Namen in derselben Kategorie: „Hörgeräte Wanninger“ (Markt 1, 96106 Ebern).',
    ])
    expect(notes[3]).toMatch(/^Schon im .*: („Brillen Sommerkorn“ \(Optiker\)(, )?){3} und 7 weitere\.$/)
    expect(await notesOf(id, 'changed')).toEqual([''])
  })

  it('recognises and ignores the columns of its own report of faulty rows', async () => {
    const first = await preview(
      ['Berichte;Gut;Weg 1;97437;Haßfurt;1', 'Berichte;Neu;Weg 2;974;Haßfurt;2'],
      `${head};Nr`,
    )
    const reportOf = (id: string) => server.text(`/api/importReport?id=${id}`, bearer())
    const report = await reportOf(first)
    const second = await send('previewImport', report.replace('Neu;', ';'))
    await idle()
    const { columns, counts } = await read(`/api/import?id=${second}`)
    expect(counts).toMatchObject({ new: 0, faulty: 1 })
    expect(columns.map(({ header }: { header: string }) => header).join(';')).toBe(`${head};Nr`)
    const lines = (await reportOf(second)).trimEnd().split('\r\n')
    expect(lines[0]).toBe(`${head};Nr;Zeile;Fehler`)
    expect(lines[1]).toMatch(/^Berichte;;Weg 2;974;Haßfurt;2;2;[^;]+$/)
    const third = await send('uploadExcel', report.replace(';974;', ';97437;'))
    await idle()
    expect((await read(`/api/import?id=${third}`)).counts).toMatchObject({ new: 1, faulty: 0 })
    expect(await server.json('/api/datafilteredcategory?category=Berichte')).toMatchObject([
      { name: 'Neu', street: 'Weg 2', plz: '97437', city: 'Haßfurt' },
    ])
  })

  it('does not take columns of a list for those of the report', async () => {
    for (const own of ['Zeile;Fehler;Name', 'Name;Fehler;Zeile']) {
      const { columns } = await read(`/api/import?id=${await preview(['1;x;A'], own)}`)
      expect(columns.map(({ header }: { header: string }) => header).join(';')).toBe(own)
    }
  })

  it('prints labels and notes on the command line', async () => {
    const id = await preview(
      ['Drucker;A;Weg;1;97437;Haßfurt;Mo 8-12;x', 'Drucker;B;Weg;2;974;Haßfurt;;'],
      'Rubrik;Einrichtung;Strasse;Hausnr.;PLZ;Ort;Öffnungszeiten;Kennziffer',
    )
    const lines = []
    for await (const line of describePlan(server.payload, id)) lines.push(line)
    expect(lines).toEqual([
      '  Rubrik → Kategorie',
      '  Einrichtung → Name',
      '  Strasse → Straße und Hausnummer',
      '  Hausnr. → Hausnummer',
      '  PLZ → Postleitzahl',
      '  Ort → Ort',
      '  Öffnungszeiten → Öffnungszeiten (alle in einer Zelle)',
      '  Kennziffer → (left out)',
      '2 rows: 1 new, 0 changed, 0 unchanged, 1 faulty',
      '  row 2 (new): Die Kategorie „Drucker“ gibt es noch nicht, sie wird angelegt.',
      expect.stringMatching(/^ {2}row 3 \(faulty\): ./),
    ])
  })

  it('imports the confirmed number of rows, or asks again with a new number', async () => {
    const uuid = crypto.randomUUID()
    const rows = [';Zahl;A', `${uuid};Zahl;B`, ';zahl;b', ';Zahl;C', ';Zahl;', ';Zahlen;D'].map(
      (row, i) => `${row};Weg ${row.slice(-1).toLowerCase()};${i === 3 ? '97' : '97437'};Haßfurt`,
    )
    const sum = async (id: string) => {
      const { counts, state, message, startedAt } = await read(`/api/import?id=${id}`)
      return { state, message, startedAt, count: counts.new + counts.changed, counts }
    }
    const start = async (id: string, count: number, by?: string) =>
      (await post('/api/startImport', { id, count }, by)).status
    const heads = `UUID;${head}`
    const earlier = await preview(rows, heads)
    const other = await send('previewImport', [heads, rows[0]].join('\n'), admin)
    await idle()
    const { count, counts } = await sum(earlier)
    expect([count, counts.faulty]).toEqual([3, 3])
    expect(await start(earlier, -1)).toBe(400)
    await start(other, 1, admin)
    expect(await sum(other)).toMatchObject({ state: 'done', count: 1 })
    expect(await start(earlier, count)).toBe(202)
    const again = await sum(earlier)
    expect(again).toMatchObject({ state: 'ready', startedAt: null, count: 2 })
    expect(again.message).toContain('Inzwischen hat sich etwas geändert.')
    expect(await server.json('/api/datafilteredcategory?category=Zahl')).toHaveLength(1)
    await start(earlier, again.count)
    const done = await sum(earlier)
    expect(done).toMatchObject({ state: 'done', message: '', counts: { new: 2, changed: 0, unchanged: 1 } })
  })
})
