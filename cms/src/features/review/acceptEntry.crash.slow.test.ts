import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { getPayload } from 'payload'
import { submitEntry } from '#collections/Entries/submitEntry.ts'
import { openSqlite } from '#database/sqliteClient.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import { readEnvironment } from '#environment.ts'
import { createConfig } from '#payload.config.ts'
import { attachServices } from '#server/start.ts'
import { compileFixture, runFixture } from '#server/testProcess.ts'
import { contentOf } from '#testContent.ts'
import { makeFolder } from '#testFolder.ts'
import { createUser } from '#testServer.ts'

const wish = entryRequest()

let fixture: Awaited<ReturnType<typeof compileFixture>>
const original = makeFolder()
let lone: { uuid: string; token: string }
let twin: { uuid: string; token: string }
let existing: string

beforeAll(async () => {
  fixture = await compileFixture(path.join(import.meta.dirname, 'acceptEntry.fixture.ts'))
  const settings = readEnvironment({ DATA_DIR: original, SEED: 'none' })
  const payload = await getPayload({ config: createConfig(settings), key: randomUUID() })
  await attachServices(payload, settings)
  await createUser(payload, 'editor', 'Editor')
  const content = contentOf(payload)
  await content.settings()
  existing = (
    await content.entry({ ...wish, street: 'Hauptstraße 5', email: 'alt@example.org', token: 'oldtoken01' })
  ).id
  lone = await submitEntry(payload, { ...wish, name: 'Allein' })
  twin = await submitEntry(payload, wish)
  await payload.destroy()
})
afterAll(() => fixture?.remove())

interface Row {
  [name: string]: unknown
}

/** Returns what the database contains after a kill before the n-th write. */
async function acceptUntil(n: number, id: string) {
  const dataDir = makeFolder()
  await cp(original, dataDir, { recursive: true })
  const { said, signal, all } = await runFixture(fixture.entry, [dataDir, id, String(n)])
  if (signal !== 'SIGKILL') throw new Error(`The child ended by itself: ${all}`)

  const client = await openSqlite(`file:${path.join(dataDir, 'directory.db')}`)
  const rows = async (sql: string) => (await client.execute(sql)).rows as unknown as Row[]
  const entries = new Map((await rows('SELECT id, state, token FROM entries')).map((row) => [row.id, row]))
  const others = `SELECT subject FROM mails WHERE subject NOT LIKE 'Ihre Eintragsanfrage%'`
  const mails = (await rows(others)).length
  const logs = (await rows('SELECT action FROM logs')).length
  const broken = [...(await rows('PRAGMA integrity_check')), ...(await rows('PRAGMA foreign_key_check'))]
  client.close()
  expect(broken).toEqual([{ integrity_check: 'ok' }])
  return { entries, mails, logs, done: said.includes('done') }
}

// A lone request has no entry like it; that of a twin takes over the existing entry. Fewer writes would test nothing.
it.each([
  ['lone', 4],
  ['twin', 6],
] as const)(
  'a crash before any write leaves a %s request pending or accepted, its token stored once',
  async (which, minWrites) => {
    const { uuid, token } = which === 'lone' ? lone : twin
    // State and token of the request and of the published entry beside it, mails and lines of the log.
    const before = ['pending', token, 'published', 'oldtoken01', 0, 0]
    const after =
      which === 'lone'
        ? ['published', token, 'published', 'oldtoken01', 1, 1]
        : [undefined, undefined, 'published', token, 2, 1]
    let killed = 0
    for (let n = 1; ; n++) {
      const { entries, mails, logs, done } = await acceptUntil(n, uuid)
      const stateOf = (id: string) => [entries.get(id)?.state, entries.get(id)?.token]
      expect([...stateOf(uuid), ...stateOf(existing), mails, logs]).toEqual(done ? after : before)
      if (done) break
      killed++
    }
    expect(killed).toBeGreaterThan(minWrites)
  },
  300_000,
)
