import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { sqlite } from '#database/testDatabases.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { type Call, type CallKey, contract } from '#shared/contract'
import { bearer, everyLimit, startTestServer, type TestServer } from '#testServer.ts'
import { ok, refused, serverOf } from '#testSuite.ts'
import { answerTo } from './connections/guarded.fixture.ts'

const posts = (Object.keys(contract) as CallKey[]).filter((key) => key.startsWith('POST '))
const calls = posts.map((key): [CallKey, Call] => [key, contract[key]])
const roots = ['/api', '/cms/api/contract']
/** From browsers without scripts. */
const forms = [
  ...['/addrequest', '/en/addrequest', '/confirm/secret', '/en/confirm/secret', '/confirm/secret/id'],
  ...['/answer/secret', '/en/answer/secret'],
]
const at = (root: string, key: string) => key.replace('POST /api', root)

/** A body of 60 bytes that would be 27 MB. */
const packed = brotliCompressSync(Buffer.alloc(27_000_000, '['), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
})

let server: TestServer = await serverOf(sqlite)
const editor = await server.loginAs('Editor')

/** Sends so much of a request, and no more. */
function say(path: string, headers: Record<string, string>, start: string | Buffer = '') {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
  const head = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`POST ${path} HTTP/1.1`, ...head, '\r\n'].join('\r\n'))
  socket.write(start)
  return socket
}
/** The first line of the answer, and its head. */
async function begin(...said: Parameters<typeof say>): Promise<string> {
  const socket = say(...said)
  const answer = await answerTo(socket)
  socket.destroy()
  return answer
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const unread: [string, Record<string, string>, string | Buffer][] = [
  ['never sent', { ...json, 'Content-Length': '27000000' }, ''],
  ['without end', { ...json, 'Transfer-Encoding': 'chunked' }, '5\r\n[[[[[\r\n'],
  ['with Expect', { ...json, 'Content-Length': '27000000', Expect: '100-continue' }, ''],
  [
    'of a form',
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '9000000' },
    '--x\r\n',
  ],
  ['compressed', { ...json, 'Content-Encoding': 'br', 'Content-Length': '100' }, packed],
  ['without a type', { 'Content-Length': '1000' }, 'x'],
]
// `roles.test.ts` shows it of every call with a body that is read at once.
const ofStaff = ['POST /api/addlink', 'POST /api/saveFile', 'POST /api/previewImport'] as const

it.each(unread)('a body %s: the session is checked first, at both roots', async (_, headers, start) => {
  for (const root of roots)
    for (const key of ofStaff) {
      const answer = await begin(at(root, key), headers, start)
      // The first answer, so no `100 Continue` was sent.
      expect(statusOf(answer), `${root} ${key}`).toBe(401)
    }
})

it('a body is refused second by the role: an Editor cannot send one to calls for Admins', async () => {
  for (const root of roots)
    for (const key of ['POST /api/saveFile', 'POST /api/saveHtml']) {
      const headers = { ...json, ...bearer(editor), 'Content-Length': '900000' }
      expect(statusOf(await begin(at(root, key), headers)), key).toBe(403)
    }
})

it('a body is refused third by the rate limit, for every public call', async () => {
  const limited = await startTestServer(sqlite, { rateLimits: everyLimit({ points: 0, seconds: 600 }) })
  const before = server
  server = limited
  onTestFinished(() => {
    server = before
    return limited.stop()
  })
  for (const root of roots)
    for (const [key] of calls)
      expect(statusOf(await begin(at(root, key), { ...json, 'Content-Length': '900000' })), key).toBe(429)
  const head = { ...form, 'Content-Length': '90000' }
  for (const path of forms) expect(statusOf(await begin(path, head)), path).toBe(429)
})

it('a body of a form is never decompressed', async () => {
  const head = { ...form, 'Content-Encoding': 'br', 'Content-Length': '60' }
  for (const path of forms) expect(statusOf(await begin(path, head)), path).toBe(415)
})

