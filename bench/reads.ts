import { routes } from '#shared/routes'
import { contest } from './contest.ts'
import { headline } from './report.ts'
import { type BenchServer, fetchRaw, startBare } from './servers.ts'

export interface BenchSetup {
  server: BenchServer
  startWith(entries: number): Promise<BenchServer>
  /** A category with 125 entries. */
  category: string
  folder: string
}

export const gzip = { 'Accept-Encoding': 'gzip' }
const brotli = { 'Accept-Encoding': 'gzip, deflate, br' }

/** The best cached form is ready a moment after the first request. */
async function warmed({ port }: BenchServer, target: string, headers: Record<string, string>) {
  for (let i = 0; ; i++) {
    const answer = await fetchRaw(port, target, headers)
    if (answer?.status !== 200) throw new Error(`${target} answers ${answer?.status}`)
    if (i === 20) return answer
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

/** Compares the same bytes from `node:http` and from us, and from us while something happens. */
export async function compare(
  { server, folder }: BenchSetup,
  path: string,
  headers: Record<string, string>,
  acts: Readonly<Record<string, () => Promise<unknown>>> = {},
) {
  const answer = await warmed(server, path, headers)
  const bare = await startBare(answer, folder)
  const form = answer.headers['content-encoding'] ?? 'plain'
  console.log(`\n${path}: ${answer.body.length.toLocaleString('en')} bytes, ${form}, 64 connections\n`)
  const own = { name: 'this server', ...server, path, headers }
  const contestants = Object.entries(acts).map(([name, meanwhile]) => ({ ...own, name, meanwhile }))
  await contest([{ name: 'bare node:http', ...bare, path: '/', headers }, own, ...contestants], 64)
  await bare.stop()
}

export const listOf = (category: string) =>
  `/api/datafilteredcategory?category=${encodeURIComponent(category)}`

export async function firstEntry({ port }: BenchServer, category: string) {
  const [first] = JSON.parse(String((await fetchRaw(port, listOf(category)))?.body))
  return first as { name: string; uuid: string }
}

export async function list(setup: BenchSetup) {
  headline('Category list')
  for (const headers of [gzip, {}]) await compare(setup, listOf(setup.category), headers)
}

export async function page(setup: BenchSetup) {
  headline('Rendered page of a provider list')
  for (const headers of [brotli, gzip])
    await compare(setup, routes.providerList.href(setup.category), headers)
}

const words = ['a', 'physiotherapie', 'fusspflege', 'fußpflege königsberg', 'zahnarzt zeil am main']
const inOwnWords = ['Frisör in Hofheim', 'wer mäht mir den Rasen', 'jemand der mit mir spazieren geht']
const typicalQueries = [...words, ...inOwnWords, 'appotheke ebern', 'hairdresser']

export async function search({ server, startWith }: BenchSetup) {
  headline('Search')
  console.log(
    `${typicalQueries.length} typical queries in turn, 20 connections; "new": each from another place\n`,
  )
  let asked = 0
  const query = () => encodeURIComponent(typicalQueries[asked++ % typicalQueries.length] ?? '')
  const asNew = () => `/api/searchFor?searchQuery=${query()}&from=nowhere${asked}`
  const asBefore = () => `/api/searchFor?searchQuery=${query()}`
  const large = await startWith(100_000)
  await contest(
    [
      { name: 'searchFor, new', ...server, path: asNew },
      { name: '… among 100,000 entries', ...large, path: asNew },
      { name: 'searchFor, asked before', ...server, path: asBefore },
    ],
    20,
  )
  await large.stop()
}
