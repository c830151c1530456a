import { onDatabase, serverOf } from '#testSuite.ts'

const town = { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [10.5, 50.1] } }
const whole = JSON.stringify({ type: 'FeatureCollection', features: [town] })

onDatabase('outlines for the map', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })
  const { content } = server

  const choose = async (name: string, data: string) => {
    const { id } = await content.file(name, data, 'application/geo+json')
    return content.settings({ outline: id })
  }

  it('are public once chosen', async () => {
    await choose('kreis.geojson', whole)
    const { outline } = await server.json('/api/settings')
    expect(outline).toBe('/api/file/kreis.geojson')
    expect(await (await server.get(outline)).text()).toBe(whole)
  })

  it.each([
    ['ort.geojson', JSON.stringify(town), /FeatureCollection/],
    ['meter.geojson', whole.replace('10.5', '610000'), /in Grad/],
    ['riesig.geojson', whole + ' '.repeat(200_000), /höchstens 200 kB/],
  ])('%s is refused with the reason', async (name, data, reason) => {
    const refusal = await choose(name, data).catch((error) => JSON.stringify(error.data ?? error.message))
    expect(refusal).toMatch(reason)
  })
})
