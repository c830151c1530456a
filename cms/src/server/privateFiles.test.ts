import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { restrictFolder } from './privateFiles.ts'

it.skipIf(process.platform === 'win32')('restricts a new or existing data folder to its owner', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'private-'))
  for (const one of [folder, path.join(folder, 'data')]) {
    await restrictFolder(one)
    expect((await stat(one)).mode & 0o777).toBe(0o700)
  }
  await rm(folder, { recursive: true, force: true })
})
