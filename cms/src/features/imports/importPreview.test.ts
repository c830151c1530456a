import { onServer } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

const head = 'Kategorie;Name;Straße;PLZ;Ort'

onServer('The preview of an import', async (server) => {
  const imports = await importingOn(server, head)
  const { admin, bearer, post, preview, take, printed, providers, rowsOf, summary } = imports
  const headingsOf = async (id: string) => (await summary(id)).columns.map(({ header }) => header).join(';')

  it('names the same provider in another category, and similar names in the same town', async () => {
    const { entry } = server.content
    const bakery = { name: 'Bäckerei Gröger', street: 'Hauptstr. 5 a' }
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
    const notes = (await rowsOf(id, 'leftOut')).map(({ message }) => message)
    expect(notes.slice(0, 3)).toEqual([
      `${twins}„Bäckerei Gröger“ (Bäckereien), „Bäckerei Gröger“ (Cafés).`,
      `${similar}„Brillen Sommerkorn GmbH“ (Optiker).`,
      'Vielleicht umgezogen? Schon im Verzeichnis, mit gleichem Namen in derselben Kategorie: „Hörgeräte Wanninger“ (Markt 1, 96106 Ebern).',
    ])
    expect(notes[3]).toMatch(/^Schon im .*: („Brillen Sommerkorn“ \(Optiker\)(, )?){3} und 7 weitere\.$/)
    expect(await rowsOf(id, 'changed')).toMatchObject([{ message: '' }])
  })

  it('recognises and ignores the columns of its own report of faulty rows', async () => {
    const first = await preview(
      ['Berichte;Gut;Weg 1;97437;Haßfurt;1', 'Berichte;Neu;Weg 2;974;Haßfurt;2'],
      `${head};Nr`,
    )
    const reportOf = (id: string) => server.text(`/api/importReport?id=${id}`, bearer())
    const report = await reportOf(first)
    const second = await preview([], report.replace('Neu;', ';'))
    expect((await summary(second)).counts).toMatchObject({ new: 0, faulty: 1 })
    expect(await headingsOf(second)).toBe(`${head};Nr`)
    const lines = (await reportOf(second)).trimEnd().split('\r\n')
    expect(lines[0]).toBe(`${head};Nr;Zeile;Fehler`)
    expect(lines[1]).toMatch(/^Berichte;;Weg 2;974;Haßfurt;2;2;[^;]+$/)
    const third = await take([], report.replace(';974;', ';97437;'))
    expect((await summary(third)).counts).toMatchObject({ new: 1, faulty: 0 })
    expect(await providers('Berichte')).toMatchObject([
      { name: 'Neu', street: 'Weg 2', plz: '97437', city: 'Haßfurt' },
    ])
  })

  it('does not take columns of a list for those of the report', async () => {
    for (const own of ['Zeile;Fehler;Name', 'Name;Fehler;Zeile'])
      expect(await headingsOf(await preview(['1;x;A'], own))).toBe(own)
  })

  it('prints labels and notes on the command line', async () => {
    const id = await preview(
      ['Drucker;A;Weg;1;97437;Haßfurt;Mo 8-12;x', 'Drucker;B;Weg;2;974;Haßfurt;;'],
      'Rubrik;Einrichtung;Strasse;Hausnr.;PLZ;Ort;Öffnungszeiten;Kennziffer',
    )
    expect(await printed(id)).toEqual([
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
      const { counts, ...rest } = await summary(id)
      return { ...rest, counts, count: (counts?.new ?? 0) + (counts?.changed ?? 0) }
    }
    const start = async (id: string, count: number, by?: string) =>
      (await post('/api/startImport', { id, count }, by)).status
    const heads = `UUID;${head}`
    const earlier = await preview(rows, heads)
    const other = await preview(rows.slice(0, 1), heads, admin)
    const { count, counts } = await sum(earlier)
    expect([count, counts?.faulty]).toEqual([3, 3])
    expect(await start(earlier, -1)).toBe(400)
    await start(other, 1, admin)
    expect(await sum(other)).toMatchObject({ state: 'done', count: 1 })
    expect(await start(earlier, count)).toBe(202)
    const again = await sum(earlier)
    expect(again).toMatchObject({ state: 'ready', startedAt: null, count: 2 })
    expect(again.message).toContain('Inzwischen hat sich etwas geändert.')
    expect(await providers('Zahl')).toHaveLength(1)
    await start(earlier, again.count)
    const done = await sum(earlier)
    expect(done).toMatchObject({ state: 'done', message: '', counts: { new: 2, changed: 0, unchanged: 1 } })
  })
})