it('a body of an aborted form is not logged as an error', async () => {
  const logged = vi.spyOn(server.payload.logger, 'error')
  const { strangers } = runtimeOf(server.payload).bodies
  for (const path of forms) {
    const socket = say(path, { ...form, 'Content-Length': '90000' }, 'x'.repeat(50_000))
    while (strangers.inUse() === 0) await new Promise(setImmediate)
    socket.resetAndDestroy()
    while (strangers.inUse() > 0) await new Promise(setImmediate)
    await ok(server.get('health'))
  }
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

it('a body is accepted after "Expect: 100-continue"', async () => {
  const head = { ...json, 'Content-Length': '2', Expect: '100-continue' }
  expect(await begin('/api/login', head)).toMatch(/^HTTP\/1.1 100 Continue\r\n/)
})

const ofAnybody = calls.filter(([, { who, upload }]) => who === 'public' && !upload)
it('a body may have a megabyte from a visitor and more from staff, and is never unpacked', async () => {
  expect(ofAnybody.length).toBeGreaterThan(5)
  const content = Buffer.alloc(3_000_000, 'x').toString('base64')
  const large = JSON.stringify({ name: 'gross.txt', content })
  for (const root of roots)
    for (const [key] of ofAnybody)
      for (const [encoding, body, refusal] of [
        ['identity', large, 413],
        ['br', packed, 415],
      ] as const) {
        const headers = { ...json, 'Content-Encoding': encoding }
        const { status } = await server.raw(at(root, key), { method: 'POST', headers, body })
        expect(status, `${key} ${encoding}`).toEqual(refusal)
      }
  const headers = { ...json, ...bearer(await adminToken()) }
  const send = (more: Record<string, string>, body: Buffer | string) =>
    server.raw('/api/saveFile', { method: 'POST', headers: { ...headers, ...more }, body })
  await ok(send({}, large))
  await refused(send({ 'Content-Encoding': 'gzip' }, packed), 415)
})

let admin: string | undefined
const adminToken = async () => {
  admin ??= await server.loginAs('Admin')
  return admin
}

it('a body takes memory while it arrives, and frees it, whichever side disconnects', async () => {
  const { strangers } = runtimeOf(server.payload).bodies
  const head = { ...json, 'Content-Length': '1000000' }
  const sockets = Array.from({ length: 20 }, () => say('/api/login', head, Buffer.alloc(900_000, ' ')))
  // What is one too many is answered.
  expect(await Promise.race(sockets.map(answerTo))).toMatch(/^HTTP\/1.1 429 /)
  expect(strangers.inUse()).toBeLessThanOrEqual(8_000_000)
  for (const socket of sockets) socket.destroy()
  while (strangers.inUse() > 0) await new Promise(setImmediate)
})

it('a body refused halfway keeps its connection for the next request', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const headers = `Host: localhost\r\nAuthorization: Bearer ${await adminToken()}\r\n`
  const type = 'Content-Type: multipart/form-data; boundary=x\r\n'
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'x'.repeat(20_000_000)}`
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
  for (const [path, kind, body] of [
    ['/api/previewImport', type, `${file}\r\n--x--\r\n`],
    ['/api/login', 'Content-Type: application/json\r\n', 'x'.repeat(3_000_000)],
    ['/cms/api/users/login', 'Content-Type: application/json\r\n', 'x'.repeat(3_000_000)],
  ]) {
    socket.write(
      `POST ${path} HTTP/1.1\r\n${headers}${kind}Transfer-Encoding: chunked\r\n\r\n${chunk(String(body))}`,
    )
    const [answer] = await once(socket, 'data')
    expect(statusOf(String(answer)) >= 400, path).toBe(true)
  }
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(statusOf(String((await once(socket, 'data'))[0]))).toBe(200)
  socket.destroy()
})

it('a body is refused with 429 after too many without a session; sessions are exempt', async () => {
  const rateLimits = { ...everyLimit(), refused: { points: 3, seconds: 600 } }
  const limited = await startTestServer(sqlite, { rateLimits })
  const token = await limited.loginAs('Admin')
  const statuses = []
  for (const path of ['/api/saveFile', '/cms/api/contract/saveHtml', '/api/addEntry'])
    statuses.push((await limited.post(path, {})).status)
  statuses.push((await limited.get('getRole')).status)
  expect(statuses).toEqual([401, 401, 401, 429])
  await ok(limited.as(token).get('getRole'))
  await ok(limited.get('news'))
  await limited.stop()
})
