import { setTimeout as pause } from 'node:timers/promises'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { exportFields, headerOf } from '#shared/fields/importFields'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

const head = 'UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Telefon;Leistungen;Barrierefrei;lat;lon\r\n'

onServer('Import', async (server) => {
  const imports = await importingOn(server)
  const { admin, bearer, call, idle, post } = imports
  const { providers, send, summary, undo, upload: begin } = imports
  const finished = async () => {
    await idle()
    return (await call('/api/uploadStatus')).body
  }
  const upload = async (content: string | Buffer) => {
    const { status, body } = await send(content, 'uploadExcel')
    expect(status, JSON.stringify(body)).toBe(202)
    return { ...body, status: await finished() }
  }

  it('imports valid rows, reports invalid ones by number, and changes nothing when repeated', async () => {
    const { id: waiting } = await server.content.entry({ name: 'Wartet', state: 'pending' })
    const csv = `${head};Friseure;Salon A;Weg 1;97437;Haßfurt;;;;ja;50.1;10.5
;Friseure;Salon B;Weg 2;9743;Haßfurt;;;;;;
;Friseure;Salon C;Weg 3;97437;"Haß
furt";c@example.org;;Schneiden;nein;;
;Friseure;;Weg 4;97437;Haßfurt;;;;;;
keine-uuid;Friseure;Salon E;Weg 5;97437;Haßfurt;;;;;;
;Friseure;Salon F;Weg 6;97437;Haßfurt;;;;;;;zu viel
${waiting};Friseure;Salon G;Weg 7;97437;Haßfurt;;;;;;
`
    const first = await upload(csv)
    expect(first.total).toBe(7)
    expect(first.status).toMatchObject({ current: 2, error: 5, total: 7, done: true, state: 'done' })
    expect(first.status.errors).toEqual([
      { row: 3, message: 'Die PLZ hat nur vier Ziffern. Fehlt vorn die 0?' },
      { row: 5, message: 'Name fehlt!' },
      { row: 6, message: expect.stringContaining('UUID') },
      { row: 7, message: expect.any(String) },
      { row: 8, message: expect.stringContaining('noch nicht geprüft') },
    ])
    const entries = await providers('Friseure')
    expect(entries.map(({ name }) => name)).toEqual(['Salon A', 'Salon C'])
    expect(entries[0]).toMatchObject({ barrierfree: true, lat: 50.1, lon: 10.5, website: '' })
    expect(entries[1]).toMatchObject({ city: 'Haß furt', services: 'Schneiden', email: 'c@example.org' })

    const second = await upload(csv)
    expect((await summary(second.id)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, faulty: 5 })
    expect(await providers('Friseure')).toEqual(entries)
  })

  it('refuses undo if all its entries were edited since', async () => {
    const { id } = await upload(`Kategorie;Name;Straße;PLZ;Ort;lat;lon
Hörgeräte;Ohr;Weg 1;97437;Haßfurt;50;10
`)
    const [line] = (await call('/api/action_logs?limit=1')).body
    expect(line).toMatchObject({ action: 'Import', canUndo: true })
    const [ear] = await providers('Hörgeräte')
    await server.update('entries', ear?.uuid ?? '', { phone: '2' })
    for (const refused of [
      await call('/api/undo', { id: line.auuid }),
      await call('/api/undo', { import: id }),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'edited_since', current: [{ uuid: ear?.uuid, name: 'Ohr' }] },
      })
  })

  it('undoes from the log changes, created entries and entries restored from the trash exactly', async () => {
    const { content, payload } = server
    const known = await content.entry({
      ...{ name: 'Vorher', category: 'Ärzte', phone: '1', services: 'Brillen', open1: 'Mo', open2: 'Di' },
      ...{ lat: 50, lon: 10 },
    })
    const deletedAt = new Date().toISOString()
    const trashed = await content.entry({ name: 'Weg', category: 'Ärzte', deletedAt })
    const entries = { collection: 'entries', trash: true, pagination: false, depth: 0, sort: 'id' } as const
    const stored = async () => (await payload.find(entries)).docs.map(({ updatedAt: _, ...doc }) => doc)
    const categories = () => server.docs('categories', {}, 'id')
    const logs = () => server.docs('logs', {}, 'timestamp')
    await runtimeOf(payload).locating.look()
    const before = [await stored(), await categories()]
    const linesBefore = (await logs()).length
    const { id, status } = await upload(`UUID;Kategorie;Name;Öffnung 1;lat;lon;Straße;PLZ;Ort
${known.id};Ganz neu;Nachher;;51;11;Gasse 2;97437;Haßfurt
${trashed.id};Ärzte;Weg da;;;;Gasse 2;97437;Haßfurt
;Auch neu;Neu;Mo;;;Gasse 3;97437;Haßfurt
`)
    expect(status).toMatchObject({ current: 3, error: 0 })
    expect([await stored(), await categories()]).not.toEqual(before)
    const [line] = (await call('/api/action_logs?limit=1')).body
    const undone = (await post('/api/undo', { id: line.auuid }, admin)).body
    expect(undone).toMatchObject({ kind: 'import', name: 'liste.csv', count: 3, left: [] })
    const ended = { state: 'undone', canUndo: false, user: 'editor', left: [] }
    expect(await summary(id)).toMatchObject(ended)
    const [, of] = (await call('/api/action_logs?limit=2')).body
    expect(of).toMatchObject({ auuid: line.auuid, canUndo: false, undoneBy: 'admin' })
    expect([await stored(), await categories()]).toEqual(before)
    expect((await logs()).slice(linesBefore)).toMatchObject([
      { user: 'editor', action: 'Import', entry: 'liste.csv: 1 neu, 2 geändert' },
      { user: 'admin', action: 'Import rückgängig gemacht', entry: 'liste.csv' },
    ])
    expect((await undo(id)).body.code).toBe('nothing_to_undo')
  })

  it("names entries edited or deleted since, in the reader's language", async () => {
    const { content } = server
    const gone = await content.entry({ name: 'Bald fort', category: 'Kurse', phone: '1' })
    const kept = await content.entry({ name: 'Bleibt', category: 'Kurse', phone: '1' })
    const { id } = await upload(`${head}${gone.id};Kurse;Bald fort;Weg 9;97437;Haßfurt;;0952;;;50;10
${kept.id};Kurse;Bleibt;Weg 7;97437;Haßfurt;;0953;;;50;10
;Kurse;Bleibt nicht;Weg 8;97437;Haßfurt;;;;;50;10\n`)
    await server.update('entries', kept.id, { phone: '2' })
    await server.remove('entries', { id: gone.id })
    await ok(undo(id))
    expect(await summary(id)).toMatchObject({
      left: [
        { uuid: gone.id, name: '' },
        { uuid: kept.id, name: 'Bleibt' },
      ],
      message: 'Was seit dem Import bearbeitet wurde, blieb, wie es ist: (endgültig gelöscht), „Bleibt“.',
      messages: {
        en: 'What has been edited since the import stayed as it is: (deleted for good), “Bleibt”.',
      },
    })
  })

  it('takes one import at a time per user', async () => {
    const row = (_: unknown, i: number) => `;Vieles;Anbieter ${i};Weg ${i};97437;Haßfurt;;;;;50;10`
    const all = head + Array.from({ length: 300 }, row).join('\n')
    const answers = await Promise.all([1, 2, 3].map(() => begin(all, 'uploadExcel')))
    expect(statusesOf(answers)).toEqual([202, 409, 409])
    await refused(begin(all, 'uploadExcel'), 409)
    const other = await begin(`${head};Vieles;Anbieter;Weg 1;97437;Haßfurt\n`, 'previewImport', admin)
    expect(other.status).toBe(202)
    while (!(await call('/api/uploadStatus')).body.done) await pause(50)
    expect((await finished()).current).toBe(300)
  })

  it('moves at most a hundred rows to or from the database at once, also when it is undone', async () => {
    const { db } = server.payload
    let most = 0
    const note = (one: unknown): void => {
      const { docs, content } = (one ?? {}) as { docs?: unknown[]; content?: unknown[] }
      most = Math.max(most, Array.isArray(content) ? content.length : 0)
      docs?.forEach(note)
    }
    for (const name of ['create', 'find', 'findOne', 'updateOne'] as const) {
      const call = db[name].bind(db) as (args: object) => Promise<never>
      vi.spyOn(db, name).mockImplementation(async (args: { data?: unknown }) => {
        note(args.data)
        const found = await call(args)
        note(found)
        return found
      })
    }
    const row = (_: unknown, i: number) => `;Blöcke;Anbieter ${i};Weg ${i};97437;Haßfurt;;;;;50;10`
    const { id } = await upload(head + Array.from({ length: 250 }, row).join('\n'))
    await ok(undo(id))
    vi.restoreAllMocks()
    expect(most).toBe(100)
    expect(await providers('Blöcke')).toEqual([])
  })

  it('exports a file with the headings in their order, and offers a template it can read', async () => {
    const response = await server.raw('/api/downloadExcel?category=Friseure', bearer())
    expect(response.headers['content-disposition']).toContain('attachment; filename="Friseure.csv"')
    const headings = exportFields.map(headerOf)
    expect(String(response.body).startsWith(`\ufeff${headings.join(';')}\r\n`)).toBe(true)
    // Fields added later may have their columns between these.
    const known = 'UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Telefon;Mobil;Website'.split(';')
    expect(headings.filter((heading) => known.includes(heading))).toEqual(known)
    const template = await server.raw('/api/downloadExcelTemplate', bearer())
    const { id } = (await send(template.body)).body
    const { columns, counts } = await summary(id)
    expect(columns.map(({ field }) => field)).toEqual(exportFields)
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, faulty: 0 })
  })
})
