import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { growth } from './growth.ts'
import { measureImports } from './imports.ts'
import { largest } from './largest.ts'
import { lighthouse } from './lighthouse.ts'
import { pages } from './pages.ts'
import { paper } from './paper.ts'
import { pictures } from './pictures.ts'
import { type DataPlace, databaseName, dropPlaces, newPlace } from './places.ts'
import { fetchRaw, startBenchServer } from './processes.ts'
import { type BenchSetup, list, measureCategories, page, search, unchanged } from './requests.ts'
import { measureSizes } from './sizes.ts'
import { measureStart } from './start.ts'
import { strangers } from './strangers.ts'
import { measureWrites } from './writes.ts'

// `npm run bench`, or parts of it: `npm run bench -- list search`; on MongoDB with DATABASE_URL. See
// docs/performance.md.

const category = 'Messung 1'
/** Parts that need a running server. */
const parts = {
  list,
  categories: measureCategories,
  search,
  page,
  unchanged,
  writes: measureWrites,
  imports: measureImports,
  pages,
  lighthouse,
} satisfies Record<string, (place: BenchSetup) => Promise<void>>
const names = [...Object.keys(parts), 'start', 'growth', 'sizes', 'pictures', 'paper', 'largest', 'strangers']
/** `strangers=held` runs only those attacks of the part that have the word in their names. */
const [attack = ''] = process.argv.flatMap((word) => (word.startsWith('strangers=') ? [word.slice(10)] : []))
const wanted = process.argv.slice(2).map((word) => word.replace(/^strangers=.*/, 'strangers'))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; the parts are: ${names.join(', ')}`)
  process.exit(1)
}
/** Skips a part that has to download a package from npm unless it is named. */
const wants = (name: string) => (wanted.length === 0 ? name !== 'lighthouse' : wanted.includes(name))

const cores = cpus()
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cores.length} cores (${cores[0]?.model.trim()}), ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, ${databaseName}`,
)
const folder = await mkdtemp(path.join(tmpdir(), 'directory-bench-'))
try {
  if (wants('sizes')) measureSizes()
  if (wants('growth')) await growth()
  if (wants('pictures')) await pictures(makeDirectory('pictures'))
  if (wants('paper')) await paper(makeDirectory)
  // Demo content alone: what long lists cost is measured by `list`.
  if (wants('largest')) await largest(makeDirectory('largest', 0))
  if (wants('strangers')) await strangers(makeDirectory('strangers'), attack)
  const ofServer = Object.entries(parts).filter(([name]) => wants(name))
  if (ofServer.length > 0 || wants('start')) {
    const data = makeDirectory('data')
    if (wants('start')) await measureStart(data, category)
    if (ofServer.length > 0) await withServer(data, ofServer)
  }
} finally {
  // A process that has just ended may still be writing.
  await rm(folder, { recursive: true, force: true })
  await dropPlaces()
}

function makeDirectory(name: string, entries = 5000): DataPlace {
  const place = newPlace(path.join(folder, name))
  const script = path.join(import.meta.dirname, 'makeDirectory.js')
  execFileSync(process.execPath, [script, String(entries)], { env: { ...process.env, ...place } })
  return place
}

async function withServer(data: DataPlace, chosen: [string, (place: BenchSetup) => Promise<void>][]) {
  const server = await startBenchServer(data)
  const cms = await startBenchServer(makeDirectory('copy'))
  try {
    const where = `where[name][equals]=${encodeURIComponent(category)}`
    const found = await fetchRaw(cms.port, `/cms/api/categories?${where}&depth=0`)
    const { docs } = JSON.parse(String(found?.body)) as { docs: { id: string }[] }
    const answer = await fetch(`http://127.0.0.1:${cms.port}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'editor', password: 'editor-demo' }),
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    const staff = { Authorization: `Bearer ${token}` }
    const place = { server, staff, cms, category, categoryId: docs[0]?.id ?? '', folder }
    for (const [, measure] of chosen) await measure(place)
  } finally {
    await server.stop()
    await cms.stop()
  }
}
