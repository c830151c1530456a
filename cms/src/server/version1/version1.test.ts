import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { sqlite } from '#database/testDatabases.ts'
import { emptyPlace } from '#features/backup/backupFiles.fixture.ts'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { makeFolder } from '#testFolder.ts'
import { createUser, passwords } from '#testServer.ts'
import { ok, onDatabase, serverOf } from '#testSuite.ts'

/*
 * What version 1.0.0 wrote after some work on the demo content, kept for good: two changes of "Ährenfeld, Friederike",
 * a deletion, a file, an accepted request. A later version opens it, by migrations if its schema differs.
 */
// The trash and the log are emptied by age.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') })
afterAll(() => void vi.useRealTimers())

const kept = (name: string) => path.join(import.meta.dirname, name)
const changed = '4d57de1d-700f-4c09-b78f-ef501b4a5d46'

const file = path.join(makeFolder(), 'directory.db')
await writeFile(file, gunzipSync(await readFile(kept('directory.db.gz'))))
const server = await serverOf(
  sqlite,
  { databaseUrl: pathToFileURL(file).href },
  {
    accounts: false,
    prepare: async (payload) => {
      await createUser(payload, 'vertretung', 'Editor')
    },
  },
)
const editor = server.as(await server.login('vertretung', passwords.Editor))

it('a data folder of version 1.0 shows its public content', async () => {
  expect(await server.json('allcategories')).toHaveLength(45)
  const [entry] = (await server.json('entry?category=Hausärzte&name=Ährenfeld, Friederike')).entries
  expect(entry).toMatchObject({ uuid: changed, additionalInfo: 'Nach dem Umzug geändert.', stepFree: true })
  expect(await server.text('file/Zettel.txt')).toBe('Ein Zettel von 1.0')
})

it('a data folder of version 1.0 has its versions, trash and log, and undo works', async () => {
  const versions = await editor.json(`versions?noun=entries&id=${changed}`)
  expect(versions.versions.length).toBe(3)
  const trash = await editor.json('trash')
  expect(trash.items).toHaveLength(1)
  const log: { auuid: string; kind: string }[] = await editor.json('action_logs')
  const deletion = log.find(({ kind }) => kind === 'removed')?.auuid
  await ok(editor.post('undo', { id: deletion }))
  expect(await editor.json('trash')).toMatchObject({ items: [] })
})

onDatabase('A backup of version 1.0', async (db) => {
  it('is restored completely', async () => {
    const place = await emptyPlace(db)
    expect(await place.restore(kept('1.0.backup'))).toMatchObject({ lost: [] })
    expect(await place.payload.count({ collection: 'entries' })).toEqual({ totalDocs: 226 })
  })
})

onDatabase('An export of version 1.0', async (db) => {
  const server = await serverOf(db)
  const { send, bearer } = await importingOn(server)

  it('is imported into an empty directory, and its next export is identical', async () => {
    const file = await readFile(kept('export.csv'), 'utf8')
    expect((await send(file, 'uploadExcel')).status).toBe(202)
    expect(await server.text('downloadExcel', bearer())).toBe(file.replace(/^\ufeff/, ''))
  })
})
