import { randomUUID } from 'node:crypto'
import { BasePayload, type CollectionSlug, type Payload } from 'payload'
import { listUnfoundWords } from '#collections/UnfoundWords/noteUnfoundWords.ts'
import { readEnvironment } from '#environment.ts'
import { readContent } from '#features/backup/content.ts'
import { findNamingPlaces } from '#features/erasure/findNamingPlaces.ts'
import { createPersonMatcher } from '#features/erasure/person.ts'
import type { NamingPlace } from '#features/erasure/places.ts'
import { retentionTimes } from '#globals/SiteSettings/retentionTimes.ts'
import { verificationSettings } from '#globals/SiteSettings/verificationSettings.ts'
import { createConfig } from '#payload.config.ts'
import { settingsRow } from '#publicData/live/settingsRow.ts'
import { fakeMongo } from './fakeMongo.fixture.ts'
import { readDocuments } from './journalDocuments.ts'
import { leasesOf } from './leases.ts'
import { sqlite } from './testDatabases.ts'
import { testPayload } from './testPayload.ts'

type Doc = Record<string, unknown>
type Index = Doc & { key: Doc; unique?: boolean; sparse?: boolean; partialFilterExpression?: Doc }

async function sitePayload(url: string): Promise<Payload> {
  const config = await createConfig(
    readEnvironment({ DATABASE_URL: url, DATA_DIR: '/nonexistent', SEED: 'none' }),
  )
  const payload = (await new BasePayload().init({ config, disableOnInit: true })) as unknown as Payload
  payload.logger.level = 'silent'
  return payload
}

/** Serialises and parses as the driver does. */
const mongo = await fakeMongo()
const [there, here] = await Promise.all([sitePayload(mongo.url), sitePayload(await sqlite.url())])
afterAll(async () => {
  await there.destroy()
  await here.destroy()
  await mongo.stop()
})

const indexes = () =>
  mongo
    .optionsOf('createIndexes')
    .flatMap(({ createIndexes, indexes }) =>
      (indexes as Index[]).map((index) => ({ of: String(createIndexes), ...index })),
    )

it('optional unique fields are unique as texts only, in every collection', () => {
  const optional = there.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      'unique' in field && field.unique && !('required' in field && field.required)
        ? [[slug, field.name]]
        : [],
    ),
  )
  expect(optional).toContainEqual(['entries', 'token'])
  for (const [slug, name = ''] of optional)
    expect(indexes().filter(({ of, key }) => of === slug && name in key)).toEqual([
      expect.objectContaining({ unique: true, partialFilterExpression: { [name]: { $gt: '' } } }),
    ])
  expect(indexes().filter(({ unique, sparse }) => unique && sparse)).toEqual([])
})

it('a database of a version before 1.0 is refused in one sentence', async () => {
  const old = await fakeMongo()
  old.known.documents.set('confirmations', [])
  await expect(testPayload({ url: old.url })).rejects.toThrow(
    /^The database in DATABASE_URL was made by a version before 1\.0, [^.]+\.$/,
  )
  expect(old.optionsOf('createIndexes')).toEqual([])
  await old.stop()
})

it("no filter uses the server's clock, which MongoDB 4.4 does not support everywhere", async () => {
  const before = mongo.commands().length
  const leases = leasesOf(there)
  await leases.take('x', 'me', 1000)
  expect(await leases.isTaken('x')).toBe(false)
  mongo.known.documents.set('leases', [{ _id: 'x', isHeld: true }])
  expect(await leases.isTaken('x')).toBe(true)
  expect(await leases.giveBack('x', 'me')).toBe(true)
  const names = mongo.commands().slice(before)
  expect(names.map(([name]) => name)).toEqual(['findAndModify', 'aggregate', 'aggregate', 'findAndModify'])
  const [given] = mongo.optionsOf('findAndModify').slice(-1)
  expect(given).toMatchObject({ query: { _id: 'x', holder: 'me' }, update: [{ $set: { holder: '' } }] })
  const filters = ['findAndModify', 'aggregate', 'find', 'delete', 'update', 'count'].flatMap((name) =>
    mongo
      .optionsOf(name)
      .map(({ filter, query, deletes, updates, pipeline = [] }) => [
        ...[filter, query, deletes, updates],
        (pipeline as Doc[]).map(({ $match }) => $match),
      ]),
  )
  expect(JSON.stringify(filters)).not.toMatch(/\$\$NOW|\$expr/)
})

function required(collection: CollectionSlug): Doc {
  const { flattenedFields } = there.collections[collection].config
  const anyValue = (field: (typeof flattenedFields)[number]) => {
    if (field.type === 'number') return 1
    if (field.type === 'checkbox') return true
    if (field.type === 'date') return new Date(0).toISOString()
    if (field.type !== 'select') return 'x'
    const [option] = field.options
    return typeof option === 'object' ? option.value : option
  }
  return Object.fromEntries(
    flattenedFields.flatMap((field) =>
      'required' in field && field.required ? [[field.name, anyValue(field)]] : [],
    ),
  )
}
/** Each row of a list that has a default gets an id of its own. */
const withoutIds = (found: object) =>
  JSON.stringify(found, (key, value: unknown) => (key === 'id' ? undefined : value))
const withoutTimes = (found: unknown) => {
  const { id: _, createdAt: _created, updatedAt: _updated, ...doc } = found as Doc
  return doc
}

