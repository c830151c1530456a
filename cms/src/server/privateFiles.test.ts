import { stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../testFolder.ts'
import { restrictFolder } from './privateFiles.ts'

it.skipIf(process.platform === 'win32')('restricts a new or existing data folder to its owner', async () => {
  const folder = makeFolder()
  for (const one of [folder, path.join(folder, 'data')]) {
    await restrictFolder(one)
    expect((await stat(one)).mode & 0o777).toBe(0o700)
  }
})
