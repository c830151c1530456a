import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { TestDatabase } from './database/testDatabases.ts'
import { type Content, contentOf } from './testContent.ts'
import { startTestServer, type TestServer } from './testServer.ts'

const emptied = ['entries', 'news', 'links', 'top-categories', 'categories', 'files', 'logs'] as const

/** Starts a server for one suite, empties content and logs before each test, and sends a user's requests. */
export function actingOn(db: TestDatabase, role: 'Editor' | 'Admin' = 'Editor') {
  let server: TestServer
  let content: Content
  let token: string
  beforeAll(async () => {
    server = await startTestServer(db)
    content = contentOf(server.payload)
    token = await server.loginAs(role)
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    await server.payload.db.deleteMany({ collection: 'pages', where: {} })
    for (const collection of emptied) await server.payload.delete({ collection, where: {}, trash: true })
  })

  const headers = () => ({ Authorization: `Bearer ${token}` })
  const get = async (address: string) => server.json(address, { headers: headers() })
  return {
    server: () => server,
    content: () => content,
    token: () => token,
    headers,
    get,
    post: async (call: string, body: object) => {
      const response = await server.post(`/api/${call}`, body, { headers: headers() })
      return { status: response.status, ...(await response.json()) }
    },
    /** Returns act and target of each line, the latest first. */
    log: async () =>
      (await get('/api/action_logs')).map((line: Record<string, unknown>) => [line.action, line.entry]),
    publicNames: async (category: string): Promise<string[]> =>
      (await server.json(`/api/datafilteredcategory?category=${encodeURIComponent(category)}`)).map(
        ({ name }: { name: string }) => name,
      ),
  }
}
