import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sqlite } from '#database/testDatabases.ts'
import { checkBackup } from '#features/backup/readBackup.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { makeFolder } from '#testFolder.ts'
import { passwords, startTestServer } from '#testServer.ts'
import { serverOf } from '#testSuite.ts'

const dataDir = makeFolder()
const inFolder = (name: string) => path.join(dataDir, name)
const leftovers = ['incoming/upload', 'downloads/unsent.backup', 'paper/a/old.pdf']
for (const name of [...leftovers, 'paper/a/new.pdf']) {
  await mkdir(path.dirname(inFolder(name)), { recursive: true })
  await writeFile(inFolder(name), 'of a killed server')
}
await utimes(inFolder('paper/a/old.pdf'), 0, 0)
await chmod(dataDir, 0o755)
const backups = { everyMs: 3_600_000, keep: 2, dir: inFolder('backups') }
const firstAdmin = { username: 'chief', password: passwords.Admin }
const server = await serverOf(sqlite, { dataDir, backups, firstAdmin }, { accounts: false })

it('a start deletes what a killed server has left, and nothing else', async () => {
  for (const name of leftovers)
    await expect.poll(() => existsSync(inFolder(name)), { message: name }).toBe(false)
  expect(existsSync(inFolder('paper/a/new.pdf'))).toBe(true)
})

it.skipIf(process.platform === 'win32')('a start restricts the data folder to its owner', async () => {
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

it('a start creates the first administrator, and marks the folder as used', async () => {
  const role = { status: 200, role: 'Admin' }
  expect(await server.as(await server.login('chief', passwords.Admin)).get('getRole')).toMatchObject(role)
  expect(existsSync(inFolder('in-use'))).toBe(true)
})

it('a start makes a backup that is due', async () => {
  const names = async () => (await readdir(backups.dir).catch(() => [])).filter((name) => /p$/.test(name))
  await expect.poll(async () => (await names()).length).toBe(1)
  for (const name of await names()) await checkBackup(path.join(backups.dir, name))
})

it('mails are sent as soon as they are queued', async () => {
  const { jobs, wakeMailSender } = runtimeOf(server.payload)
  for (const job of jobs) if ('look' in job) await (job as { look: () => Promise<void> }).look()
  const has = vi.spyOn(server.payload.kv, 'has')
  wakeMailSender()
  expect(has).toHaveBeenCalledWith('mails-held')
  has.mockRestore()
})

it('a folder belongs to one server, and after its end to the next', async () => {
  const settings = { dataDir: makeFolder(), databaseUrl: await sqlite.url() }
  const begin = () => startTestServer(sqlite, settings, { accounts: false })
  const first = await begin()
  await expect(begin()).rejects.toThrow(`in use by another process (process ${process.pid})`)
  await first.stop()
  await (await begin()).stop()
})

it('a place whose restore did not end is refused', async () => {
  const unfinished = makeFolder()
  await writeFile(path.join(unfinished, 'restore-unfinished'), '')
  const start = startTestServer(sqlite, { dataDir: unfinished }, { accounts: false })
  await expect(start).rejects.toThrow('did not come to its end')
})

it('a public address is refused while an account has a demo password', async () => {
  const demo = { username: 'admin', password: 'admin-demo' }
  const start = startTestServer(sqlite, { isPrivate: false, firstAdmin: demo }, { accounts: false })
  await expect(start).rejects.toThrow('demo account "admin"')
})
