import { createServer, type RequestListener } from 'node:http'
import { databases, type TestDatabase } from './database/testDatabases.ts'
import { listenLocally } from './testPort.ts'
import { startTestServer, type TestServer } from './testServer.ts'

type Suite<Given extends unknown[]> = (...given: Given) => void | Promise<void>

/** Runs a suite on the database of this run: SQLite, or MongoDB by `npm run test:mongo`. */
export function onDatabase(title: string, suite: Suite<[TestDatabase]>): void {
  for (const db of databases) describe(`${title} on ${db.name}`, () => suite(db))
}

export function onServer(title: string, suite: Suite<[TestServer, TestDatabase]>): void {
  onDatabase(title, async (db) => suite(await serverOf(db), db))
}

/** Starts a server for a suite, which stops it at its end. */
export async function serverOf(...args: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...args)
  afterAll(() => server.stop())
  return server
}

/** Listens for a suite, and closes at its end. Returns the address. */
export async function listening(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  const port = await listenLocally(server)
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}
