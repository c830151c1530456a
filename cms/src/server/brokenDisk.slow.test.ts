import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sqlite } from '#database/testDatabases.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { breakCommits, breakDisk } from '#testDisk.ts'
import { passwords } from '#testServer.ts'
import { namesOf, ok, serverOf } from '#testSuite.ts'

/** Each way of saving on a data folder that takes nothing more, and afterwards. */
let time = 0
let mend = () => {}
const server = await serverOf(sqlite, {}, { now: () => Date.parse('2026-11-22T08:00:00Z') + time })
afterEach(() => {
  mend()
  mend = () => {}
})

const user = await server.signIn('Admin')
const imports = await importingOn(server)
const send = user.post
const notSaved = { status: 503, code: 'not_saved', message: expect.stringContaining('nicht gespeichert') }
const isReady = async () => {
  time += 10_000
  return (await server.get('health/ready')).status === 200
}
const dataDir = () => server.settings.dataDir
const client = () =>
  (server.payload.db as unknown as { client: { execute(sql: string): Promise<unknown> } }).client

const readOnly = async () => {
  await client().execute('PRAGMA query_only = ON')
  return () => void client().execute('PRAGMA query_only = OFF')
}
it.each([
  ['the disk cannot make safe what it took', async () => breakCommits()],
  ['the disk was full at the commit', async () => breakCommits('SQLITE_FULL')],
  ['the database can only be read', readOnly],
])('refuses a request if storing fails: %s', async (reason, breakIt) => {
  const names = async () => namesOf(await server.listed('Pflege'))
  const name = `Anbieter, als es hieß: ${reason}`
  mend = await breakIt()
  const entry = entryRequest({ category: 'Pflege', name })
  expect(await send('addEntry', entry)).toMatchObject(notSaved)
  expect(await send('addPendingEntry', entry)).toMatchObject(notSaved)
  expect(await isReady()).toBe(false)
  await ok(server.get('allcategories'))
  expect(await names()).not.toContain(name)
  mend()
  mend = () => {}
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 60_000 })
  await ok(send('addEntry', entry))
  expect((await names()).filter((one) => one === name)).toEqual([name])
  expect(await server.mailsTo(entry.email)).toEqual([])
})

it('refuses an import file, and leaves nothing of it', async () => {
  const csv = 'Kategorie;Name;Straße;PLZ;Ort\nPflege;Aus der Tabelle;Weg 1;97437;Haßfurt\n'
  const sheet = async () => {
    const { status, body } = await imports.send(csv)
    return { status, ...body }
  }
  for (const breakIt of [
    () => breakDisk({ code: 'ENOSPC', isHit: (file) => file.includes('upload-') }),
    () => breakCommits('SQLITE_FULL'),
  ]) {
    mend = breakIt()
    expect(await sheet()).toMatchObject(notSaved)
    mend()
    expect([await server.count('imports'), await server.count('import-parts')]).toEqual([0, 0])
  }
  expect((await sheet()).status).toBe(202)
})

it('resumes an import after a full disk', async () => {
  const rows = Array.from({ length: 200 }, (_, i) => `Import;Zeile ${i};Weg ${i};97437;Haßfurt;50.1;10.1`)
  const id = await imports.preview(rows, 'Kategorie;Name;Straße;PLZ;Ort;lat;lon')
  const said = vi.spyOn(server.payload.logger, 'error')
  expect((await send('startImport', { id })).status).toBe(202)
  mend = breakCommits('SQLITE_FULL')
  await vi.waitFor(() => expect(JSON.stringify(said.mock.calls)).toContain('wait until'), {
    timeout: 60_000,
  })
  mend()
  said.mockRestore()
  const state = async () => (await imports.summary(id)).state
  await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: 60_000 })
  expect(await server.listed('Import')).toHaveLength(200)
})

it('leaves no partial backup, and makes a complete one later', async () => {
  const target = path.join(dataDir(), 'backups', 'now.backup')
  const { backups } = runtimeOf(server.payload)
  for (const at of ['write', 'sync'] as const) {
    mend = breakDisk({ code: 'ENOSPC', at, isHit: (file) => file.includes('now.backup') })
    await expect(backups.make(target)).rejects.toMatchObject({ code: 'ENOSPC' })
    mend()
    expect(await readdir(path.dirname(target))).toEqual([])
  }
  await backups.make(target)
  expect(await readdir(path.dirname(target))).toEqual(['now.backup'])
})

it('refuses a login as not saved; existing sessions stay valid', async () => {
  mend = await readOnly()
  const body = { username: 'editor', password: passwords.Editor }
  expect(await send('login', body)).toMatchObject(notSaved)
  await ok(user.get('getRole'))
  mend()
  mend = () => {}
  await ok(send('login', body))
})
