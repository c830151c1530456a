import { dayMs } from '#clock.ts'
import { apiErrors } from '#lib/errors/apiError.ts'
import { ok, onServer } from '#testSuite.ts'
import { expireImports } from './expireImports.ts'
import { importingOn } from './importClient.fixture.ts'

const head = 'Kategorie;Name;Straße;PLZ;Ort;lat;lon'
const rows = (category: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${category};Anbieter ${i};Weg ${i};97437;Haßfurt;50;10`)

onServer('cancelling an import', async (server) => {
  const { call, take, preview, providers, rowsOf, start, summary, undo } = await importingOn(server, head)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const cancel = (id: string) => call('/api/cancelImport', { id })
  const partsOf = (id: string) => server.count('import-parts', { import: id })
  const logs = async () =>
    (await server.docs('logs', {}, 'timestamp')).map(({ action, entry }) => [action, entry])

  /** The import waits for the act. */
  function beforePart(part: string, act: (id: string) => Promise<unknown>): void {
    const { findOne } = server.payload.db
    vi.spyOn(server.payload.db, 'findOne').mockImplementation(async (args) => {
      const wanted = (args.where as { id?: { equals?: string } } | undefined)?.id?.equals ?? ''
      if (args.collection === 'import-parts' && wanted.endsWith(part)) {
        vi.restoreAllMocks()
        await act(wanted.slice(0, -part.length - 1))
      }
      return findOne.call(server.payload.db, args) as never
    })
  }

  it('cancels a file that is still being read', async () => {
    beforePart('rows:1', cancel)
    const id = await preview(rows('Prüfung', 110))
    expect(await summary(id)).toMatchObject({ state: 'cancelled', counts: null })
    expect(await partsOf(id)).toBe(0)
    await preview(rows('Prüfung', 1))
  })

  it('stops an import after the current rows; those are kept and can be undone', async () => {
    const linesBefore = (await logs()).length
    beforePart('plan:1', cancel)
    const id = await take(rows('Halb', 110))
    expect(await summary(id)).toMatchObject({
      ...{ state: 'cancelled', current: 100, total: 110, canUndo: true },
      message: 'Der Import wurde abgebrochen. Was bis dahin importiert war, ist geblieben.',
    })
    expect((await call('/api/uploadStatus')).body).toMatchObject({ current: 100, error: 10, done: true })
    expect(await providers('Halb')).toHaveLength(100)
    await ok(undo(id))
    expect(await providers('Halb')).toEqual([])
    expect((await logs()).slice(linesBefore)).toEqual([
      ['Import abgebrochen', 'liste.csv: 100 von 110 Zeilen'],
      ['Import rückgängig gemacht', 'liste.csv'],
    ])
  })

  it('skips a row whose entry is edited in the meantime', async () => {
    await take(rows('Zugleich', 3))
    const edit = async () => {
      const last = (await providers('Zugleich')).find(({ name }) => name === 'Anbieter 2')
      await ok(call('/api/addEntry', { ...last, noEmail: true, phone: '09521 1' }))
    }
    const changed = (lat: number) => rows('Zugleich', 3).map((row) => row.replace(';50;', `;${lat};`))
    const moved = async (lat: number) =>
      (await providers('Zugleich')).filter((entry) => entry.lat === lat).length

    const part = await preview(changed(52))
    beforePart('plan:0', edit)
    expect((await start(part)).status).toBe(202)
    expect(await summary(part)).toMatchObject({
      ...{ state: 'done', current: 2, error: 1 },
      counts: { new: 0, changed: 2, unchanged: 0, faulty: 1 },
    })
    expect((await logs()).at(-1)).toEqual(['Import', 'liste.csv: 2 geändert, 1 fehlerhaft'])
    expect([await moved(50), await moved(52)]).toEqual([1, 2])
  })

  it('refuses a new row whose id another provider has got in the meantime, and imports the others', async () => {
    const uuids = Array.from({ length: 3 }, () => crypto.randomUUID())
    const file = uuids.map((uuid, i) => `${uuid};Belegt;Neu ${i};Weg ${i};97437;Haßfurt;50;10`)
    const take = () => server.content.entry({ id: uuids[1] as string, name: 'Schneller', category: 'Vorher' })
    const id = await preview(file, 'UUID;Kategorie;Name;Straße;PLZ;Ort;lat;lon')
    beforePart('plan:0', take)
    expect((await start(id)).status).toBe(202)
    expect(await summary(id)).toMatchObject({ state: 'done', current: 2, error: 1 })
    expect(await providers('Belegt')).toMatchObject([{ name: 'Neu 0' }, { name: 'Neu 2' }])
    expect(await providers('Vorher')).toMatchObject([{ name: 'Schneller' }])
  })

  it('reports rows that are refused while they are written, and imports the others', async () => {
    await take(rows('Verweigert', 3))
    /** What the plan would not let through. */
    const wrong = [{ phone: 'x'.repeat(5000) }, {}, {}, { category: '..' }, {}]
    const checked = (i: number) => i === 2 && { checkedAt: '2026-01-01' }
    beforePart('plan:0', async (id) => {
      const [part] = await server.docs('import-parts', { import: id, kind: 'plan' })
      const planned = part?.content as { fields: object }[]
      const content = planned.map((row, i) => {
        return { ...row, ...checked(i), fields: { ...row.fields, ...wrong[i] } }
      })
      const { db } = server.payload
      await db.updateOne({ collection: 'import-parts', id: part?.id ?? '', data: { content } })
      const { create } = db
      vi.spyOn(db, 'create').mockImplementation(async (args) => {
        if (args.collection === 'verifications') throw apiErrors.tooMany(120)
        return create.call(db, args) as never
      })
    })
    const id = await take(rows('Verweigert', 5).map((row) => row.replace(';50;', ';51;')))
    expect(await summary(id)).toMatchObject({ state: 'done', counts: { new: 1, changed: 1, faulty: 3 } })
    expect((await call('/api/uploadStatus')).body.errors).toEqual([
      { row: 2, message: expect.stringContaining('60 Zeichen') },
      { row: 4, message: expect.stringContaining('2 Minuten') },
      { row: 5, message: 'Bitte wählen Sie eine Kategorie.' },
    ])
    expect((await rowsOf(id, 'faulty'))[1]?.remarks[0]?.en).toContain('2 minutes')
    const places = (await providers('Verweigert')).map(({ name, lat }) => `${name}: ${lat}`)
    expect(places).toEqual(['Anbieter 0: 50', 'Anbieter 1: 51', 'Anbieter 2: 50', 'Anbieter 4: 51'])
    await ok(undo(id))
  })

  it('keeps undo data, report and preview for thirty days, then deletes them', async () => {
    const old = await take([...rows('Alt', 2), 'Alt;;Weg 1;97437;Haßfurt;;'])
    const recent = await take(rows('Jung', 1))
    const forgotten = await preview(rows('Vergessen', 1))
    const age = async (id: string, days: number) => {
      const date = new Date(Date.now() - days * dayMs).toISOString()
      const data = { createdAt: date, finishedAt: id === forgotten ? null : date }
      await server.payload.db.updateOne({ collection: 'imports', id, data })
    }

    const isKept = async (id: string) => (await partsOf(id)) > 0
    const all = [old, recent, forgotten]
    for (const id of all) await age(id, 29)
    await expireImports(server.payload, 30)
    expect(await Promise.all(all.map(isKept))).toEqual([true, true, true])
    expect(await summary(old)).toMatchObject({ canUndo: true, keptUntil: expect.any(String) })

    for (const id of [old, forgotten]) await age(id, 31)
    expect(await summary(old)).toMatchObject({ canUndo: false, keptUntil: null })
    await expireImports(server.payload, 30)
    expect(await Promise.all(all.map(isKept))).toEqual([false, true, false])
    expect(await summary(old)).toMatchObject({ state: 'done', canUndo: false, keptUntil: null })
    expect(await summary(forgotten)).toMatchObject({ state: 'cancelled' })
    expect((await undo(old)).body.code).toBe('nothing_to_undo')
    expect(await providers('Alt')).toHaveLength(2)
  })
})
