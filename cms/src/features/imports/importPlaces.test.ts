import type { ServerResponse } from 'node:http'
import { locateEntries } from '#collections/Entries/locateEntries.ts'
import { createGeocoder } from '#lib/places/geocode.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { listening, ok, onServer } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

type Reply = (res: ServerResponse) => void
const answer = (body: unknown) => (res: ServerResponse) => void res.end(JSON.stringify(body))
const known = answer([{ lat: '50.0353', lon: '10.5123' }])
const nobodyKnows = answer([])
const broken = (res: ServerResponse) => void res.writeHead(503).end()

onServer('Looking up addresses afterwards', async (server) => {
  let asked: string[] = []
  let reply: (street: string) => Reply
  const upstream = await listening((req, res) => {
    const street = new URL(req.url ?? '', 'http://upstream').searchParams.get('street') ?? ''
    asked.push(street)
    reply(street)(res)
  })
  const imports = await importingOn(server, 'Kategorie;Name;Straße;PLZ;Ort;lat;lon')
  const { providers, summary: read, take, undo } = imports
  const useGeocoder = (changes = {}) =>
    Object.assign(
      runtimeOf(server.payload).geocoder,
      createGeocoder({
        geocoderUrl: upstream,
        userAgent: 'directory-test',
        fallback: (plz) => publicDataOf(server.payload).middleOfPostcode(plz),
        interval: 0,
        backOff: 0,
        ...changes,
      }),
    )
  const located = () => runtimeOf(server.payload).locating.look()

  beforeEach(() => {
    useGeocoder()
    reply = () => known
  })

  function upload(category: string, rows: string[]) {
    asked = []
    return take(rows.map((row) => `${category};${row}`))
  }
  const placed = async (category: string) =>
    (await providers(category)).map(({ name, lat, lon }) => [name, lat, lon])

  it('finds positions, reports uncertain ones, and skips entries with a position', async () => {
    reply = (street) => (street.startsWith('Weg') ? known : nobodyKnows)
    await upload('Nachbarn', [
      'Schmied;Amselweg 1;97475;Zeil;50.01;10.6',
      'Bäcker;Finkenweg 2;97475;Zeil;50.01;10.6',
    ])
    const id = await upload('Orte', [
      'Bekannt;Weg 1;97437;Haßfurt;;',
      'Doppelt bekannt;Weg 1;97437;Haßfurt;;',
      'Mit Lage;Gasse 2;97475;Zeil;50.01;10.6',
      'Ungefähr;Gasse 3;97475;Zeil;;',
      'Nirgends;Gasse 4;12345;Weit weg;;',
    ])
    await located()
    expect(asked.sort()).toEqual(['Gasse 3', 'Gasse 4', 'Weg 1'])
    expect(await placed('Orte')).toEqual([
      ['Bekannt', 50.0353, 10.5123],
      ['Doppelt bekannt', 50.0353, 10.5123],
      ['Mit Lage', 50.01, 10.6],
      ['Nirgends', null, null],
      ['Ungefähr', 50.01, 10.6],
    ])
    const found = { state: 'done', counts: { new: 5 }, locating: { current: 4, total: 4 }, withoutPlace: 2 }
    expect(await read(id)).toMatchObject(found)
    await ok(undo(id))
    expect(await placed('Orte')).toEqual([])
  })

  it('undoes a moved entry with its position, even after the new address was looked up', async () => {
    const before = { street: 'Gasse 1', plz: '96106', city: 'Ebern', lat: 50.0953, lon: 10.7985 }
    const { id: uuid } = await server.content.entry({ ...before, category: 'Umzug', name: 'Laden' })
    const id = await take([`${uuid};Laden;Weg 9;97437;Haßfurt`], 'UUID;Name;Straße;PLZ;Ort')
    await located()
    expect(await placed('Umzug')).toEqual([['Laden', 50.0353, 10.5123]])
    await ok(undo(id))
    expect(await providers('Umzug')).toMatchObject([before])
  })

  it('asks again when the upstream fails for a while', async () => {
    reply = () => (asked.length <= 3 ? broken : known)
    const id = await upload('Aussetzer', ['A;Weg 1;97437;Haßfurt;;', 'B;Weg 2;97437;Haßfurt;;'])
    await located()
    expect(new Set(asked)).toEqual(new Set(['Weg 1', 'Weg 2']))
    expect((await placed('Aussetzer')).map(([, lat]) => lat)).toEqual([50.0353, 50.0353])
    expect((await read(id)).locating).toEqual({ current: 2, total: 2 })
  })

  it('leaves all without a position while the upstream is dead, and finds them afterwards', async () => {
    reply = () => broken
    const rows = Array.from({ length: 3 }, (_, i) => `Anbieter ${i};Weg ${i};97500;Ebelsbach;;`)
    await upload('Tot', ['Mit Lage;Gasse 2;97500;Ebelsbach;50.01;10.6'])
    await located()
    const id = await upload('Tot', rows)
    await located()
    const silent = { current: 0, total: 3, service: 'silent' }
    expect(await read(id)).toMatchObject({ locating: silent, withoutPlace: 3 })
    reply = () => known
    await located()
    expect(await read(id)).toMatchObject({ locating: { current: 3, total: 3 }, withoutPlace: 0 })
  })

  it('is reported as off without a geocoder', async () => {
    useGeocoder({ geocoderUrl: '' })
    const id = await upload('Ohne Dienst', ['A;Weg 1;97437;Haßfurt;;'])
    await located()
    expect((await read(id)).locating).toEqual({ current: 0, total: 1, service: 'off' })
  })

  it('keeps the position of an entry edited in the meantime', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    reply = () => (res) => void held.then(() => known(res))
    const id = await upload('Eingriff', ['A;Weg 1;97437;Haßfurt;;'])
    const [entry] = await providers('Eingriff')
    await server.update('entries', entry?.uuid ?? '', { lat: 50.5, lon: 10.9 })
    release()
    await located()
    expect(await placed('Eingriff')).toEqual([['A', 50.5, 10.9]])
    expect((await read(id)).locating).toEqual({ current: 1, total: 1 })
  })

  it('tells a position geocoded by another server from one set by a person', async () => {
    const address = { street: 'Weg 1', plz: '97486', city: 'Königsberg' }
    const sourceOf = async (lat: number) => {
      const { id } = await server.content.entry({ category: 'Formular', ...address, lat, lon: 10.5123 })
      const source = async () => (await server.docs('entries', { id }))[0]?.positionSource
      const before = await source()
      await located()
      return [before, await source()]
    }
    expect(await sourceOf(50.0353)).toEqual([null, 'geocoded'])
    useGeocoder()
    expect(await sourceOf(50.0354)).toEqual([null, 'typed'])
    const shown = [50.0353, 50.0354].map((lat) => ['Pflegedienst', lat, 10.5123])
    expect((await placed('Formular')).sort()).toEqual(shown)
  })

  it('stops at once while waiting for a failed geocoder', async () => {
    useGeocoder({ backOff: 3_600_000 })
    const stopping = new AbortController()
    reply = () => (res) => {
      broken(res)
      stopping.abort()
    }
    const id = await upload('Warten', ['A;Weg 1;97437;Haßfurt;;'])
    await locateEntries(server.payload, stopping.signal)
    expect((await read(id)).locating).toEqual({ current: 0, total: 1, service: 'silent' })
  })
})
