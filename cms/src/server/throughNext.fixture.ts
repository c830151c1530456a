import type { TestDatabase } from '#database/testDatabases.ts'
import { makeFolder } from '#testFolder.ts'
import { freePort } from '#testPort.ts'
import { bearer } from '#testServer.ts'
import { ok } from '#testSuite.ts'
import { runServer, serverProcesses } from './testProcess.ts'

/** As in production; its first Admin is logged in. */
export function throughNext(db: TestDatabase) {
  const processes = serverProcesses()
  const dataDir = makeFolder()
  let server: ReturnType<typeof runServer>
  let url: string
  let token: string
  let cookie: string

  const get = (address: string, init: RequestInit = {}) =>
    fetch(`${url}${address}`, { redirect: 'manual', ...init })
  const send = (method: string, address: string, body: object, headers: Record<string, string> = {}) =>
    get(address, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    server = runServer(processes.entry(), {
      DATA_DIR: dataDir,
      DATABASE_URL: await db.url(),
      // Requests say that they were forwarded, and a private server would refuse those.
      TRUST_PROXY: '192.0.2.1',
      PAYLOAD_SECRET: 'a secret of these tests, long enough',
      ADMIN_USERNAME: 'chief',
      ADMIN_PASSWORD: 'password of the chief',
      // Known beforehand, because the cookie is valid for this origin.
      PORT: String(await freePort()),
    })
    url = await server.url
    const account = { username: 'chief', password: 'password of the chief' }
    const response = await ok(send('POST', '/cms/api/users/login', account))
    cookie = String(response.headers.get('set-cookie')?.split(';')[0])
    token = ((await response.json()) as { token: string }).token
  })
  afterAll(async () => {
    server?.child.kill('SIGKILL')
    await server?.ended
  })

  return { get, send, bearer: () => bearer(token), cookie: () => cookie, url: () => url, dataDir }
}
