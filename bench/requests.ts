import { type Contestant, contest } from './contest.ts'
import { type BenchServer, fetchRaw, type Raw, startBare } from './processes.ts'
import { headline } from './report.ts'
import { typicalQueries } from './typicalQueries.ts'

export interface BenchSetup {
  server: BenchServer
  /** The same directory in a separate process, for Payload's REST API: loading Next slows down the whole process. */
  cms: BenchServer
  /** Credentials for it, because visitors get at most 100 documents per page. */
  staff: { Authorization: string }
  /** Name and id of a category with 125 entries. */
  category: string
  categoryId: string
  /** Folder for files of the measurement. */
  folder: string
}

const gzip = { 'Accept-Encoding': 'gzip' }
const browser = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Compares the same bytes from `node:http`, from us and, if it has them, from Payload's REST API. */
async function compare(
  { server, cms, staff, folder }: BenchSetup,
  title: string,
  target: string,
  headers: Record<string, string>,
  rawTarget?: string,
): Promise<void> {
  headline(title)
  const answer = await warmed(server, target, headers)
  const bare = await startBare(answer, folder)
  console.log(`${target}: ${answer.body.length.toLocaleString('en')} bytes, 64 connections\n`)
  const contestants: Contestant[] = [
    { name: 'bare node:http', port: bare.port, pid: bare.pid, path: '/', headers },
    { name: 'this server', port: server.port, pid: server.pid, path: target, headers },
  ]
  if (rawTarget) {
    const { port, pid } = cms
    contestants.push({
      name: '/cms/api',
      port,
      pid,
      path: rawTarget,
      headers: { ...headers, ...staff },
      slow: true,
    })
  }
  await contest(contestants, { connections: 64 })
  await bare.stop()
}

/** Requests an address until the best cached form of the answer is ready. */
async function warmed(server: BenchServer, target: string, headers: Record<string, string>): Promise<Raw> {
  let answer: Raw | null = null
  for (let i = 0; i < 20; i++) {
    answer = await fetchRaw(server.port, target, headers)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  if (!answer || answer.status >= 400) throw new Error(`${target} answers ${answer?.status}`)
  return answer
}

const listOf = (category: string) => `/api/datafilteredcategory?category=${encodeURIComponent(category)}`
const rawListOf = (id: string) =>
  `/cms/api/entries?where[category][equals]=${id}&limit=125&depth=0&pagination=false&sort=name`

export async function list(place: BenchSetup): Promise<void> {
  const target = listOf(place.category)
  const raw = rawListOf(place.categoryId)
  await compare(place, 'Category list, gzip', target, gzip, raw)
  await compare(place, 'Category list, plain', target, {}, raw)
}

export async function measureCategories(place: BenchSetup): Promise<void> {
  await compare(
    place,
    'All categories, gzip',
    '/api/allcategories',
    gzip,
    '/cms/api/categories?limit=1000&depth=0',
  )
}

export async function page(place: BenchSetup): Promise<void> {
  const target = `/categories/list/${encodeURIComponent(place.category)}`
  await compare(place, 'Rendered provider list page, brotli', target, browser)
  await compare(place, 'Rendered provider list page, gzip', target, gzip)
}

export async function unchanged(place: BenchSetup): Promise<void> {
  const target = listOf(place.category)
  const answer = await warmed(place.server, target, gzip)
  const headers = { ...gzip, 'If-None-Match': String(answer.headers.etag) }
  await compare(place, 'Unchanged (304)', target, headers)
}

export async function search({ server, cms, staff }: BenchSetup): Promise<void> {
  headline('Search')
  console.log(
    `${typicalQueries.length} typical queries in turn, 20 connections; "new": every request comes from somewhere else\n`,
  )
  let asked = 0
  const query = () => encodeURIComponent(typicalQueries[asked++ % typicalQueries.length] ?? '')
  const fields = ['name', 'services', 'city', 'street', 'additionalInfo']
  const { port, pid } = server
  await contest(
    [
      {
        name: 'searchFor, new',
        port,
        pid,
        path: () => `/api/searchFor?searchQuery=${query()}&from=nowhere${asked}`,
      },
      { name: 'searchFor, asked before', port, pid, path: () => `/api/searchFor?searchQuery=${query()}` },
      {
        name: '/cms/api',
        port: cms.port,
        pid: cms.pid,
        headers: staff,
        slow: true,
        path: () => {
          const like = query()
          const where = fields.map((field, i) => `where[or][${i}][${field}][like]=${like}`).join('&')
          return `/cms/api/entries?${where}&limit=200&depth=0&pagination=false&n=${asked}`
        },
      },
    ],
    { connections: 20 },
  )
}
