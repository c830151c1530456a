import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restrictFolder } from './privateFiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'private-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777

it.skipIf(process.platform === 'win32')('restricts folders and files to their owner', async () => {
  await mkdir(path.join(folder, 'media'), { mode: 0o755 })
  await writeFile(path.join(folder, 'media/a.txt'), '', { mode: 0o644 })
  await restrictFolder(folder)
  expect([await modeOf('.'), await modeOf('media'), await modeOf('media/a.txt')]).toEqual([
    0o700, 0o700, 0o600,
  ])
})

it("ignores files that vanish meanwhile, such as a closing database's", async () => {
  const names = Array.from({ length: 400 }, (_, i) => path.join(folder, `directory.db-wal-${i}`))
  for (const name of names) await writeFile(name, '')
  // From the end, which the other act has not reached yet.
  const vanish = async () => {
    for (const name of names.toReversed()) await rm(name)
  }
  await Promise.all([restrictFolder(folder), vanish()])
  await restrictFolder(folder)
})
