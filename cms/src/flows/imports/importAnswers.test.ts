import { limitOf } from '@directory/shared/entryRules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { startTestServer, type TestServer } from '../../testServer.ts'
import { createImportClient } from './importClient.fixture.ts'

for (const db of databases) {
  describe.skipIf(!db.available)(`Answers to what a preview asks on ${db.name}`, () => {
    let server: TestServer
    let token: string
    beforeAll(async () => {
      server = await startTestServer(db)
      token = await server.loginAs('Editor')
    })
    afterAll(async () => {
      await server?.stop()
      await db.stop()
    })

    const { preview, read, questionsOf, rowsOf, post, answer, start, providers } = createImportClient(
      () => server,
      () => token,
    )

    it('offers what was answered only where it makes the row right', async () => {
      const { entry } = contentOf(server.payload)
      const known = { name: 'Kennt man', category: 'Netz', street: 'Weg 50', plz: '97437', city: 'Haßfurt' }
      await entry({ ...known, phone: '09521 77' })
      const id = await preview([
        'Netz;Kennt man;Weg 50;97437;Haßfurt;auf Anfrage;;;',
        `Netz;Zu lang;Weg 51;97437;Haßfurt;nur abends;;;${'x'.repeat((limitOf('additionalInfo') ?? 0) - 10)}`,
        'Netz;Neu;Weg 52;97437;Haßfurt;morgens;;;',
        'Netz;Land;Weg 53;97437;Haßfurt;49 9521 123456;;;',
        'Netz;Mobil;Weg 54;97437;Haßfurt;491761234567;;;',
        'Netz;Nirgends;Weg 55;9743;Hasfurt;;;;',
      ])
      const found = new Map((await questionsOf(id)).map((one) => [one.id, one]))
      expect(found.get('words:phone')).toMatchObject({ rows: 1, proposal: 'info' })
      // There is no room among the other information of these, or it is not theirs to change.
      expect(found.get('words:phone:held')).toMatchObject({ rows: 2, proposal: 'drop' })
      expect(found.get('words:phone:held')?.options.map(({ choice }) => choice)).toEqual(['drop', 'keep'])
      expect(found.has('noZero:plz')).toBe(false)
      expect(found.get('required:plz')).toMatchObject({ rows: 1, options: [{ choice: 'rowOut' }] })
      await answer(id, Object.fromEntries([...found].map(([key, { proposal }]) => [key, proposal])))
      expect(await read(`/api/import?id=${id}`)).toMatchObject({
        ...{ counts: { new: 4, changed: 0, unchanged: 1, faulty: 0 }, leftOut: 1 },
      })
      await start(id)
      const made = (await providers('Netz')) as { name: string; phone: string }[]
      const phones = Object.fromEntries(made.map(({ name, phone }) => [name, phone]))
      expect(phones).toMatchObject({ 'Kennt man': '09521 77', Land: '09521 123456', Mobil: '01761234567' })
    })

    it('lets nothing in that is still asked about, if the button promised so', async () => {
      const rows = ['Friseur', 'Friseur', 'Kino'].map(
        (category, i) =>
          `${category};Offen ${i};Weg ${60 + i};97437;${i === 2 ? 'Hassfuhrt' : 'Haßfurt'};;;;`,
      )
      const id = await preview(rows)
      const all = async () => (await server.payload.count({ collection: 'categories' })).totalDocs
      const before = await all()
      const begin = () => post('/api/startImport', { id, mode: 'valid-rows', answered: true })
      expect((await begin()).status).toBe(202)
      const waiting = await read(`/api/import?id=${id}`)
      expect(waiting).toMatchObject({ state: 'ready', startedAt: null, counts: { new: 3 } })
      expect(waiting.message).toContain('Inzwischen hat sich etwas geändert.')
      // The row does not say either that the category will be created.
      const open = await rowsOf(id)
      expect(open[2]).toMatchObject({ category: 'Kino', remarks: [] })
      await answer(id, { 'category:friseur': 'rowOut', 'category:kino': 'new' })
      const [kino] = await rowsOf(id)
      expect(kino.remarks[0].de).toContain('sie wird angelegt')
      await begin()
      expect(await read(`/api/import?id=${id}`)).toMatchObject({ state: 'ready' })
      await answer(id, { 'town:hassfuhrt': 'rowOut' })
      const left = (await rowsOf(id, 'leftOut')).map(({ name }: { name: string }) => name)
      expect(left).toEqual(['Offen 0', 'Offen 1', 'Offen 2'])
      expect(await all()).toBe(before)
      // Without that promise a client creates as before.
      await answer(id, { 'category:kino': '', 'town:hassfuhrt': '' })
      await start(id)
      expect(await all()).toBe(before + 1)
    })

    it('asks on once two hundred unknown categories are answered', async () => {
      const id = await preview(
        Array.from({ length: 203 }, (_, i) => `Kunde ${i};K ${i};Weg ${i};97437;Haßfurt;;;;`),
      )
      const first = await questionsOf(id)
      expect(first).toHaveLength(200)
      await answer(id, Object.fromEntries(first.map(({ id }) => [id, 'rowOut'])))
      expect((await questionsOf(id)).filter((one) => one.answer === null)).toHaveLength(3)
    })
  })
}
