import { onServer, refused } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

const head = 'Kategorie;Name;Straße;PLZ;Ort'

onServer('corrections in a preview', async (server) => {
  const imports = await importingOn(server, head)
  const { bearer, post, preview, read, summary, rowsOf } = imports
  const { correct: change, start, undo, providers, printed } = imports
  const correct = (id: string, rows: object[]) => change(id, { rows })

  it('corrects cells, excludes and includes rows; imports exactly what the preview showed', async () => {
    const id = await preview([
      'Probe;Eins;Weg 1;974;Haßfurt',
      'Probe;Zwei;Weg 2;97437;Haßfurt',
      'Probe;Drei;Weg 3;97437;Haßfurt',
    ])
    expect(await read(`/api/import?id=${id}&row=2`)).toMatchObject({
      cells: ['Probe', 'Eins', 'Weg 1', '974', 'Haßfurt'],
    })
    const rows = [3, 4].map((row) => ({ row, isLeftOut: true }))
    const corrected = await correct(id, [{ row: 2, cells: [{ column: 3, value: '97437' }] }, ...rows])
    expect(corrected.status).toBe(202)
    await correct(id, [{ row: 3, cells: [{ column: 2, value: 'Weg 9' }] }])
    const counts = { new: 1, changed: 0, unchanged: 0, faulty: 0 }
    expect(await summary(id)).toMatchObject({ state: 'ready', total: 1, leftOut: 2, counts })
    expect((await rowsOf(id, 'leftOut')).map(({ name }) => name)).toEqual(['Zwei', 'Drei'])
    await correct(id, [{ row: 4, isLeftOut: false }])
    expect((await start(id)).status).toBe(202)
    expect(await read('/api/uploadStatus')).toMatchObject({ current: 2, total: 2, error: 0, done: true })
    expect(await providers('Probe')).toMatchObject([{ name: 'Drei' }, { name: 'Eins' }])
    expect(await correct(id, [{ row: 3, isLeftOut: false }])).toMatchObject({
      status: 409,
      body: { code: 'import_not_ready' },
    })
  })

  it('a preview that is given up leaves nothing, and is over', async () => {
    const id = await preview(['Probe;Fünf;Weg 5;97437;Haßfurt'])
    const parts = () => server.count('import-parts', { import: id })
    const give = () => post('/api/cancelImport', { id })
    expect([(await parts()) > 0, (await give()).body.state, await parts()]).toEqual([true, 'cancelled', 0])
    expect((await read('/api/imports')).map((one: { id: string }) => one.id)).not.toContain(id)
    expect([(await start(id)).body.code, (await give()).body.code]).toEqual([
      'import_not_ready',
      'import_ended',
    ])
  })

  it('refuses corrections of missing rows and columns without any change', async () => {
    const rows = [{ row: 2, isLeftOut: true }]
    await refused(correct('nothing', rows), 404)
    const id = await preview(['Probe;Vier;Weg 4;97437;Haßfurt'])
    await refused(correct(id, []), 400)
    await refused(correct(id, [...rows, { row: 9, isLeftOut: true }]), 404)
    const beyond = { row: 2, cells: [{ column: 5, value: 'x' }] }
    await refused(correct(id, [beyond]), 400)
    expect(await summary(id)).toMatchObject({ state: 'ready', leftOut: 0, total: 1 })
    await refused(server.get(`/api/import?id=${id}&row=9`, bearer()), 404)
  })

  it('clears fields by empty cells if chosen, for this file only; lost values are shown and undone', async () => {
    const known = { name: 'Schalter', category: 'Leere', street: 'Weg 1' }
    await server.content.entry({ ...known, phone: '09521 1', email: 'a@example.org' })
    const before = await providers('Leere')
    const send = () => preview(['Leere;Schalter;Weg 1;97437;Haßfurt;;'], `${head};Telefon;E-Mail`)
    const spared = { losses: { entries: 0, details: 0 }, emptyCells: 'keep', counts: { unchanged: 1 } }
    const id = await send()
    expect(await summary(id)).toMatchObject(spared)
    await refused(change(id, { emptyCells: 'yes' }), 400)
    await change(id, { emptyCells: 'clear' })
    const lost = { losses: { entries: 1, details: 2 }, emptyCells: 'clear', counts: { changed: 1 } }
    expect(await summary(id)).toMatchObject(lost)
    const [losing] = await rowsOf(id, 'losing')
    expect(losing?.changes.map(({ field }) => field)).toEqual(['email', 'phone'])
    expect((await printed(id)).join('\n')).toMatch(
      /Angaben verloren:\n {2}row 2, Schalter: E-Mail „a@example\.org“, Telefon „/,
    )
    expect(await summary(await send())).toMatchObject(spared)
    await start(id)
    await undo(id)
    const [back] = await providers('Leere')
    expect({ ...back, updatedAt: '' }).toEqual({ ...before[0], updatedAt: '' })
  })
})
