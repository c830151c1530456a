import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import {
  APIError,
  type CollectionSlug,
  type DataFromCollectionSlug,
  getPayload,
  handleEndpoints,
  type Payload,
  type Where,
} from 'payload'
import type { Role } from '#shared/roles'
import type { TestDatabase } from './database/testDatabases.ts'
import { defaultLimits, type Environment, type RateLimitSettings, readEnvironment } from './environment.ts'
import { ApiError } from './lib/errors/apiError.ts'
import { apiErrorOf } from './lib/transaction/apiErrorOf.ts'
import { createConfig } from './payload.config.ts'
import { start } from './server/start.ts'
import { contentOf } from './testContent.ts'
import { makeFolder } from './testFolder.ts'
import { freePort } from './testPort.ts'
import { layTables } from './testSchema.ts'

export const passwords: Readonly<Record<Role, string>> = {
  Admin: 'password of the admin',
  Editor: 'password of the editor',
}
/** Origin whose pages may use the CMS's cookie here. */
export const ownOrigin = 'https://own.example'

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Returns the same limit, by default a high one, for each kind of call; a test overrides those that it is about. */
export function everyLimit(limit = { points: 1000, seconds: 600 }): RateLimitSettings {
  const kinds = Object.keys(defaultLimits) as (keyof RateLimitSettings)[]
  return Object.fromEntries(kinds.map((kind) => [kind, limit])) as unknown as RateLimitSettings
}

export interface RestOptions {
  method?: string
  token?: string | null
  headers?: Record<string, string>
  /** Body, sent as JSON; a FormData is sent as it is. */
  body?: unknown
}
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Body = any
export interface RestAnswer {
  status: number
  text: string
  body: Body
  headers: Headers
}

export interface RawOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

interface TestServerOptions {
  accounts?: boolean
  now?: () => number
  /** Runs before the server begins to work with its database. */
  prepare?: (payload: Payload) => void | Promise<void>
}

/**
 * Starts a whole server with its own database, data folder and port, and one account of each role (unless another
 * server made them in the same database).
 */
export async function startTestServer(
  db: TestDatabase,
  changes: Partial<Environment> = {},
  { accounts = true, now, prepare }: TestServerOptions = {},
) {
  const dataDir = makeFolder()
  const databaseUrl = changes.databaseUrl ?? (await db.url())
  if (db.name === 'SQLite' && changes.databaseUrl === undefined) await layTables(databaseUrl)
  const settings: Environment = {
    ...readEnvironment({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
      SEED: 'none',
    }),
    allowedOrigins: [ownOrigin],
    // No test contacts other servers.
    tileUrl: '',
    geocoderUrl: '',
    // Tests do not listen at PUBLIC_URL.
    ...(changes.publicUrl && { port: await freePort() }),
    ...changes,
  }
  const key = randomUUID()
  if (prepare) await prepare(await getPayload({ config: createConfig(settings), key }))
  const server = await start(settings, key, now)
  const { payload } = server
  const url = settings.publicUrl === null ? server.url : `http://127.0.0.1:${settings.port}`
  // Most tests cause refusals on purpose; `TEST_LOG=error` shows them, too.
  payload.logger.level = process.env.TEST_LOG ?? 'silent'
  if (!process.env.TEST_LOG) payload.logger.error = tellFailure
  for (const role of accounts ? (['Admin', 'Editor'] as const) : [])
    await createUser(payload, role.toLowerCase(), role)

  /** An address without a slash is that of a call. Redirects are returned; nothing is compressed only to be unpacked. */
  const get = (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity')
    const path = address.startsWith('/') ? address : `/api/${address}`
    return fetch(url + path, { redirect: 'manual', ...init, headers })
  }
  const post = (address: string, body: unknown, init: RequestInit = {}) =>
    get(address, {
      method: 'POST',
      ...init,
      headers: { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) },
      body: JSON.stringify(body),
    })

  async function login(username: string, password: string): Promise<string> {
    const response = await post('login', { username, password })
    const answer = (await response.json()) as { access_token?: string; message: string }
    if (!answer.access_token) throw new Error(`${username} could not log in: ${answer.message}`)
    return answer.access_token
  }

  /** Sends calls with a session, or as a visitor; each answers its status with the fields of its body. */
  const as = (token: string | null) => {
    const headers: Record<string, string> = token ? bearer(token) : {}
    const told = async (response: Response): Promise<Body> => ({
      status: response.status,
      ...((await response.json()) as object),
    })
    const json = async (address: string): Promise<Body> => (await get(address, { headers })).json()
    return {
      token: token ?? '',
      headers,
      json,
      get: async (address: string) => told(await get(address, { headers })),
      post: async (address: string, body: unknown = {}) => told(await post(address, body, { headers })),
      /** Calls Payload's raw REST without Next; `address` begins after `/cms/api`. */
      rest: (method: string, address: string, body?: unknown) =>
        rest(payload, key, `${url}/cms/api${address}`, { method, token, body }),
      /** Returns act and target of each line of the log, the latest first. */
      log: async (): Promise<[string, string][]> =>
        (await json('action_logs')).map(({ action, entry }: Record<string, string>) => [action, entry]),
    }
  }

  return {
    url,
    settings,
    payload,
    content: contentOf(payload),
    get,
    post,
    as,
    json: async (address: string, init?: RequestInit): Promise<Body> => (await get(address, init)).json(),
    text: async (address: string, init?: RequestInit) => (await get(address, init)).text(),
    login,
    /** Returns what visitors see of a category. */
    listed: async (category: string): Promise<Body[]> =>
      (await get(`datafilteredcategory?${new URLSearchParams({ category })}`)).json(),
    /** Returns the names that visitors find. */
    found: async (searchQuery: string): Promise<string[]> => {
      const found = (await get(`searchFor?${new URLSearchParams({ searchQuery })}`)).json()
      return ((await found) as { name: string }[]).map(({ name }) => name)
    },
    ...storedIn(payload),
    mailsTo: (to: string) => storedIn(payload).docs('mails', { to }),
    /** Starts a new session with each call. */
    loginAs: (role: Role) => login(role.toLowerCase(), passwords[role]),
    signIn: async (role: Role) => as(await login(role.toLowerCase(), passwords[role])),
    /** Sends address and headers unchanged, and unpacks nothing. */
    raw: (address: string, options: RawOptions = {}) => raw(url, address, options),
    /** Calls Payload's raw REST without Next; `address` begins after `/cms/api`. */
    rest: (address: string, options: RestOptions = {}) =>
      rest(payload, key, `${url}/cms/api${address}`, options),
    /** Does the same with the bare request and response. */
    throughPayload: (address: string, init: RequestInit = {}) =>
      throughPayload(payload, key, `${url}/cms/api${address}`, init),
    /** Stops the server, by default without waiting for what a test left open. */
    stop: (timeoutMs = 0) => server.stop(timeoutMs),
  }
}

