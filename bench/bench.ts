import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { largest } from './largest.ts'
import { lighthouse } from './lighthouse.ts'
import { paper } from './paper.ts'
import { type BenchSetup, list, page, search } from './reads.ts'
import { dropDatabases, makeDirectory, startServer } from './servers.ts'
import { memory, start } from './start.ts'
import { strangers } from './strangers.ts'
import { importRows, write } from './writes.ts'

// `npm run bench`, or parts of it: `npm run bench -- list search`; on MongoDB with DATABASE_URL. See
// docs/performance.md.

const category = 'Messung 1'
/** Parts that share a running server. */
const shared = { list, search, page, write, import: importRows, lighthouse }
const folder = await mkdtemp(path.join(tmpdir(), 'directory-bench-'))
const newDirectory = (entries: number) => makeDirectory(path.join(folder, crypto.randomUUID()), entries)
const startWith = (entries: number) => startServer(newDirectory(entries))

const parts: Record<string, (option: string) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(shared).map(([name, part]) => [
      name,
      async () => {
        made ??= makeSetup()
        await part(await made)
      },
    ]),
  ),
  start: () => start(newDirectory(5000), category),
  memory: () => memory(startWith),
  // Demo content alone: what long lists cost is measured by `list`.
  largest: () => largest(newDirectory(0)),
  paper: () => paper(startWith),
  // `strangers=held` runs only those attacks that have the word in their names.
  strangers: (attack) => strangers(newDirectory(5000), attack),
}

let made: Promise<BenchSetup> | null = null
const makeSetup = async () => ({ server: await startWith(5000), startWith, category, folder })

const given = process.argv.slice(2).map((word) => word.split('=') as [string, string?])
const unknown = given.filter(([name]) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; the parts are: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
// Lighthouse has to be downloaded from npm, and runs only if it is named.
const usual = Object.keys(parts).filter((name) => name !== 'lighthouse')
const wanted = given.length > 0 ? given : usual.map((name): [string] => [name])

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()})`
const database = process.env.DATABASE_URL ? 'MongoDB' : 'SQLite'
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${machine}, ${database}`,
)
try {
  for (const [name, option = ''] of wanted) await parts[name]?.(option)
} finally {
  const running = await (made as Promise<BenchSetup> | null)
  await running?.server.stop()
  // A process that has just ended may still be writing.
  await rm(folder, { recursive: true, force: true })
  await dropDatabases()
}
