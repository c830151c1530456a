import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { positionOfWrite } from '../collections/Entries/entryPosition.ts'
import { importingOn } from '../features/imports/importClient.fixture.ts'
import { publicDataOf } from '../publicData/live/publicData.ts'
import { onServer } from '../testSuite.ts'
import { type Body, requestsOn } from './requests.fixture.ts'

const ebern = { street: 'Markt 1', plz: '96106', city: 'Ebern' }
const hassfurt = { street: 'Weg 9', plz: '97437', city: 'Haßfurt' }
const inEbern = { lat: 50.0953, lon: 10.7985 }
const inHassfurt = { lat: 50.0353, lon: 10.5123 }
const typed = { lat: 50.2, lon: 10.4 }

/** Ways in which the data of an entry are written: by the hook of the collection, and by an import. */
type Door = (id: string, fields: object) => Promise<unknown>

onServer('the position of an address', async (server) => {
  const on = await requestsOn(server)
  const { post, editor, stored } = on
  const imports = await importingOn(server)
  await server.content.entry({ name: 'Nachbar', ...hassfurt, street: 'Gasse 2', ...inHassfurt })
  let count = 0
  const make = async () => {
    const name = `Umzug ${++count}`
    const entry = await server.content.entry({ name, category: 'Umzüge', ...ebern, ...inEbern })
    expect(await place(entry.id)).toEqual({ ...inEbern, positionSource: 'typed' })
    return entry.id
  }
  const place = async (id: string) => {
    const { lat, lon, positionSource } = (await stored(id)) as Body
    return { lat, lon, positionSource }
  }
  const nameOf = async (id: string) => ((await stored(id)) as Body).name
  const done = async (answer: Promise<{ status: number; body: Body }>) => {
    const { status, body } = await answer
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  const doors: Record<string, Door> = {
    'POST /api/addEntry': (uuid, fields) =>
      done(post('/api/addEntry', { uuid, noEmail: true, ...fields }, editor)),
    'the form, which sends the old position along': (uuid, fields) =>
      done(post('/api/addEntry', { uuid, noEmail: true, ...inEbern, ...fields }, editor)),
    import: async (id, fields) => {
      const { street, plz, city, lat = '', lon = '' } = fields as Body
      const cells = `${id};${await nameOf(id)};${street};${plz};${city};${lat};${lon}`
      await imports.send(`UUID;Name;Straße;PLZ;Ort;lat;lon\n${cells}`, 'uploadExcel')
    },
  }

  for (const [name, move] of Object.entries(doors)) {
    it(`follows it through the door: ${name}`, async () => {
      const id = await make()
      await move(id, hassfurt)
      expect(await place(id)).toEqual({ ...inHassfurt, positionSource: 'postcode' })
      const unknown = await make()
      await move(unknown, { street: 'Weg 9', plz: '12345', city: 'Weit weg' })
      expect(await place(unknown)).toEqual({ lat: null, lon: null, positionSource: null })
      const given = await make()
      await move(given, { ...hassfurt, plz: '97475', ...typed })
      expect(await place(given)).toEqual({ ...typed, positionSource: 'typed' })
      await server.payload.delete({ collection: 'entries', where: { id: { in: [id, unknown, given] } } })
    })
  }

  it('comes back with the address, by undo, version and undone merge', async () => {
    const id = await make()
    const { undo } = await done(post('/api/addEntry', { uuid: id, noEmail: true, ...hassfurt }, editor))
    await done(on.undo(undo))
    const before = { ...inEbern, positionSource: 'typed' }
    expect([await place(id), ((await stored(id)) as Body).street]).toEqual([before, 'Markt 1'])

    await done(post('/api/addEntry', { uuid: id, noEmail: true, ...hassfurt }, editor))
    const { versions, updatedAt } = (await on.get(`/api/versions?noun=entries&id=${id}`)).body
    const restored = { noun: 'entries', id, version: versions.at(-1).id, updatedAt }
    await done(post('/api/restore', restored, editor))
    expect(await place(id)).toEqual(before)

    const other = await make()
    await done(post('/api/addEntry', { uuid: other, noEmail: true, ...hassfurt }, editor))
    const guessed = { ...inHassfurt, positionSource: 'postcode' }
    expect(await place(other)).toEqual(guessed)
    const merge = { keep: id, drop: other, fields: { ...hassfurt, ...inHassfurt } }
    const merged = await done(post('/api/mergeEntries', merge, editor))
    expect(await place(id)).toEqual(guessed)
    await done(on.undo(merged.undo))
    expect([await place(id), await place(other)]).toEqual([before, guessed])
  })

  it('holds for generated writes', () => {
    const { payload } = server
    const address = fc.record({
      street: fc.constantFrom('Markt 1', ' markt  1', 'Weg 9'),
      plz: fc.constantFrom('96106', '97437', '12345'),
      city: fc.constantFrom('Ebern', 'Haßfurt'),
    })
    const degrees = fc.constantFrom(null, -1, 50.1, 10.7)
    const positions = fc.record({ lat: degrees, lon: degrees })
    const key = ({ street, plz, city }: Body) =>
      [street.trim().replace(/\s+/g, ' ').toLowerCase(), plz, city].join()
    fc.assert(
      fc.property(address, positions, address, positions, (was, at, is, given) => {
        const before = { id: 'x', ...was, ...positionOfWrite(payload, null, { ...was, ...at }) }
        const now = positionOfWrite(payload, before, { ...is, ...given })
        const isGiven = ![null, -1].includes(given.lat) && ![null, -1].includes(given.lon)
        if (isGiven && (given.lat !== before.lat || given.lon !== before.lon)) {
          expect(now).toMatchObject({ ...given, positionSource: 'typed' })
        } else if (key(was) !== key(is)) {
          const middle = publicDataOf(payload).middleOfPostcode(is.plz) ?? { lat: null, lon: null }
          expect(now).toMatchObject({ ...middle, needsLocating: true })
        } else if (isGiven) {
          const { lat, lon, positionSource, needsLocating } = before
          expect(now).toEqual({ lat, lon, positionSource, needsLocating })
        } else expect([now.lat, now.lon, now.positionSource]).toEqual([null, null, null])
      }),
    )
  })
})

it('no file but that of the imported rows writes addresses past the hook that holds the rule', () => {
  const source = path.resolve(import.meta.dirname, '..')
  const isWriter = /\b(?:db\.(?:create|updateOne|updateMany)|createAll)\((?:[^)]|\n){0,60}'entries'/
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test|\.fixture)\.ts$/.test(file) && isWriter.test(readFileSync(path.join(source, file), 'utf8')),
  )
  expect(writers).toEqual(['collections/Entries/writeEntry.ts'])
})