it('an empty document reads as on SQLite, in every collection', async () => {
  await here.db.create({ collection: 'categories', data: { id: 'x', name: 'x' } })
  const collections = there.config.collections
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => !slug.startsWith('payload-') && slug !== 'categories')
  for (const collection of collections) {
    const data = { ...required(collection), id: randomUUID() }
    await here.db.create({ collection, data: { ...data } })
    mongo.known.documents.set(collection, [{ ...required(collection), _id: data.id }])
    const where = { id: { equals: data.id } }
    const answers = [here, there].map(async ({ db }) => [
      withoutTimes(await db.findOne({ collection, where })),
      withoutTimes((await db.find({ collection, where, pagination: false })).docs[0]),
    ])
    const [onSqlite, onMongo] = await Promise.all(answers)
    expect(onMongo, collection).toEqual(onSqlite)
  }
})

it('a JSON field is written as JSON, in an insert, an update and a version', async () => {
  const undoing = { at: new Date(0), note: undefined, mails: [{ to: undefined }] }
  const kept = { at: '1970-01-01T00:00:00.000Z', mails: [{}] }
  const scope = { collection: 'decisions', returning: false } as const
  await there.db.create({ ...scope, data: { ...required('decisions'), id: 'x', undoing } })
  await there.db.updateOne({ ...scope, id: 'x', data: { undoing } })
  await there.db.updateMany({ ...scope, where: { id: { equals: 'x' } }, data: { undoing } })
  const [inserted] = mongo.optionsOf('insert').slice(-1)
  expect(inserted).toMatchObject({ documents: [{ undoing: kept }] })
  for (const { updates } of mongo.optionsOf('update').slice(-2)) {
    expect(updates).toMatchObject([{ u: { $set: { undoing: kept } } }])
    expect(JSON.stringify(updates)).not.toMatch(/"(note|to)":null/)
  }
  const versionData = { version: { formerNames: [{ name: undefined }] } }
  await there.db.updateVersion({ collection: 'entries', id: 'v', versionData: versionData as never })
  const [version] = mongo.optionsOf('findAndModify').slice(-1)
  expect(version?.update).toMatchObject({ $set: { version: { formerNames: [{}] } } })
  expect(JSON.stringify(version?.update)).not.toContain('"name":null')
})

it('lists and groups that are null read as on SQLite', async () => {
  const settings = { siteTitle: 'x', association: 'x', contactEmail: 'x@example.org' }
  const emptied = { people: null, region: null, asking: null, localHolidayTowns: null }
  mongo.known.documents.set('globals', [{ _id: 'x', globalType: 'site-settings', ...settings, ...emptied }])
  const read = (await there.db.findGlobal({ slug: 'site-settings' })) as Doc
  expect(read).toMatchObject({ people: [], region: { aliases: [], label: null }, asking: { on: false } })
  expect((read.importantNumbers as unknown[]).length).toBeGreaterThan(2)
  expect(await settingsRow(there)).toMatchObject({ siteTitle: 'x', people: [], localHolidayTowns: [] })
})

it('settings that were never saved read as on SQLite, for every reader', async () => {
  mongo.known.documents.delete('globals')
  const matcher = createPersonMatcher({ name: 'Anna Adam', email: '', phone: '', username: '' })
  const places = async (payload: Payload) => {
    const found: NamingPlace[] = []
    for await (const place of findNamingPlaces(payload, matcher, '/nonexistent')) found.push(place)
    return found
  }
  const readers: Record<string, (payload: Payload) => Promise<unknown>> = {
    adapter: ({ db }) => db.findGlobal({ slug: 'site-settings' }),
    payload: async (payload) => withoutIds(await payload.findGlobal({ slug: 'site-settings' })),
    journal: ({ db }) => readDocuments(db, 'site-settings', {}),
    erasure: places,
    site: settingsRow,
    retention: retentionTimes,
    verification: verificationSettings,
    words: listUnfoundWords,
    backup: async (payload) => {
      const globals: string[] = []
      for await (const { kind, of } of readContent(payload, {}))
        if (kind.startsWith('global')) globals.push(of)
      return globals
    },
  }
  mongo.known.documents.clear()
  for (const [name, read] of Object.entries(readers))
    expect(await read(there), name).toEqual(await read(here))
})

it('fields that were not selected are not filled in', async () => {
  mongo.known.documents.set('entries', [{ _id: 'x' }])
  const read = (select: Doc) => there.db.findOne({ collection: 'entries', select: select as never })
  expect(await read({})).toEqual({ id: 'x' })
  expect(await read({ phone: true })).toEqual({ id: 'x', phone: null })
  const but = (await read({ phone: false })) as Doc
  expect(['phone' in but, but.mobile]).toEqual([false, null])
  mongo.known.documents.set('_entries_versions', [{ _id: 'v', parent: 'x', version: {} }])
  const { docs } = await there.db.findVersions({ collection: 'entries', pagination: false })
  expect(docs[0]?.version).toMatchObject({ phone: null, token: null, lat: null, barrierfree: false })
})

it('an earlier version with an empty field empties it when restored through Payload', async () => {
  const mongo = await fakeMongo()
  const payload = await testPayload({ url: mongo.url })
  const dates = { createdAt: new Date(0), updatedAt: new Date(0) }
  mongo.known.documents.set('entries', [{ _id: 'e', name: 'Salon', state: 'newer', ...dates }])
  const version = { name: 'Salon', ...dates }
  mongo.known.documents.set('_entries_versions', [{ _id: 'f'.repeat(24), parent: 'e', version, ...dates }])
  await (payload as unknown as Payload).restoreVersion({ collection: 'entries' as never, id: 'v' })
  const [saved] = mongo.optionsOf('findAndModify').filter((command) => command.findAndModify === 'entries')
  expect(saved?.update).toMatchObject({ $set: { name: 'Salon', state: null } })
  await payload.destroy()
  await mongo.stop()
})
