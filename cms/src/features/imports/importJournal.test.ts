import { emptyBeforeEach, ok, onServer } from '#testSuite.ts'
import { eraseImportData } from './expireImports.ts'
import { importingOn } from './importClient.fixture.ts'

const head = 'Kategorie;Name;Straße;PLZ;Ort;Telefon;lat;lon;Geprüft am'
const row = (category: string, name: string, phone: string, checkedAt = '') =>
  `${category};${name};Weg ${name};97437;Haßfurt;${phone};50;10;${checkedAt}`

onServer('The journal of an import', async (server) => {
  emptyBeforeEach(server)
  const { bearer, take, undo: undoOf } = await importingOn(server, head)
  beforeEach(async () => {
    for (const collection of ['imports', 'import-parts', 'journal-notes', 'reports'] as const)
      await server.remove(collection)
  })

  const run = (...lines: string[]) => take(lines)
  const undo = async (id: string) => (await undoOf(id)).status
  const notes = (line: string) => server.docs('journal-notes', { line }, 'place')
  const phones = async () =>
    Object.fromEntries((await server.docs('entries')).map(({ name, phone }) => [name, phone ?? '']))
  const categories = async () => (await server.docs('categories', {}, 'name')).map(({ name }) => name)
  const checks = async () => (await server.docs('verifications')).map(({ checkedAt }) => checkedAt)
  const importTwo = async () => {
    await run(row('Alt', 'A', '1', '01.01.2026'))
    return run(row('Neu', 'B', '2'), row('Alt', 'A', '3', '01.02.2026'))
  }

  it('has created entries and changed fields under the import’s id, and each version’s author', async () => {
    const id = await importTwo()
    const known = await notes(id)
    expect(known.map(({ noun, fields }) => [noun, fields])).toEqual([
      ['categories', null],
      ['entries', null],
      ['entries', { phone: ['1', '3'] }],
      ['verifications', { checkedAt: ['2026-01-01', '2026-02-01'] }],
    ])
    expect(known.map(({ place }) => place)).toEqual([0, 1, 2, 3])
    expect(await server.count('logs', { target: id })).toBe(1)
    // Neither the time of the import nor that of its log line is needed.
    const past = { startedAt: '2020-01-01T00:00:00.000Z', finishedAt: '2020-01-01T00:00:00.000Z' }
    await server.payload.update({ collection: 'imports', where: {}, data: past })
    const address = `/api/versions?noun=entries&id=${known[2]?.target}`
    const { versions } = await server.json(address, bearer())
    expect(versions.map(({ action }: { action: string }) => action)).toEqual(
      Array(2).fill('Import liste.csv'),
    )
  })

  it.each([
    ['A', { A: '3' }, '2026-02-01'],
    ['B', { A: '1', B: '2' }, '2026-01-01'],
  ])('does not undo entries edited since, changed or new: %s', async (name, left, checked) => {
    const id = await importTwo()
    const where = { name: { equals: name } }
    await server.payload.update({ collection: 'entries', where, data: { mobile: '0171' } })
    const [made] = await server.docs('entries', { name: 'B' })
    await ok(server.post('addReport', { entry: made?.id, topics: ['phone'] }))
    expect(await undo(id)).toBe(200)
    expect(await server.count('reports')).toBe(name === 'B' ? 1 : 0)
    expect([await phones(), await checks(), await notes(id)]).toEqual([left, [checked], []])
    expect(await categories()).toEqual(name === 'B' ? ['Alt', 'Neu'] : ['Alt'])
  })

  it('leaves an entry unchanged whose former category was deleted', async () => {
    await run(row('Alt', 'A', '1'))
    const [known] = await server.docs('entries')
    const line = `${known?.id};Neu;A;Weg A;97437;Haßfurt;1;50;10;`
    const id = await take([line, ';Neu;B;Weg B;97437;Haßfurt;2;50;10;'], `UUID;${head}`)
    await server.remove('categories', { name: 'Alt' })
    expect(await undo(id)).toBe(200)
    expect([await phones(), await categories()]).toEqual([{ A: '1' }, ['Neu']])
  })

  it('is deleted with its data when a person is erased', async () => {
    const id = await importTwo()
    const stored = async () => {
      const parts = await server.docs('import-parts', { import: id })
      return JSON.stringify([await server.docs('imports', { id }), parts])
    }
    expect(await stored()).toContain('Weg A')
    await eraseImportData(server.payload, id)
    expect(await notes(id)).toEqual([])
    expect(await stored()).not.toContain('Weg A')
    expect(await phones()).toEqual({ A: '3', B: '2' })
  })

  it('undoes nothing if part of the journal is missing', async () => {
    const id = await importTwo()
    const [, note] = await notes(id)
    await server.remove('journal-notes', { id: note?.id })
    expect(await undo(id)).toBe(409)
    expect(await phones()).toEqual({ A: '3', B: '2' })
  })
})
