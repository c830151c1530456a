import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '#testFolder.ts'
import { startTestServer } from '#testServer.ts'
import { onDatabase } from '#testSuite.ts'

onDatabase('an empty database', (db) => {
  it.each([
    [true, false],
    [false, true],
  ])('in a folder that was in use (%s) gets demo providers: %s', async (wasInUse, isFilled) => {
    const dataDir = makeFolder()
    if (wasInUse) await writeFile(path.join(dataDir, 'in-use'), '')
    const server = await startTestServer(db, { dataDir, seed: 'demo' }, { accounts: false })
    onTestFinished(() => server.stop())
    expect([(await server.count('entries')) > 100, (await server.count('users')) > 0]).toEqual([
      isFilled,
      isFilled,
    ])
  })
})
