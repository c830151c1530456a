import { once } from 'node:events'
import { chmod, readdir, stat, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '#testFolder.ts'
import { onDatabase } from '#testSuite.ts'
import { loginAt, type runServer, serverProcesses } from './testProcess.ts'

const open = { HOST: '0.0.0.0', PAYLOAD_SECRET: 'a secret of our own with 40 characters..' }
const admin = { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'password of the chief' }
const demo = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'admin-demo' }

onDatabase('a server process', (db) => {
  const processes = serverProcesses()
  let settings: Record<string, string>
  beforeEach(async () => {
    settings = { DATA_DIR: makeFolder(), DATABASE_URL: await db.url(), RATE_LIMIT: 'off' }
  })
  const run = (more: Record<string, string> = {}) => processes.run({ ...settings, ...more })
  const stop = ({ child, ended }: ReturnType<typeof runServer>, signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const started = async (server: ReturnType<typeof runServer>) => {
    await server.url
    return server
  }
  const login = (url: string, username = 'chief', password = admin.ADMIN_PASSWORD) =>
    loginAt(url, username, password)

  it.each([
    ['without a secret', { HOST: '0.0.0.0' }, 'PAYLOAD_SECRET'],
    ['with a demo password for the first Admin', { ...open, ...demo }, 'well-known password'],
  ])('refuses a public address %s, without a stack', async (_, settings, reason) => {
    const server = run(settings)
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(reason)
    expect(server.output()).not.toMatch(/\n\s+at /)
  })

  it('starts empty, creates the first Admin, ends on SIGTERM, and starts again', async () => {
    const first = run(admin)
    expect(await login(await first.url)).toEqual(expect.any(String))
    expect(await stop(first)).toBe(0)
    // There is nothing to worry about, so no line may look like it.
    expect(first.output()).not.toMatch(/WARN|ERROR|[Ee]mail adapter/)
    const second = run()
    expect(await login(await second.url)).toEqual(expect.any(String))
    expect(await login(await second.url, 'admin', 'admin-demo')).toBeUndefined()
  })

  it.skipIf(process.platform === 'win32')('restricts its folder and files to its owner', async () => {
    const folder = settings.DATA_DIR ?? ''
    await chmod(folder, 0o755)
    const server = run(admin)
    await login(await server.url)
    const open: string[] = []
    for (const name of ['.', ...(await readdir(folder, { recursive: true }))])
      if ((await stat(path.join(folder, name))).mode & 0o077) open.push(name)
    expect(open).toEqual([])
  })

  it('adds no demo providers if a database was lost', async () => {
    await stop(await started(run(admin)))
    settings = { ...settings, DATABASE_URL: await db.url() }
    const server = await started(run({ SEED: 'demo' }))
    const categories = await fetch(`${await server.url}/api/allcategories`)
    expect(await categories.json()).toEqual([])
    expect(server.output()).toContain('restore a backup')
  })

  it('ends at once on a second signal', async () => {
    const server = run(admin)
    const { hostname, port } = new URL(await server.url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`,
    )
    // It is under way: the server waits for the body.
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 100 /)
    server.child.kill('SIGTERM')
    // No new connection is accepted from the first signal on.
    while (await fetch(`${await server.url}/api/health/live`).then(Boolean, () => false));
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(1)
    socket.destroy()
  })

  it('refuses a public address while an account, even a locked one, has a demo password', async () => {
    const first = run(demo)
    const url = await first.url
    for (let i = 0; i < 5; i++) await login(url, 'admin', 'wrong')
    expect(await login(url, 'admin', 'admin-demo')).toBeUndefined()
    await stop(first)
    for (let start = 0; start < 2; start++) {
      const server = run(open)
      expect(await server.ended).toBe(1)
      expect(server.output()).toContain('"admin"')
    }
  })

  it('deletes partial uploads at its next start after a kill', async () => {
    const server = run(admin)
    await beginUpload(await server.url, String(await login(await server.url)))
    await stop(server, 'SIGKILL')
    const left = await incoming()
    expect(left).toHaveLength(1)
    // If another server may be using the folder, only old files are leftovers.
    if (db.name !== 'SQLite') for (const place of left) await utimes(place, 0, 0)
    await started(run())
    expect(await incoming()).toEqual([])
  })

  async function incoming(): Promise<string[]> {
    const folder = path.join(settings.DATA_DIR ?? '', 'incoming')
    return (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name))
  }

  async function beginUpload(url: string, token: string): Promise<void> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    socket.write(
      `POST /api/uploadExcel HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nName`,
    )
    while ((await incoming()).length === 0) await pause(20)
  }
})
