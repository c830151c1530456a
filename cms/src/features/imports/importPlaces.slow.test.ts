import type { ServerResponse } from 'node:http'
import { createGeocoder } from '../../lib/places/geocode.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { listening, onServer } from '../../testSuite.ts'
import { createImportRunner } from './createImportRunner.ts'
import { importingOn } from './importClient.fixture.ts'

type Reply = (res: ServerResponse) => void
const answer = (body: unknown) => (res: ServerResponse) => void res.end(JSON.stringify(body))
const known = answer([{ lat: '50.0353', lon: '10.5123' }])
const nobodyKnows = answer([])
const broken = (res: ServerResponse) => void res.writeHead(503).end()

onServer('Placing an import on the map', async (server) => {
  /** Streets that the upstream was asked for, and its response by street. */
  let asked: string[] = []
  let reply: (street: string) => Reply = () => known
  const upstream = await listening((req, res) => {
    const street = new URL(req.url ?? '', 'http://upstream').searchParams.get('street') ?? ''
    asked.push(street)
    reply(street)(res)
  })
  const { call, read: readAll, upload: sendFile } = await importingOn(server)

  const makeGeocoder = (changes = {}) =>
    createGeocoder({
      geocoderUrl: upstream,
      userAgent: 'directory-test',
      fallback: (plz) => publicDataOf(server.payload).middleOfPostcode(plz),
      interval: 0,
      backOff: 0,
      ...changes,
    })
  const useGeocoder = (changes = {}) =>
    Object.assign(runtimeOf(server.payload).geocoder, makeGeocoder(changes))
  const idle = (options?: { exceptPlaces: boolean }) => runtimeOf(server.payload).imports.idle(options)

  async function upload(category: string, rows: string[]): Promise<string> {
    asked = []
    const csv = ['Kategorie;Name;Straße;PLZ;Ort;lat;lon', ...rows.map((row) => `${category};${row}`)]
    const response = await sendFile(csv.join('\n'), 'uploadExcel')
    expect(response.status).toBe(202)
    return (await response.json()).id
  }
  const read = (id: string) => readAll(`/api/import?id=${id}`)
  const doubtful = async (id: string) =>
    (await read(id)).positions.map(
      ({ name, lat, lon }: { name: string; lat: number | null; lon: number | null }) => [name, lat, lon],
    )
  const placed = async (category: string) =>
    (await server.json(`/api/datafilteredcategory?category=${category}`)).map(
      ({ name, lat, lon }: { name: string; lat: number | null; lon: number | null }) => [name, lat, lon],
    )

  it('sets known positions, reports uncertain ones, and does not look up entries with a position', async () => {
    useGeocoder()
    reply = (street) => (street.startsWith('Weg') ? known : nobodyKnows)
    const id = await upload('Orte', [
      'Bekannt;Weg 1;97437;Haßfurt;;',
      'Doppelt bekannt;Weg 1;97437;Haßfurt;;',
      'Mit Lage;Gasse 2;97475;Zeil;50.01;10.6',
      'Ungefähr;Gasse 3;97475;Zeil;;',
      'Nirgends;Gasse 4;12345;Weit weg;;',
    ])
    await idle()
    expect(asked.sort()).toEqual(['Gasse 3', 'Gasse 4', 'Weg 1'])
    expect(await placed('Orte')).toEqual([
      ['Bekannt', 50.0353, 10.5123],
      ['Doppelt bekannt', 50.0353, 10.5123],
      ['Mit Lage', 50.01, 10.6],
      ['Nirgends', null, null],
      ['Ungefähr', 50.01, 10.6],
    ])
    expect(await read(id)).toMatchObject({
      state: 'done',
      counts: { new: 5 },
      locating: { current: 4, total: 4, doubtful: 2 },
    })
    expect((await doubtful(id)).sort()).toEqual([
      ['Nirgends', null, null],
      ['Ungefähr', 50.01, 10.6],
    ])
    // The import set the positions, so undoing removes them as well.
    expect((await call('/api/undo', { import: id })).status).toBe(200)
    await idle()
    expect(await placed('Orte')).toEqual([])
  })

  it('asks again when the upstream fails for a while', async () => {
    useGeocoder()
    reply = () => (asked.length <= 3 ? broken : known)
    const id = await upload('Aussetzer', ['A;Weg 1;97437;Haßfurt;;', 'B;Weg 2;97437;Haßfurt;;'])
    await idle()
    expect(asked).toEqual(['Weg 1', 'Weg 1', 'Weg 1', 'Weg 1', 'Weg 2'])
    expect((await placed('Aussetzer')).map(([, lat]: unknown[]) => lat)).toEqual([50.0353, 50.0353])
    expect((await read(id)).locating).toEqual({ current: 2, total: 2, doubtful: 0 })
  })

  it('waits no longer for an upstream that is dead: all is doubtful, and nothing is lost', async () => {
    useGeocoder()
    reply = () => broken
    const rows = Array.from({ length: 20 }, (_, i) => `Anbieter ${i};Weg ${i};97500;Ebelsbach;;`)
    const id = await upload('Tot', ['Mit Lage;Gasse 2;97500;Ebelsbach;50.01;10.6', ...rows])
    await idle()
    expect(await read(id)).toMatchObject({
      state: 'done',
      counts: { new: 21, faulty: 0 },
      locating: { current: 20, total: 20, doubtful: 20 },
    })
    expect(asked.filter((street) => street === 'Weg 0')).toHaveLength(7)
    expect(asked).toHaveLength(26)
    expect(new Set((await placed('Tot')).map(([, lat]: unknown[]) => lat))).toEqual(new Set([50.01]))
    expect(await doubtful(id)).toHaveLength(20)
  })

  it('keeps the position of an entry edited in the meantime', async () => {
    useGeocoder()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    reply = () => (res) => void held.then(() => known(res))
    const id = await upload('Eingriff', ['A;Weg 1;97437;Haßfurt;;'])
    await idle({ exceptPlaces: true })
    const [entry] = await server.json('/api/datafilteredcategory?category=Eingriff')
    await server.payload.update({ collection: 'entries', id: entry.uuid, data: { lat: 50.5, lon: 10.9 } })
    release()
    await idle()
    expect(await placed('Eingriff')).toEqual([['A', 50.5, 10.9]])
    expect((await read(id)).locating).toEqual({ current: 1, total: 1, doubtful: 0 })
  })

  it('goes on after a restart where it was', async () => {
    useGeocoder()
    const { imports, geocoder } = runtimeOf(server.payload)
    let stopped: Promise<void> | undefined
    reply = (street) => {
      if (street === 'Weg 60') stopped ??= imports.stop()
      return known
    }
    const rows = Array.from({ length: 80 }, (_, i) => `Anbieter ${i};Weg ${i};97437;Haßfurt;;`)
    const id = await upload('Neustart', rows)
    await imports.idle()
    await stopped
    expect((await read(id)).locating).toEqual({ current: 61, total: 80, doubtful: 0 })

    asked = []
    const next = createImportRunner(server.payload, { isAlone: true, geocoder })
    Object.assign(runtimeOf(server.payload), { imports: next })
    await next.resume()
    await next.idle()
    expect(asked).toEqual(Array.from({ length: 19 }, (_, i) => `Weg ${61 + i}`))
    expect((await read(id)).locating).toEqual({ current: 80, total: 80, doubtful: 0 })
    expect((await placed('Neustart')).every(([, lat]: unknown[]) => lat === 50.0353)).toBe(true)
  })

  it('stops at once while waiting for a failed geocoder', async () => {
    useGeocoder({ backOff: 3_600_000 })
    const failed = new Promise<void>((resolve) => {
      reply = () => (res) => {
        broken(res)
        resolve()
      }
    })
    const id = await upload('Warten', ['A;Weg 1;97437;Haßfurt;;'])
    await failed
    const { imports } = runtimeOf(server.payload)
    await imports.stop()
    expect((await read(id)).locating).toEqual({ current: 0, total: 1, doubtful: 0 })
  })
})
