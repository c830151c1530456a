import { emptyBeforeEach } from '../../testActing.ts'
import { onServer } from '../../testSuite.ts'
import { importingOn } from './importClient.fixture.ts'
import { makeXlsx } from './testTables.ts'

/** Splits CSV well enough for these tests. */
const cellsOf = (csv: string) =>
  csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))

const head = 'Kategorie;Name;Straße;PLZ;Ort;lat;lon'
const typed = `${head};Was diese Anbieter sind`
const row = (category: string, name: string, type?: string) =>
  `${category};${name};Weg ${name};97437;Haßfurt;50;10${type === undefined ? '' : `;${type}`}`

onServer('What lists say of the kind of a category', async (server) => {
  emptyBeforeEach(server)
  beforeEach(async () => {
    for (const collection of ['imports', 'import-parts', 'journal-notes'] as const)
      await server.payload.delete({ collection, where: {} })
  })

  const { bearer, call, post, read, send } = await importingOn(server)
  const run = async (...lines: string[]) => (await send(lines.join('\n'), 'uploadExcel')).body.id as string
  const preview = async (content: string | Buffer) => read(`/api/import?id=${(await send(content)).body.id}`)
  const undo = async (id: string) => (await post('/api/undo', { import: id })).status
  const stored = async () => {
    const query = { collection: 'categories', pagination: false, depth: 0 } as const
    const { docs } = await server.payload.find(query)
    return Object.fromEntries(docs.map(({ name, schemaType }) => [name, schemaType ?? '']))
  }
  const exported = async () => (await server.get('/api/downloadExcel', bearer())).text()
  const drop = (id: string) => call('/api/cancelImport', { id })
  const choose = async (category: string, schemaType: 'Bakery' | 'Dentist' | 'Pharmacy') => {
    const where = { name: { equals: category } }
    await server.payload.update({ collection: 'categories', where, data: { schemaType } })
  }

  it('is exported and imported unchanged, as CSV and as a workbook; older files without it change nothing', async () => {
    await run(head, row('Zähne', 'A'), row('Zähne', 'B'), row('Brot', 'C'))
    await choose('Zähne', 'Dentist')
    const csv = await exported()
    expect(csv.match(/;Zahnarztpraxis;.*\r\n/g)).toHaveLength(2)
    for (const content of [csv, await makeXlsx(cellsOf(csv))]) {
      const seen = await preview(content)
      expect(seen).toMatchObject({
        counts: { new: 0, changed: 0, unchanged: 3, faulty: 0 },
        ...{ categoryChanges: [], categoryDoubts: [] },
      })
      await drop(seen.id)
    }
    await run(csv)
    await run(head, row('Zähne', 'A'), row('Zähne', 'D'))
    await run(typed, row('Zähne', 'A', ''), row('Zähne', 'D', 'unbekannt'))
    expect(await stored()).toEqual({ Zähne: 'Dentist', Brot: '' })
    expect(await exported()).not.toBe(csv)
  })

  it('is shown in the preview before it changes, even if nothing else does, and reverted with the import', async () => {
    await run(head, row('Zähne', 'A'), row('Brot', 'B'), row('Pillen', 'C'))
    await choose('Brot', 'Bakery')
    const lines = [
      typed,
      row('zähne', 'A', ' zahnarztpraxis '),
      row('Brot', 'B', 'Betrieb oder Dienst, allgemein'),
      row('Pillen', 'C', 'Pharmacy'),
    ]
    const seen = await preview(lines.join('\n'))
    expect(seen).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 3, faulty: 0 },
      categoryChanges: [
        { category: 'Zähne', from: '', to: 'Zahnarztpraxis' },
        { category: 'Brot', from: 'Bäckerei', to: '' },
        { category: 'Pillen', from: '', to: 'Apotheke' },
      ],
    })
    expect(await stored()).toEqual({ Zähne: '', Brot: 'Bakery', Pillen: '' })
    await post('/api/startImport', { id: seen.id })
    expect(await stored()).toEqual({ Zähne: 'Dentist', Brot: '', Pillen: 'Pharmacy' })
    await choose('Pillen', 'Dentist')
    expect(await undo(seen.id)).toBe(200)
    expect(await stored()).toEqual({ Zähne: '', Brot: 'Bakery', Pillen: 'Dentist' })
    const { state, left, message } = await read(`/api/import?id=${seen.id}`)
    expect([state, left.map(({ name }: { name: string }) => name)]).toEqual(['undone', ['Pillen']])
    expect(message).toContain('Pillen')
  })

  it('keeps no row out with words that it does not know, and changes nothing where rows disagree', async () => {
    const id = await run(
      typed,
      row('Zähne', 'A', 'Zahnarztpraxis'),
      row('Zähne', 'B', 'Dentist'),
      row('Zähne', 'C', 'Bäckerei'),
      row('Brot', 'D', 'Backstube'),
      row('Brot', 'E', '#NV'),
      row('Pillen', 'F', 'Pharmacy'),
      row('Schuhe', '', 'Laden'),
    )
    expect(await stored()).toEqual({ Zähne: '', Brot: '', Pillen: 'Pharmacy' })
    expect(await read(`/api/import?id=${id}`)).toMatchObject({
      counts: { new: 6, changed: 0, unchanged: 0, faulty: 1 },
      categoryChanges: [{ category: 'Pillen', from: '', to: 'Apotheke' }],
      categoryDoubts: [{ category: 'Zähne', said: ['Zahnarztpraxis', 'Bäckerei'] }],
    })
    const { rows } = await read(`/api/importRows?id=${id}&kind=new`)
    const remarks = rows.flatMap((one: { name: string; remarks: { field: string; de: string }[] }) =>
      one.remarks.flatMap(({ field, de }) => (field === 'categoryType' ? `${one.name}: ${de}` : [])),
    )
    const stays = 'steht nicht zur Wahl. Die Kategorie bleibt, wie sie ist.'
    expect(remarks.map((remark: string) => remark.replace('Was diese Anbieter sind: ', ''))).toEqual(
      expect.arrayContaining([`D: „Backstube“ ${stays}`]),
    )
    expect(await undo(id)).toBe(200)
    expect(await stored()).toEqual({})
  })
})
