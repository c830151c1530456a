import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from './projectRoot.ts'
import { nextEntries, planOf, readEntries } from './readEntries.ts'

const noted = globalThis as { loaded?: string[] }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-next-'))
  noted.loaded = []
})
afterEach(() => rm(folder, { recursive: true }))

async function build(file: string, source: string): Promise<void> {
  const location = path.join(folder, 'server', file)
  await mkdir(path.dirname(location), { recursive: true })
  await writeFile(location, source)
}

/** Notes what it loads and evaluates; a module of the page imports another one. */
const runtime = `
const path = require('node:path')
const note = (what) => globalThis.loaded.push(what)
module.exports = (name) => ({
  c: (file) => { note(file); require(path.join(__dirname, '../../..', file)) },
  m: (id) => note(name + ' ' + id),
})
`
const page = `
var R=require("../../../../chunks/ssr/[runtime].js")("the page")
R.c("server/chunks/ssr/a [x].js")
R.c("server/chunks/ssr/b.js")
R.m(1)
module.exports=R.m(1).exports
`
const mapping = { 7: { '*': { id: 3, chunks: ['server/chunks/ssr/c.js'] } } }

it('loads files and evaluates modules one by one and lets others have their turn in between', async () => {
  await build('chunks/ssr/[runtime].js', runtime)
  await build('chunks/ssr/a [x].js', 'module.exports=[1,(e)=>{e.i(2)}]')
  await build('chunks/ssr/b.js', 'module.exports=[2,()=>{}]')
  await build('chunks/ssr/c.js', 'module.exports=[3,()=>{}]')
  await build(nextEntries.page, page)
  await build(
    nextEntries.page.replace('.js', '_client-reference-manifest.js'),
    `globalThis.lists["page"] = ${JSON.stringify({ ssrModuleMapping: mapping })};\n`,
  )
  const seen = new Set<number>()
  let turn = setImmediate(function again() {
    seen.add(noted.loaded?.length ?? 0)
    turn = setImmediate(again)
  })
  await readEntries(folder)
  clearImmediate(turn)
  expect(noted.loaded).toEqual([
    'server/chunks/ssr/a [x].js',
    'server/chunks/ssr/b.js',
    'server/chunks/ssr/c.js',
    'the page 2',
    'the page 1',
    'the page 3',
  ])
  expect([...seen]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
})

it('leaves alone what is built in another way or not there', async () => {
  await build(nextEntries.route, 'globalThis.loaded.push("route")')
  expect(await planOf(folder, nextEntries.route)).toBeNull()
  await readEntries(folder)
  expect(noted.loaded).toEqual([])
})

const built = path.join(projectRoot(), 'cms/.next')
describe.skipIf(!existsSync(path.join(built, 'BUILD_ID')))('with the Next that is installed', () => {
  it.each(Object.values(nextEntries))('understands how %s is built', async (entry) => {
    const plan = await planOf(built, entry)
    expect(plan?.files.length).toBeGreaterThan(3)
    for (const file of plan?.files ?? []) expect(existsSync(path.join(built, file)), file).toBe(true)
  })

  it('knows what browsers take over of the admin UI', async () => {
    const plan = await planOf(built, nextEntries.page)
    expect(plan?.client.roots.length).toBeGreaterThan(10)
    for (const file of plan?.client.files ?? []) expect(existsSync(path.join(built, file)), file).toBe(true)
  })
})
