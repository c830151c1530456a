import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { makeFolder } from '#testFolder.ts'
import { onServer, refused } from '#testSuite.ts'
import { lastBackup } from './createBackups.ts'
import { checkBackup } from './readBackup.ts'
import { startTimedBackups } from './timedBackups.ts'

const hour = 60 * 60 * 1000
const fileOf = (minute: string) => `wegweiser-${minute}-00Z.backup`
/** Timers run at their own pace. */
const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })

onServer('scheduled backups', async (server) => {
  const dir = makeFolder()
  afterEach(() => vi.useRealTimers())

  it('run when due despite restarts and clock changes; the newest and foreign files are kept', async () => {
    setClock('2026-11-22T08:00:00Z')
    const begin = () => startTimedBackups(server.payload, { everyMs: 24 * hour, keep: 2, dir })
    let timed = begin()
    const lookAfter = async (hours: number) => {
      vi.setSystemTime(Date.now() + hours * hour)
      await timed.look()
      return (await readdir(dir)).sort()
    }
    const foreign = ['letter.txt', 'wegweiser-old.backup']
    for (const name of foreign) await writeFile(path.join(dir, name), 'not ours')
    const half = 'wegweiser-2026-11-01T00-00-00Z.backup.0a1b2c3d.part'
    await writeFile(path.join(dir, half), 'of a killed server')
    const own = (names: string[]) => names.filter((name) => !foreign.includes(name))

    const first = fileOf('2026-11-22T08-00')
    expect(own(await lookAfter(0))).toEqual([first])
    await checkBackup(path.join(dir, first))
    expect(await lastBackup(server.payload)).toBe('2026-11-22T08:00:00.000Z')
    expect(own(await lookAfter(23))).toEqual([first])
    await timed.stop()
    timed = begin()
    expect(own(await lookAfter(0.5))).toEqual([first])
    const second = fileOf('2026-11-23T08-00')
    expect(own(await lookAfter(0.5))).toEqual([first, second])
    const third = fileOf('2026-11-24T09-00')
    expect(await lookAfter(25)).toEqual([...foreign, second, third].sort())
    // The clock goes back by a week: backups that seem to come from the future delay nothing.
    const earlier = fileOf('2026-11-17T09-00')
    expect(own(await lookAfter(-7 * 24))).toEqual([earlier, third])
    expect(own(await lookAfter(1))).toEqual([earlier, third])
    await timed.stop()
  })

  it('run on one of several servers even with separate folders', async () => {
    setClock('2026-11-30T08:00:00Z')
    const dirs = ['one', 'two'].map((name) => path.join(dir, name))
    const servers = dirs.map((dir) => startTimedBackups(server.payload, { everyMs: hour, keep: 5, dir }))
    const lookAll = async () => {
      await Promise.all(servers.map(({ look }) => look()))
      return (await Promise.all(dirs.map((dir) => readdir(dir).catch(() => [])))).flat().sort()
    }
    const first = fileOf('2026-11-30T08-00')
    expect(await lookAll()).toEqual([first])
    expect(await lookAll()).toEqual([first])
    vi.setSystemTime(Date.now() + hour)
    expect(await lookAll()).toEqual([first, fileOf('2026-11-30T09-00')])
    for (const { stop } of servers) await stop()
    for (const dir of dirs) await rm(dir, { recursive: true, force: true })
  })

  it('that fail delete no others and are retried later', async () => {
    const { backups } = runtimeOf(server.payload)
    const { make } = backups
    const before = await readdir(dir)
    setClock('2027-01-01T00:00:00Z')
    const failing = vi.fn(() => Promise.reject(new Error('The disk is full')))
    backups.make = failing
    const timed = startTimedBackups(server.payload, { everyMs: hour, keep: 1, dir })
    await timed.look()
    expect([failing.mock.calls.length, await readdir(dir)]).toEqual([1, before])
    backups.make = make
    vi.setSystemTime(Date.now() + hour / 4)
    await timed.look()
    expect(await readdir(dir)).toContain(fileOf('2027-01-01T00-15'))
    await timed.stop()
  })

  it('are downloaded only by an Admin from our own page, logged, without leftover files', async () => {
    const ask = (token: string | null, origin = 'https://own.example') =>
      server.throughPayload('/backup', {
        method: 'POST',
        headers: token ? { Cookie: `payload-token=${token}`, Origin: origin } : {},
      })
    const [admin, editor] = [await server.loginAs('Admin'), await server.loginAs('Editor')]
    await refused(ask(null), 401)
    await refused(ask(editor), 403)
    await refused(ask(admin, 'https://evil.example'), 401)
    const answer = await ask(admin)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*wegweiser-[\d-]{10}\.backup/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const file = path.join(dir, 'downloaded')
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    expect(Number(answer.headers.get('content-length'))).toBe((await stat(file)).size)
    expect((await checkBackup(file)).end.counts.users).toBe(2)
    const line = { user: 'admin', action: 'Sicherung heruntergeladen' }
    expect((await server.docs('logs')).at(-1)).toMatchObject(line)
    const downloads = path.join(server.settings.dataDir, 'downloads')
    while ((await readdir(downloads)).length > 0) await new Promise(setImmediate)
  })
})
