import { positionOfWrite } from '#collections/Entries/entryPosition.ts'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { ok, onServer, refused } from '#testSuite.ts'
import { type Body, requestsOn } from './requests.fixture.ts'

const ebern = { street: 'Markt 1', plz: '96106', city: 'Ebern' }
const hassfurt = { street: 'Weg 9', plz: '97437', city: 'Haßfurt' } as const
const inEbern = { lat: 50.0953, lon: 10.7985 }
const inHassfurt = { lat: 50.0353, lon: 10.5123 }
const typed = { lat: 50.2, lon: inEbern.lon }

type Write = (id: string, fields: object) => Promise<unknown>

onServer('the position of an address', async (server) => {
  const on = await requestsOn(server)
  const { post, submit, submitChange, acceptChange, stored } = on
  const imports = await importingOn(server)
  const { admin } = imports
  for (const number of [2, 3, 4])
    await server.content.entry({ name: 'Nachbar', ...hassfurt, street: `Gasse ${number}`, ...inHassfurt })
  let count = 0
  const make = async () => {
    const name = `Umzug ${++count}`
    const entry = await server.content.entry({ name, category: 'Umzüge', ...ebern, ...inEbern })
    expect(await place(entry.id)).toEqual({ ...inEbern, positionSource: 'typed' })
    return entry.id
  }
  const place = async (id: string) => {
    const { lat, lon, positionSource } = await stored(id)
    return { lat, lon, positionSource }
  }
  const nameOf = async (id: string) => (await stored(id)).name

  const writes: Record<string, Write> = {
    'POST /api/addEntry': (uuid, fields) => ok(post('addEntry', { uuid, noEmail: true, ...fields })),
    'the form, with the old position': (uuid, fields) =>
      ok(post('addEntry', { uuid, noEmail: true, ...inEbern, ...fields })),
    'admin UI': async (id, body) =>
      void (await ok(server.rest(`/entries/${id}`, { method: 'PATCH', token: admin, body }))),
    import: async (id, fields) => {
      const { street, plz, city, lat = '', lon = '' } = fields as Body
      const cells = `${id};${await nameOf(id)};${street};${plz};${city};${lat};${lon}`
      await imports.send(`UUID;Name;Straße;PLZ;Ort;lat;lon\n${cells}`, 'uploadExcel')
    },
    'POST /api/addPendingEntry': async (id, fields) => {
      const { uuid } = await submit({ category: 'Umzüge', name: await nameOf(id), ...fields })
      await ok(on.accept(uuid, `&replace=${id}`))
    },
    'POST /api/acceptPendingEntry': async (id, fields) => {
      const { uuid } = await submit({ category: 'Umzüge', name: await nameOf(id), ...fields })
      await ok(post(`acceptPendingEntry?id=${uuid}&replace=${id}`, { merged: fields }))
    },
    'POST /api/acceptPendingChange': async (id, fields) => {
      const { uuid } = await submitChange({})
      await ok(acceptChange({ id: uuid, entry: id, fields, noEmail: true }))
    },
    'POST /api/mergeEntries': async (id, fields) => {
      const other = await server.content.entry({ name: 'Doppelt', category: 'Umzüge', ...ebern })
      await ok(post('mergeEntries', { keep: id, drop: other.id, fields }))
    },
  }

  for (const [name, move] of Object.entries(writes)) {
    it(`follows a new address written by ${name}`, async () => {
      const id = await make()
      await move(id, hassfurt)
      expect(await place(id)).toEqual({ ...inHassfurt, positionSource: 'postcode' })
      const given = await make()
      await move(given, { ...hassfurt, plz: '97475', ...typed })
      // Nobody knows where a list has it from.
      expect(await place(given)).toEqual({ ...typed, positionSource: name === 'import' ? null : 'typed' })
      await server.payload.delete({ collection: 'entries', where: { id: { in: [id, given] } } })
    })
  }

  it('is restored with the address by undo, version and undone merge', async () => {
    const id = await make()
    const { undo } = await ok(post('addEntry', { uuid: id, noEmail: true, ...hassfurt }))
    await ok(on.undo(undo))
    const before = { ...inEbern, positionSource: 'typed' }
    expect([await place(id), (await stored(id)).street]).toEqual([before, 'Markt 1'])

    await ok(post('addEntry', { uuid: id, noEmail: true, ...hassfurt }))
    const { versions, updatedAt } = await on.get(`versions?noun=entries&id=${id}`)
    const restored = { noun: 'entries', id, version: versions.at(-1).id, updatedAt }
    await ok(post('restore', restored))
    expect(await place(id)).toEqual(before)

    const other = await make()
    await ok(post('addEntry', { uuid: other, noEmail: true, ...hassfurt }))
    const guessed = { ...inHassfurt, positionSource: 'postcode' }
    expect(await place(other)).toEqual(guessed)
    const merge = { keep: id, drop: other, fields: { ...hassfurt, ...inHassfurt } }
    const merged = await ok(post('mergeEntries', merge))
    expect(await place(id)).toEqual(guessed)
    await ok(on.undo(merged.undo))
    expect([await place(id), await place(other)]).toEqual([before, guessed])
  })

  it('is never changed by one coordinate alone, which is refused or ignored', async () => {
    for (const name of ['POST /api/addEntry', 'admin UI', 'import', 'POST /api/mergeEntries'])
      for (const half of [{ lat: 50 }, { lon: 10 }, { lat: 50, lon: null }]) {
        const id = await make()
        await writes[name]?.(id, { ...ebern, ...half }).catch(() => undefined)
        const { lat, lon } = await place(id)
        // Payload REST changes single fields, so that one coordinate is a position with the other.
        if (name === 'admin UI' && !('lon' in half && 'lat' in half))
          expect({ lat, lon }).toEqual({ ...inEbern, ...half })
        else expect({ lat, lon }, name).toEqual(inEbern)
        await server.remove('entries', { id })
      }
    const half = { ...ebern, name: 'Halb', category: 'Umzüge', lat: 50 }
    await refused(post('addEntry', half), 'position_invalid', 'lon')
  })

  it('in the middle of a postcode ignores a position typed far away', async () => {
    const zeil = { plz: '97475', city: 'Zeil' }
    for (const [i, lat] of [50, 50.001, 50.002].entries())
      await server.content.entry({ name: `Mitte ${i}`, street: `Ort ${i}`, ...zeil, lat, lon: 10.6 })
    const middle = (plz = '97475') => publicDataOf(server.payload).middleOfPostcode(plz)
    const before = middle()
    expect(await server.json('geocode?plz=97475')).toEqual({ ...before, approximate: true })
    expect(await server.json('geocode?plz=96106')).toEqual({ lat: null, lon: null })
    const inMiddle = { street: 'Ort 8', ...zeil, ...before }
    expect(positionOfWrite(server.payload, null, inMiddle)).toMatchObject({ positionSource: 'postcode' })
    // Fewer than three typed positions have no middle.
    expect(middle('96106')).toBeNull()
    const far = await server.content.entry({ name: 'Fern', street: 'Ort 9', ...zeil, lat: 54, lon: 8 })
    expect(middle()).toEqual({ lat: expect.closeTo(before?.lat ?? 0, 2), lon: expect.closeTo(10.6, 2) })
    await server.remove('entries', { id: far.id })
  })

  const before = { id: 'x', ...ebern, ...inEbern, positionSource: 'typed', needsLocating: false } as const
  const none = { lat: null, lon: null }
  it.each<[string, object, object]>([
    ['is typed if given anew', { ...hassfurt, ...typed }, { ...typed, positionSource: 'typed' }],
    ['is kept if given again', inEbern, { ...inEbern, positionSource: 'typed', needsLocating: false }],
    ['is kept within a millimetre', { ...inEbern, lat: inEbern.lat + 1e-10 }, inEbern],
    ['is kept in another spelling', { street: ' markt  1', ...inEbern }, inEbern],
    ['is guessed for another address', { ...hassfurt, ...inEbern }, { ...inHassfurt, needsLocating: true }],
    ['is unknown where nobody is', { plz: '12345', ...inEbern }, { ...none, needsLocating: true }],
    ['is not looked up if taken away', none, { ...none, positionSource: null, needsLocating: false }],
    ['is taken away by -1', { lat: -1, lon: -1 }, { ...none, positionSource: null, needsLocating: false }],
  ])('of a write %s', (_, written, position) => {
    expect(positionOfWrite(server.payload, before, { ...ebern, ...written })).toMatchObject(position)
  })

  it('is still looked up if it was missing, but not once it is taken away', () => {
    const waiting = { ...before, ...none, needsLocating: true }
    expect(positionOfWrite(server.payload, waiting, { ...ebern, ...none })).toMatchObject({
      needsLocating: true,
    })
    const found = { ...before, needsLocating: true }
    expect(positionOfWrite(server.payload, found, { ...ebern, ...none })).toMatchObject({
      needsLocating: false,
    })
  })
})
