import { statSync } from 'node:fs'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite'
import type { Field, Payload } from 'payload'
import { apiErrorOf } from '#lib/transaction/apiErrorOf.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { createAll } from './adapterParts.ts'
import { afterCommit } from './afterCommit.ts'
import { openSqlite, sqlitePath } from './sqliteClient.ts'
import { SqliteConnection } from './sqliteConnection.ts'
import { sqlite } from './testDatabases.ts'
import { note, testPayload } from './testPayload.ts'

/** Each one uses descriptors and memory. */
function countConnections() {
  const runs = vi.spyOn(SqliteConnection.prototype, 'run')
  return () => runs.mock.calls.filter(([sql]) => String(sql).startsWith('PRAGMA busy_timeout')).length
}
afterEach(() => vi.restoreAllMocks())

const url = await sqlite.url()
let payload = await testPayload({ url, lockTimeout: 1500 })
let adapter = payload.db as unknown as SQLiteAdapter
afterAll(() => payload.destroy())
const countNotes = async (text: string) =>
  (await payload.count({ collection: 'notes', where: { text: { equals: text } } })).totalDocs

it('inserts no field without a column', async () => {
  const docs = [{ id: crypto.randomUUID(), name: 'Liste', several: ['a', 'b'] }]
  const insert = inTransaction(payload as unknown as Payload, (req) =>
    createAll(payload.db, { collection: 'entries', docs, withVersions: true, req }),
  )
  await expect(insert).rejects.toThrow('entries has no column for several')
  expect((await payload.count({ collection: 'entries' })).totalDocs).toBe(0)
})

it('reports a failed commit, keeps nothing of it and continues to write', async () => {
  const tasks: string[] = []
  const act = inTransaction(payload, async (req) => {
    await note(payload, 'never', req)
    await afterCommit(req, () => void tasks.push('ran'))
    const db = adapter.sessions[(await req.transactionID) as string]
      ?.db as unknown as SQLiteAdapter['drizzle']
    await db.run(sql`PRAGMA defer_foreign_keys = ON`)
    await db.run(sql`INSERT INTO notes (id, text, entry_id) VALUES ('x', 'y', 'nobody')`)
  })
  await expect(act).rejects.toThrow(/FOREIGN KEY/)
  expect(tasks).toEqual([])
  expect(await countNotes('never')).toBe(0)
  await note(payload, 'after a failed commit')
})

it('reports a full disk and continues when there is space again', async () => {
  const pages = Number((await adapter.client.execute('PRAGMA page_count')).rows[0]?.page_count)
  await adapter.client.execute(`PRAGMA max_page_count = ${pages + 1}`)
  const large = 'x'.repeat(39_000)
  const failure = await note(payload, large).catch((error) => error)
  expect(failure.cause ?? failure).toMatchObject({ code: 'SQLITE_FULL' })
  await adapter.client.execute('PRAGMA max_page_count = 1000000')
  expect((await note(payload, large)).text).toBe(large)
})

