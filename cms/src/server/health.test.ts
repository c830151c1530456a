import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { DatabaseUnavailable } from '#database/databaseUnavailable.ts'
import { sqlitePath } from '#database/sqliteClient.ts'
import { sqlite } from '#database/testDatabases.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { breakDisk } from '#testDisk.ts'
import { startTestServer, type TestServer } from '#testServer.ts'
import { onDatabase } from '#testSuite.ts'

const status = async (server: TestServer, address: string) => (await server.get(address)).status

onDatabase('health', (db) => {
  it('tests a write, at most every ten seconds, and reports why it fails', async () => {
    let time = 1_800_000_000_000
    const server = await startTestServer(db, {}, { now: () => time })
    const { kv } = server.payload
    const { set } = kv
    let writes = 0
    let isFull = false
    kv.set = async (...args) => {
      writes++
      if (isFull) throw Object.assign(new Error('No room'), { code: 'SQLITE_FULL' })
      return set.apply(kv, args)
    }
    expect(await status(server, 'health/ready')).toBe(200)
    isFull = true
    time += 9_999
    expect([await status(server, 'health/ready'), writes]).toEqual([200, 1])
    time += 1
    const refused = await server.as(null).get('health/ready')
    expect([refused.status, refused.code, writes]).toEqual([503, 'disk_full', 2])
    expect(await status(server, 'health/live')).toBe(200)
    isFull = false
    time += 10_000
    expect(await status(server, 'health/ready')).toBe(200)

    server.payload.logger.error = () => {}
    const coded = (code: unknown) => Object.assign(new Error('Some words'), { code })
    for (const [failure, code, message] of [
      [coded('SQLITE_FULL'), 'disk_full', 'Der Datenträger ist voll'],
      [coded(14031), 'disk_full', 'Der Datenträger ist voll'],
      [new Error('Not stored', { cause: coded('ENOSPC') }), 'disk_full', 'Der Datenträger ist voll'],
      [coded('SQLITE_READONLY_DBMOVED'), 'not_writable', 'kann gerade nichts speichern'],
      [coded('EROFS'), 'not_writable', 'kann gerade nichts speichern'],
      [new Error('Whatever'), 'not_writable', 'kann gerade nichts speichern'],
      [new DatabaseUnavailable(), 'unavailable', 'Die Datenbank antwortet gerade nicht'],
    ] as const) {
      kv.set = () => Promise.reject(failure)
      time += 10_000
      const told = { status: 503, code, message: expect.stringContaining(message) }
      expect(await server.as(null).get('health/ready')).toMatchObject(told)
    }
    await server.stop()
  })

  it.skipIf(process.platform === 'win32')('reports that the folder’s disk is full', async () => {
    const server = await startTestServer(db)
    onTestFinished(breakDisk({ code: 'ENOSPC', isHit: (file) => file.endsWith('.probe') }))
    expect(await server.json('health/ready')).toMatchObject({ code: 'disk_full' })
    await server.stop()
  })

  /** A request whose body the server waits for. */
  async function begun(server: TestServer, head: string) {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk
    })
    const type = 'Content-Type: application/json\r\nExpect: 100-continue'
    socket.write(`POST ${head}\r\nHost: ${hostname}:${port}\r\n${type}\r\n\r\n`)
    // It is sent when the request has reached the server.
    while (!answer.includes('100 Continue')) await once(socket, 'data')
    return { socket, answer: () => answer }
  }

  it('stopping the server completes running requests, and accepts no new ones', async () => {
    const server = await startTestServer(db)
    const body = JSON.stringify(entryRequest())
    const session = `Authorization: Bearer ${await server.loginAs('Editor')}`
    const length = `Content-Length: ${Buffer.byteLength(body)}`
    const { socket, answer } = await begun(server, `/api/addEntry HTTP/1.1\r\n${session}\r\n${length}`)
    const { problem } = runtimeOf(server.payload).readiness
    const stopped = server.stop(600_000)
    expect(await problem()).toBe('stopping')
    await expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow()
    socket.write(body)
    await once(socket, 'close')
    expect(answer()).toContain('HTTP/1.1 200')
    await stopped
  })

  it('stopping the server aborts an endless request', async () => {
    const server = await startTestServer(db)
    const { socket, answer } = await begun(server, '/api/login HTTP/1.1\r\nContent-Length: 100')
    const closed = once(socket, 'close')
    await server.stop(20)
    await closed
    expect(answer()).not.toContain('HTTP/1.1 200')
  })
})

it.skipIf(process.platform === 'win32')(
  'a SQLite file that was deleted: no write is acknowledged',
  async () => {
    const server = await startTestServer(sqlite)
    const editor = await server.signIn('Editor')
    await rm(sqlitePath(server.settings.databaseUrl))
    const told = { status: 503, code: 'not_saved' }
    expect(await editor.post('addEntry', entryRequest())).toMatchObject(told)
    expect(await status(server, 'health/ready')).toBe(503)
    await server.stop()
  },
)
