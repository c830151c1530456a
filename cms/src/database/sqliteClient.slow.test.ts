import { statSync } from 'node:fs'
import { openSqlite, type SqliteClient, sqlitePath } from './sqliteClient.ts'
import { sqlite } from './testDatabases.ts'

// Parallel writers, a lock held too long and a failed commit: `sqliteDatabase.test.ts` and `transactions.test.ts`.

let client: SqliteClient
let file: string

async function open(lockTimeout?: number) {
  const url = await sqlite.url()
  file = sqlitePath(url)
  client = await openSqlite(url, lockTimeout)
  await client.execute('CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT UNIQUE)')
  return client
}

async function count() {
  return Number((await client.execute('SELECT count(*) AS n FROM t')).rows[0]?.n)
}

afterEach(() => client?.close())

it('the client can repeat a failed statement', async () => {
  await open()
  const insert = { sql: 'INSERT INTO t (v) VALUES (?) RETURNING id', args: ['same'] }
  await client.execute(insert)
  for (let i = 0; i < 20; i++) await expect(client.execute(insert)).rejects.toThrow(/UNIQUE/)
  expect((await client.execute({ ...insert, args: ['other'] })).rows).toHaveLength(1)
})

it('the client reads new columns after a schema change', async () => {
  await open()
  await client.execute("INSERT INTO t (v) VALUES ('a')")
  const read = async () => (await client.execute('SELECT * FROM t')).columns
  expect(await read()).toEqual(['id', 'v'])
  await client.execute('ALTER TABLE t ADD COLUMN more TEXT')
  expect(await read()).toEqual(['id', 'v', 'more'])
  const transaction = await client.transaction()
  await transaction.execute('ALTER TABLE t DROP COLUMN more')
  await transaction.commit()
  expect(await read()).toEqual(['id', 'v'])
})

it('the client refuses waiting writers and later calls once it is closed, and leaves nothing open', async () => {
  await open()
  await client.transaction()
  const waiting = client.execute("INSERT INTO t (v) VALUES ('late')").catch((error) => error)
  client.close()
  expect(await waiting).toMatchObject({ code: 'CLIENT_CLOSED' })
  await expect(client.execute('SELECT 1')).rejects.toMatchObject({ code: 'CLIENT_CLOSED' })
  expect(statSync(`${file}-wal`).size).toBe(0)
  client = await openSqlite(`file:${file}`)
  expect(await count()).toBe(0)
})

it('the client returns values by column name (the first of equal ones) and position, and refuses other types', async () => {
  await open()
  const args = [true, 1.5, 'Grüße 👵🏽', new Date(1_700_000_000_123), null]
  const sql = 'SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS a'
  const [row] = (await client.execute({ sql, args })).rows
  expect({ ...row }).toEqual({ a: 1, b: 1.5, c: 'Grüße 👵🏽', d: 1_700_000_000_123 })
  expect(Array.from(row as never)).toEqual([1, 1.5, 'Grüße 👵🏽', 1_700_000_000_123, null])
  for (const wrong of [Number.NaN, undefined])
    await expect(client.execute({ sql: 'SELECT ?', args: [wrong as never] })).rejects.toThrow('cannot store')
})

it('the client refuses a database in memory', async () => {
  await expect(openSqlite('file::memory:')).rejects.toMatchObject({ code: 'URL_INVALID' })
})