const having = (fields: object): Where =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { equals: value }]))

/** Reads and changes documents past the server; `fields` are values that they have. */
function storedIn(payload: Payload) {
  return {
    docs: async <Slug extends CollectionSlug>(collection: Slug, fields: object = {}, sort = 'createdAt') => {
      const query = { where: having(fields), sort, depth: 0, pagination: false }
      return (await payload.find({ collection, ...query })).docs as DataFromCollectionSlug<Slug>[]
    },
    count: async (collection: CollectionSlug, fields: object = {}) =>
      (await payload.count({ collection, where: having(fields) })).totalDocs,
    /** Returns a document with the ids of others, also from the trash; null if there is none. */
    doc: <Slug extends CollectionSlug>(collection: Slug, id: string) =>
      payload.findByID({ collection, id, depth: 0, trash: true, disableErrors: true }) as Promise<
        DataFromCollectionSlug<Slug>
      >,
    create: <Slug extends CollectionSlug>(collection: Slug, data: object) =>
      payload.create({ collection, data: data as never, depth: 0 }) as Promise<DataFromCollectionSlug<Slug>>,
    update: <Slug extends CollectionSlug>(collection: Slug, id: string, data: object) =>
      payload.update({ collection, id, data: data as never, depth: 0, trash: true }) as Promise<
        DataFromCollectionSlug<Slug>
      >,
    remove: (collection: CollectionSlug, fields: object = {}) =>
      payload.delete({ collection, where: having(fields), trash: true }),
  }
}

/** Prints an unexpected failure with its stack: its 500 alone does not explain what happens once in a hundred runs. */
function tellFailure(line: unknown): void {
  const { err, msg = '' } = (line ?? {}) as { err?: unknown; msg?: string }
  const error = line instanceof Error ? line : err
  const isRefusal = error instanceof ApiError || (error instanceof APIError && error.status < 500)
  // Usually a write inside a transaction that lacks its `req`.
  const isMistake = String(error).includes('WRITE_LOCK_TIMEOUT')
  if (error instanceof Error && (isMistake || !(isRefusal || apiErrorOf(error)))) console.error(msg, error)
}

export function createUser(payload: Payload, username: string, role: Role, password = passwords[role]) {
  return payload.create({ collection: 'users', data: { username, password, role } })
}

function throughPayload({ config }: Payload, key: string, url: string, init: RequestInit): Promise<Response> {
  const headers = { 'x-client-address': '127.0.0.1', 'x-private-request': 'yes', ...init.headers }
  const request = new Request(url, { ...init, headers })
  return handleEndpoints({ config, payloadInstanceCacheKey: key, request })
}

async function rest(
  payload: Payload,
  key: string,
  url: string,
  { method = 'GET', token, headers: given, body }: RestOptions,
): Promise<RestAnswer> {
  const isJson = body !== undefined && !(body instanceof FormData)
  const type = { 'Content-Type': 'application/json' }
  const headers = { ...(token && bearer(token)), ...(isJson && type), ...given }
  const sent = body instanceof FormData ? body : (JSON.stringify(body) ?? null)
  const response = await throughPayload(payload, key, url, { method, headers, body: sent })
  const text = await response.text()
  const told = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  return { status: response.status, text, body: told, headers: response.headers }
}

function raw(url: string, address: string, { method = 'GET', headers = {}, body }: RawOptions) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path: address, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