it('names the transaction that holds the write lock when a write in it forgets req', async () => {
  const act = inTransaction(payload, async (req) => {
    await note(payload, 'holder', req)
    await note(payload, 'forgot')
  })
  const failure = await act.catch((error) => error)
  expect(String(failure)).toMatch(/WRITE_LOCK_TIMEOUT.*held for \d+\.\d s by.*notes/s)
  // If the cause is not an error of ours, the file is being written anew.
  expect(apiErrorOf(failure)).toMatchObject({ status: 503, data: { code: 'not_saved' } })
  expect(await countNotes('holder')).toBe(0)
  await note(payload, 'the turn is free again')
})
it('closes its file with destroy and has everything after a restart', async () => {
  const { totalDocs } = await payload.count({ collection: 'entries' })
  await payload.destroy()
  expect(adapter.client).toBeUndefined()
  payload = await testPayload({ url })
  adapter = payload.db as unknown as SQLiteAdapter
  expect((await payload.count({ collection: 'entries' })).totalDocs).toBe(totalDocs)
  expect((await adapter.client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok')
})

it('an earlier version allows deleting a document that its required field refers to', async () => {
  // The generated types contain only the site's collections.
  const notes = 'notes' as never
  const place: Field = { name: 'place', type: 'relationship', relationTo: notes, required: true }
  const payload = await testPayload({ url: await sqlite.url() }, (collections) =>
    collections.map((one) => (one.slug === 'entries' ? { ...one, fields: [...one.fields, place] } : one)),
  )
  const [old, present] = await Promise.all(['old', 'present'].map((text) => note(payload, text)))
  const data = { name: 'moves', place: old?.id }
  const { id } = await payload.create({ collection: 'entries', data })
  await payload.update({ collection: 'entries', id, data: { place: present?.id } })
  await payload.db.deleteMany({ collection: notes, where: { id: { equals: old?.id } } })
  expect((await payload.find({ collection: 'notes' })).docs).toMatchObject([{ text: 'present' }])
  const { docs: versions } = await payload.findVersions({ collection: 'entries' })
  expect(versions.map(({ version }) => version.place)).toMatchObject([{ text: 'present' }, null])
  await payload.destroy()
})

const times = 200
it(`the client uses two connections for ${times} transactions, and its close empties the WAL`, async () => {
  const connections = countConnections()
  const file = sqlitePath(await sqlite.url())
  const client = await openSqlite(`file:${file}`)
  await client.execute('CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT)')
  for (let i = 0; i < times; i++) {
    const transaction = await client.transaction()
    await transaction.execute({ sql: 'INSERT INTO t (v) VALUES (?)', args: ['x'.repeat(200)] })
    await transaction.commit()
    await client.execute({ sql: 'SELECT v FROM t WHERE id = ?', args: [i] })
  }
  expect(connections()).toBe(2)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  client.close()
  expect(statSync(`${file}-wal`).size).toBe(0)
}, 300_000)

const step = (name: string, ...statements: string[]) => ({
  name,
  up: async ({ db }: { db: SQLiteAdapter['drizzle'] }) => {
    for (const statement of statements) await db.run(sql.raw(statement))
  },
  down: async () => {},
})

it('migrations refuse, in one sentence, a database with unknown migrations', async () => {
  const url = await sqlite.url()
  const [first, second] = [step('1', 'CREATE TABLE a (id)'), step('2', 'CREATE TABLE b (id)')]
  const pushed = await testPayload({ url })
  await (pushed.db as unknown as SQLiteAdapter).client.execute('DELETE FROM payload_migrations')
  await pushed.destroy()
  await (await testPayload({ url, migrations: [first, second] })).destroy()
  await expect(testPayload({ url, migrations: [second] })).rejects.toThrow(
    /^The database \S+ was made by a version before 1\.0, or by one newer than this, [^.]+\.$/,
  )
})

it('migrations run once, and rebuilding a table loses no row that refers to it', async () => {
  const url = await sqlite.url()
  const pushed = await testPayload({ url })
  const entry = await pushed.create({ collection: 'entries', data: { name: 'Ziel' } })
  await note(pushed, 'zeigt', {}, entry.id)
  const client = (pushed.db as unknown as SQLiteAdapter).client
  await client.execute('DELETE FROM payload_migrations')
  const [table] = (await client.execute("SELECT sql FROM sqlite_master WHERE name = 'entries'")).rows
  await pushed.destroy()

  const rebuilt = String(table?.sql).replace(/`entries`/, '`__new`')
  const migrations = [
    step(
      '1',
      'CREATE TABLE child (e text REFERENCES entries(id) ON DELETE CASCADE)',
      `INSERT INTO child VALUES ('${entry.id}')`,
    ),
    step(
      '2',
      'PRAGMA foreign_keys=OFF',
      rebuilt,
      'INSERT INTO __new SELECT * FROM entries',
      'DROP TABLE entries',
      'ALTER TABLE __new RENAME TO entries',
      'PRAGMA foreign_keys=ON',
    ),
  ]
  for (let start = 0; start < 2; start++) {
    const migrated = await testPayload({ url, migrations })
    const { docs } = await migrated.find({ collection: 'notes' })
    expect(docs[0]).toMatchObject({ text: 'zeigt', entry: { id: entry.id } })
    const own = (migrated.db as unknown as SQLiteAdapter).client
    expect((await own.execute('SELECT * FROM child')).rows).toHaveLength(1)
    expect((await own.execute('SELECT * FROM payload_migrations')).rows).toHaveLength(2)
    expect((await own.execute("INSERT INTO child VALUES ('nobody')").catch((error) => error)).code).toMatch(
      /FOREIGNKEY/,
    )
    await migrated.destroy()
  }
})
