import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { positionSources } from '#shared/positionSource'
import { namesOf, onServer } from '#testSuite.ts'

onServer('open data', async (server) => {
  const { content } = server
  const { send, bearer } = await importingOn(server)
  await content.settings()
  const paths = ['/open-data', '/open-data.csv', '/open-data.json']
  const statuses = () => Promise.all(paths.map(async (path) => (await server.get(path)).status))
  const entries = async () => (await server.json('/open-data.json')).entries

  it('is a 404 page unless an Admin has chosen a licence', async () => {
    await content.entry({ name: 'Ja', openData: true })
    expect(await statuses()).toEqual([404, 404, 404])
    expect(await server.text('/licences')).not.toContain('/open-data')
    await content.settings({ openData: 'CC-BY-4.0', association: 'Verein <b>' })
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await server.text('/licences')).toContain('href="/open-data"')
    const page = await server.text('/open-data')
    for (const part of ['CC BY 4.0', 'Verein &lt;b&gt;', 'href="/open-data.csv"', 'Details of one provider'])
      expect(page).toContain(part)
    expect(page).not.toContain('<b>')
    expect(await server.json('/open-data.json')).toMatchObject({
      licence: { name: 'CC BY 4.0' },
      source: 'Verein <b>',
    })
    await content.settings({ openData: null })
    expect(await statuses()).toEqual([404, 404, 404])
  })

  it('has only consenting providers, with public fields and typed positions', async () => {
    await content.settings({ openData: 'CC0-1.0' })
    const place = { lat: 50.1, lon: 10.5 }
    const agreed = { openData: true, submitterEmail: 'geheim@example.org', ...place }
    const typed = await content.entry({ name: 'Getippt', ...agreed })
    for (const openData of [false, null]) await content.entry({ name: 'Nein', openData })
    await content.entry({ name: 'Wartet', openData: true, state: 'pending' })
    const given = await entries()
    expect(namesOf(given).sort()).toEqual(['Getippt', 'Ja'])
    const csv = await server.text('/open-data.csv')
    expect(csv).not.toContain('geheim')
    const rows: Record<string, string>[] = parse(csv, { columns: true, delimiter: ';', bom: true })
    expect(rows.map(({ Name }) => Name)).toEqual(namesOf(given))
    expect(rows.find(({ UUID }) => UUID === typed.id)).toMatchObject({
      lat: '50.10000',
      'Offene Daten': 'ja',
    })
    await send(`UUID;Name;Offene Daten\n${typed.id};Getippt;nein\n`, 'uploadExcel')
    expect(namesOf(await entries())).not.toContain('Getippt')
  })

  it('omits imported positions, as exports lack the source of a position', async () => {
    const degrees = fc.integer({ min: 4e8, max: 6e8 }).map((number) => number / 1e7)
    const positionSource = fc.constantFrom(...positionSources)
    const place = fc.record({ positionSource, lat: degrees, lon: degrees })
    const latitudes = async () => (await entries()).map(({ lat }: { lat: number | null }) => lat).sort()
    const property = fc.asyncProperty(fc.array(place, { maxLength: 4 }), async (places) => {
      await server.remove('entries', { openData: true })
      for (const [i, { positionSource, ...at }] of places.entries()) {
        const { id } = await content.entry({ category: 'Weg', name: `Weg ${i}`, openData: true, ...at })
        await server.payload.db.updateOne({ collection: 'entries', id, data: { positionSource } })
        await server.update('entries', id, { services: 'Gehen' })
      }
      const file = await server.text('downloadExcel?category=Weg', bearer())
      await send(file, 'uploadExcel')
      const own = places.map(({ positionSource, lat }) => (positionSource === 'typed' ? lat : null))
      expect(await latitudes()).toEqual(own.sort())
      await server.remove('entries', { openData: true })
      await send(file, 'uploadExcel')
      expect(await latitudes()).toEqual(own.map(() => null))
    })
    await fc.assert(property, { numRuns: 5 })
  })
})
