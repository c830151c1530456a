import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { makeFolder } from '#testFolder.ts'
import { listenLocally } from '#testPort.ts'
import { type runServer, serverProcesses } from './testProcess.ts'

async function refusal({ ended, output, errors }: ReturnType<typeof runServer>): Promise<string> {
  expect(await ended).toBe(1)
  expect(output()).not.toMatch(/\n\s+at /)
  expect(errors()).toMatch(/^[^\n]+\.\n$/)
  return errors()
}

describe('a failed start is explained, with location and remedy but no stack', () => {
  const { run } = serverProcesses()
  const refused = (settings: Record<string, string>) => refusal(run(settings))
  const noDatabase = Buffer.alloc(5000, 'no database at all ')

  it('on an occupied port', async () => {
    const other = createServer()
    const port = await listenLocally(other)
    const said = await refused({ DATA_DIR: makeFolder(), PORT: String(port), SEED: 'none' })
    other.close()
    expect(said).toContain(`already listens on 127.0.0.1:${port}`)
    expect(said).toContain('name another port in PORT')
  })

  it.each([
    ['a database file that is not a database', 'directory.db', noDatabase, 'Put a backup in its place'],
    ['a database file that cannot be opened', 'directory.db', null, 'Let this user read and write it'],
    ['a lock file that is not a database', 'server.lock.db', noDatabase, 'Delete it'],
  ])('on %s', async (_, name, content, words) => {
    const DATA_DIR = makeFolder()
    const file = path.join(DATA_DIR, name)
    await (content ? writeFile(file, content) : mkdir(file))
    const said = await refused({ DATA_DIR })
    expect(said).toContain(file)
    expect(said).toContain(words)
  })

  it('on a folder that cannot be created', async () => {
    const folder = makeFolder()
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    const within = path.join(file, 'sub')
    const said = await refused({ DATA_DIR: within })
    expect(said).toContain(`the data folder ${within} cannot be written`)
    expect(said).toContain('name another folder in DATA_DIR')
    const database = await refused({
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: `file:${within}/x.db`,
    })
    expect(database).toContain(`the folder ${within} cannot be written`)
  })
})
