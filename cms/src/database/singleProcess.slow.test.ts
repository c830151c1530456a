import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { claimDataDir } from './singleProcess.ts'
import { openSqlite } from './sqliteClient.ts'

/** The bundle is in a folder from which only the installed packages can be found, as with `dist`. */
let bundle: string
let dataDir: string
let url: string
const running: ChildProcess[] = []

beforeAll(async () => {
  bundle = await mkdtemp(join(tmpdir(), 'directory-bundle-'))
  dataDir = await mkdtemp(join(tmpdir(), 'directory-data-'))
  url = `file:${join(dataDir, 'directory.db')}`
  await build({
    entryPoints: [join(import.meta.dirname, 'crash.fixture.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: bundle,
    logLevel: 'error',
  })
  await writeFile(join(bundle, 'package.json'), '{ "type": "module" }')
  const packages = resolve(createRequire(import.meta.url).resolve('libsql'), '../..')
  await symlink(packages, join(bundle, 'node_modules'), 'junction')
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of [bundle, dataDir]) await rm(folder, { recursive: true, force: true })
})

/** Runs the bundled fixture; `lines` grows with its output. */
function start() {
  const child = spawn(process.execPath, [join(bundle, 'crash.fixture.js'), dataDir, url])
  running.push(child)
  const lines: string[] = []
  let errors = ''
  let rest = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  child.stdout.on('data', (chunk) => {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  const until = async (count: number) => {
    while (lines.length < count && child.exitCode === null) await new Promise((done) => setTimeout(done, 5))
    if (lines.length < count) throw new Error(`The child ended: ${errors}`)
  }
  return { child, lines, until, errors: () => errors }
}

it('keeps every acknowledged write after kill -9, and the claim ends with the process', async () => {
  const acknowledged = new Set<string>()
  for (const writes of [40, 150, 333]) {
    const { child, lines, until } = start()
    await until(writes)
    expect(() => claimDataDir(dataDir)).toThrow(
      new RegExp(`in use by another process \\(process ${child.pid}\\)`),
    )
    child.kill('SIGKILL')
    await once(child, 'close')
    for (const line of lines.slice(1)) acknowledged.add(line)

    const claim = claimDataDir(dataDir)
    const client = await openSqlite(url)
    const read = async (table: string) =>
      (await client.execute(`SELECT v FROM ${table} ORDER BY v`)).rows.map((row) => String(row.v))
    const [a, b] = [await read('a'), await read('b')]
    expect(a).toEqual(b)
    expect([...acknowledged].filter((v) => !a.includes(v))).toEqual([])
    expect((await client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok')
    client.close()
    claim.release()
  }
  console.info(`${acknowledged.size} acknowledged writes, none lost over 3 kills`)
})

it('refuses a second claim, by this or another process, until the first is released', async () => {
  const claim = claimDataDir(dataDir)
  expect(() => claimDataDir(dataDir)).toThrow(/in use/)
  const { child, errors } = start()
  const [code] = await once(child, 'close')
  expect(code).not.toBe(0)
  expect(errors()).toMatch(/in use by another process/)
  claim.release()
  claimDataDir(dataDir).release()
})
