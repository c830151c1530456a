import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from './testServer.ts'

/** Starts a server for a suite, which stops it at its end: `describe(db.name, async () => { … })`. */
export async function serverOf(...args: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...args)
  afterAll(() => server.stop())
  return server
}
