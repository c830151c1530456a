import { createServer, type RequestListener } from 'node:http'
import { databases, type TestDatabase } from './database/testDatabases.ts'
import { listenLocally } from './testPort.ts'
import { startTestServer, type TestServer } from './testServer.ts'

type Suite<Given extends unknown[]> = (...given: Given) => void | Promise<void>

export const onDatabaseIf =
  (isMet: boolean) =>
  (title: string, suite: Suite<[TestDatabase]>): void => {
    for (const db of databases) describe.runIf(isMet)(`${title} on ${db.name}`, () => suite(db))
  }

/** Runs a suite on the database of this run: SQLite, or MongoDB by `npm run test:mongo`. */
export const onDatabase = onDatabaseIf(true)

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

const emptied = ['entries', 'news', 'links', 'top-categories', 'categories', 'files', 'logs'] as const

export function emptyBeforeEach({ payload }: TestServer): void {
  beforeEach(async () => {
    await payload.db.deleteMany({ collection: 'pages', where: {} })
    for (const collection of emptied) await payload.delete({ collection, where: {}, trash: true })
  })
}

/** Empties content and logs before each test, and sends a user's requests. */
export async function actingOn(server: TestServer, role: 'Editor' | 'Admin' = 'Editor') {
  emptyBeforeEach(server)
  const user = await server.signIn(role)
  return {
    ...user,
    content: server.content,
    get: user.json,
    undo: (id: unknown) => user.post('undo', { id }),
    rename: (oldCategory: string, newCategory: string) =>
      user.post('renameCategory', { oldCategory, newCategory }),
    publicNames: async (category: string) => namesOf(await server.listed(category)),
  }
}

export const namesOf = (listed: readonly { name: string }[]): string[] => listed.map(({ name }) => name)

/** Fails unless the request is granted, and returns its answer. */
export async function ok<Answer extends { status: number }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  expect(answer.status, JSON.stringify(answer)).toBe(200)
  return answer
}

/** Fails unless the request is refused with this status or code, and for this field; returns its answer. */
export async function refused<Answer extends { status: number; code?: string; field?: string }>(
  asked: Promise<Answer>,
  why: string | number,
  field?: string,
): Promise<Answer> {
  const answer = await asked
  const told = [typeof why === 'number' ? answer.status : answer.code, field && answer.field]
  expect(told, JSON.stringify(answer)).toEqual([why, field])
  return answer
}

export const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort()

/** Returns what a form of the admin UI sends to upload a file. */
export function uploadOf(name: string, data: Buffer | string, type: string): FormData {
  const form = new FormData()
  form.append('_payload', '{}')
  form.append('file', new File([new Uint8Array(Buffer.from(data as string))], name, { type }))
  return form
}
