import { parse } from 'csv-parse/sync'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { settleAccess, withBarrierfree } from '#shared/barrierfree'
import { type EntryFieldName, entryField, entryFieldNames } from '#shared/fields/entryFields'
import { sampleContent } from '#shared/fields/entryFields.fixture'
import { exportFields, headerOf } from '#shared/fields/importFields'
import { presentProposal, proposalKeys } from '#shared/proposal'
import { onServer } from '#testSuite.ts'
import { change, requestsOn } from './requests.fixture.ts'

const shownOf = (sample: ReturnType<typeof sampleContent>) => ({
  ...sample,
  services: (sample.barrierfree ? 'Barrierefrei, ' : '') + sample.services,
})

onServer('every field of an entry', async (server) => {
  const { headers, post, get, published, submit, accept, pendingChanges } = await requestsOn(server)
  const { send } = await importingOn(server)

  /** Free places are shown only there. */
  const askForPlaces = () =>
    server.payload.update({ collection: 'categories', where: {}, data: { tellsPlaces: true } })
  const publicEntry = async (uuid: string) => {
    await askForPlaces()
    const all = (await server.json('searchFor?searchQuery=Zeile')) as { uuid: string }[]
    return all.find((entry) => entry.uuid === uuid)
  }
  const exported = async (uuid: string): Promise<Record<string, string>> => {
    await askForPlaces()
    const csv = await (await server.get('downloadExcel', { headers })).text()
    const rows = parse(csv, { columns: true, delimiter: ';', bom: true }) as Record<string, string>[]
    return rows.find((row) => row.UUID === uuid) ?? {}
  }

  it('is submitted with a request and shown to everybody', async () => {
    const sample = sampleContent(1)
    const { uuid } = await published(sample)
    expect(await publicEntry(uuid)).toMatchObject(shownOf(sample))
  })

  const daysOff = (count: number) =>
    Array.from({ length: Math.ceil(count) }, (_, i) => {
      const [year, month, day] = new Date(Date.UTC(2030, 0, 1 + 2 * i)).toISOString().slice(0, 10).split('-')
      return `${day}.${month}.${year}`
    })
  // Valid at any length, if the kind allows that.
  const longOf = (name: EntryFieldName, length: number) => {
    const { kind } = entryField(name)
    if (kind === 'email') return `${'a.'.repeat(length / 2)}a@beispiel.de`
    if (kind === 'website') return `https://www.beispiel.de/${'x'.repeat(length)}`
    if (kind === 'closures') return daysOff(length / 12 + 1).join(', ')
    return 'x'.repeat(length + 1)
  }
  it.each(entryFieldNames.filter((name) => name !== 'category' && entryField(name).limit))(
    'is refused by the CMS when it is too long: %s',
    async (name) => {
      const id = (await post('addEntry', { ...sampleContent(1), name: `Lang ${name}` })).uuid
      const long = longOf(name, entryField(name).limit ?? 0)
      const refused = server.update('entries', id, { [name]: long })
      await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: name }] } })
    },
  )

  it('is taken from a request that replaces an entry', async () => {
    const { uuid } = await published(sampleContent(2))
    const sample = { ...sampleContent(3), category: 'Kategorie category2' }
    const { uuid: second } = await submit(sample)
    const body = await accept(second, `&replace=${uuid}`)
    expect(body).toMatchObject({ success: true, uuid })
    expect(await publicEntry(uuid)).toMatchObject(shownOf(sample))
  })

  it('can be proposed, and is changed by accepting the proposal', async () => {
    const { token } = await published(sampleContent(4))
    const sample = sampleContent(5)
    const answer = await post('addPendingChange', change({ token, proposal: sample }))
    expect([answer.status, answer]).toMatchObject([200, { success: true }])
    const request = (await pendingChanges()).find((one) => one.token === token)
    expect(Object.keys(request.proposal).sort()).toEqual([...proposalKeys].sort())
    const accepted = await post('acceptPendingChange', { id: request.uuid })
    expect(accepted.entry).toMatchObject(shownOf(sample))
    expect(presentProposal(accepted.entry)).toEqual(request.proposal)
  })

  it('is saved by staff, also alone', async () => {
    const before = sampleContent(6)
    const after = sampleContent(7)
    const { uuid } = await post('addEntry', before)
    const alone = entryFieldNames.filter((name) => !['lat', 'lon', 'services', 'barrierfree'].includes(name))
    let expected = shownOf(before)
    for (const name of alone) {
      const body = await post('addEntry', { uuid, [name]: after[name] })
      const moved = ['street', 'plz', 'city'].includes(name) ? { lat: null, lon: null } : {}
      const { services, ...settled } = { ...expected, ...settleAccess({ [name]: after[name] }, expected) }
      expected = { ...settled, services: withBarrierfree(services, settled.barrierfree), ...moved }
      expect(body.entry, name).toMatchObject(expected)
    }
  })

  it('is exported and imported', async () => {
    const { uuid } = await post('addEntry', sampleContent(8))
    const sample = sampleContent(9)
    const cells = { ...(await exported(uuid)), ...cellsOf(sample) }
    expect(Object.keys(cells).sort()).toEqual(exportFields.map(headerOf).sort())
    await importOne(cells, { changed: 1 })
    expect(await publicEntry(uuid)).toMatchObject(shownOf(sample))
    await importOne(await exported(uuid), { unchanged: 1 })
  })

  const cellsOf = (sample: ReturnType<typeof sampleContent>) =>
    Object.fromEntries(entryFieldNames.map((name) => [headerOf(name), cellOf(sample, name)]))
  function cellOf(sample: ReturnType<typeof sampleContent>, name: EntryFieldName): string {
    const value = sample[name]
    return typeof value === 'boolean' ? (value ? 'ja' : 'nein') : String(value)
  }

  async function importOne(cells: Record<string, string>, counts: object) {
    const csv = [Object.keys(cells), Object.values(cells)]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n')
    const { body } = await send(csv, 'uploadExcel')
    expect(await get(`import?id=${body.id}`)).toMatchObject({ state: 'done', counts })
  }
})
