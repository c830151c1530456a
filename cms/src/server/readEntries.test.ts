import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEntries } from './readEntries.ts'

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
const note = (name: string) => `globalThis.loaded.push('${name}')\n`

it('loads the files of the entries one by one and lets others have their turn in between', async () => {
  await build('chunks/ssr/a [x].js', note('a'))
  await build('chunks/ssr/b.js', note('b'))
  await build(
    'app/(payload)/admin/[[...segments]]/page.js',
    `const R = { c() {} }\nR.c("server/chunks/ssr/a [x].js")\nR.c("server/chunks/ssr/b.js")\n${note('page')}`,
  )
  const seen: number[] = []
  let turn = setImmediate(function again() {
    seen.push(noted.loaded?.length ?? 0)
    turn = setImmediate(again)
  })
  await readEntries(folder)
  clearImmediate(turn)
  expect(noted.loaded).toEqual(['a', 'b', 'page'])
  expect(seen).toEqual(expect.arrayContaining([1, 2]))
})

it('leaves entries alone that are built in another way or not there', async () => {
  await build('app/(payload)/cms/api/[...slug]/route.js', note('route'))
  await readEntries(folder)
  expect(noted.loaded).toEqual(['route'])
})
