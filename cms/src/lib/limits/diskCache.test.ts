import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDiskCache } from './diskCache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const bytes = Buffer.from('x')
const there = async () => (await readdir(folder, { recursive: true })).sort()

it('leaves no empty folder behind, whichever way its files go', async () => {
  const cache = createDiskCache(folder, 100, '.pdf', 2)
  for (const key of ['a/1', 'b/1', 'b/2']) await cache.write(key, bytes)
  // Only two are kept: the oldest is removed.
  expect(await there()).toEqual(['b', path.join('b', '1.pdf'), path.join('b', '2.pdf')])
  await cache.remove('b/1')
  expect(await there()).toEqual(['b', path.join('b', '2.pdf')])
  await cache.dropBefore(Number.POSITIVE_INFINITY)
  expect(await there()).toEqual([])
})

it('removes empty folders left from earlier runs, and nothing else', async () => {
  const cache = createDiskCache(folder, 100, '.pdf')
  await cache.write('a/1', bytes)
  await mkdir(path.join(folder, 'old', 'older'), { recursive: true })
  await cache.dropBefore(0)
  expect(await there()).toEqual(['a', path.join('a', '1.pdf')])
  expect((await cache.read('a/1'))?.bytes).toEqual(bytes)
})
