import { onServer } from '#testSuite.ts'
import { head, importingOn } from './importClient.fixture.ts'

onServer('realistic lists', async (server) => {
  const { send, preview, take, read, summary, questionsOf, rowsOf, correct, answer, providers } =
    await importingOn(server)
  const countsOf = async (id: string) => (await summary(id)).counts

  it('ask first about a column missing in most rows', async () => {
    const rows = [...'abcde'].map((letter, i) => `Leit;L ${letter.repeat(6)};Weg ${i};x;97437;Haßfurt`)
    const id = await preview(rows, 'Kategorie;Name;Straße;Quelle;Leitzahl;Ort')
    const [first, ...others] = await questionsOf(id)
    expect(first).toMatchObject({ id: 'column:plz', kind: 'column', field: 'plz', rows: 5 })
    expect(first?.options.map(({ choice }) => choice)).toEqual(['column:4', 'column:3', 'rowOut'])
    expect(others).toEqual([])
    await answer(id, { 'column:plz': 'column:4' })
    expect(await countsOf(id)).toMatchObject({ new: 5, faulty: 0 })
  })

  it('name both columns with the same meaning', async () => {
    const id = await preview(['A;B'], 'Name;Einrichtung')
    const { status, body } = await correct(id, { fields: ['name', 'name'] })
    expect([status, body.message]).toEqual([400, '„Name“ und „Einrichtung“ haben dieselbe Bedeutung.'])
    const joined = await correct(id, { fields: ['additionalInfo', 'additionalInfo'] })
    expect(joined.status).toBe(202)
  })

  it('are repaired if encoded twice, and cause a question if letters are lost', async () => {
    const doubled = Buffer.from(`${head}\nDoppelt;Müller;Weg 1;97437;Haßfurt;;;;`).toString('latin1')
    const { body } = await send(doubled)
    expect(await summary(body.id)).toMatchObject({
      message: 'Umlaute waren doppelt verschlüsselt (Ã¼ statt ü) und sind berichtigt.',
    })
    const row = 'Doppelt;M?ller;Weg 1;97437;Haßfurt'
    const id = await preview([row])
    expect(await countsOf(id)).toMatchObject({ new: 0 })
    expect((await questionsOf(id)).map((one) => one.id)).toEqual(['lostLetters'])
    await answer(id, { lostLetters: 'keep' })
    expect((await questionsOf(id)).map((one) => one.id)).toEqual(['lostLetters', 'category:doppelt'])
    expect(await countsOf(id)).toMatchObject({ new: 1 })
    await take([row])
    const { current, notes } = await read('/api/uploadStatus')
    expect([current, notes]).toEqual([
      ...[1, [{ row: 2, field: 'name', message: 'Name: In „M?ller“ fehlen Buchstaben.' }]],
    ])
  })

  it('ask about a provider marked as closed; its row is faulty without questions', async () => {
    const rows = ['Ende;Amsel;Weg 1;97437;Haßfurt;aktiv;7', 'Ende;Drossel;Weg 2;97437;Haßfurt;gelöscht;']
    const heads = 'Kategorie;Name;Straße;PLZ;Ort;Status;Quelle'
    const id = await preview(rows, heads)
    const asked = (await questionsOf(id)).filter(({ kind }) => kind === 'gone')
    const examples = [{ row: 3, cell: 'Status: gelöscht' }]
    expect(asked).toMatchObject([{ rows: 1, proposal: 'rowOut', examples }])
    expect((await rowsOf(id, 'leftOut')).map(({ name }) => name)).toEqual(['Drossel'])
    const { columns } = await summary(id)
    expect(columns.slice(5)).toMatchObject([
      { header: 'Status', field: null, filled: 2 },
      { header: 'Quelle', field: null, filled: 1 },
    ])
    await answer(id, { gone: 'keep' })
    expect(await countsOf(id)).toMatchObject({ new: 2 })
    await take(rows, heads)
    expect(await read('/api/uploadStatus')).toMatchObject({
      ...{ current: 1, total: 2, errors: [{ row: 3, message: expect.stringContaining('gelöscht') }] },
      message: 'Ohne bekannte Bedeutung, nicht übernommen: Status (2), Quelle (1).',
    })
    const row = 'Ende;Amsel;Weg 1;97437;Haßfurt'
    await take([`${row};Klingel`], 'Kategorie;Name;Straße;PLZ;Ort;Bemerkung')
    for (const expected of [1, 0]) {
      await take([`${row};Au`], 'Kategorie;Name;Straße;PLZ;Ort;Ortsteil')
      expect((await read('/api/imports'))[0].counts).toMatchObject({ changed: expected })
    }
    expect(await providers('Ende')).toMatchObject([{ additionalInfo: 'Klingel, Ortsteil: Au' }])
  })
})
