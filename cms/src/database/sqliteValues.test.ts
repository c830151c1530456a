import { createClient, type ResultSet } from '@libsql/client'
import { openSqlite, type SqliteClient } from './sqliteClient.ts'
import { sqlite } from './testDatabases.ts'

let opened: SqliteClient | undefined

async function open() {
  opened = await openSqlite({ url: await sqlite.url() })
  return opened
}

afterEach(async () => {
  await opened?.shutdown()
  await sqlite.stop()
})

describe('values and rows', () => {
  const statements: { sql: string; args: never }[] = [
    {
      sql: 'CREATE TABLE v (id INTEGER PRIMARY KEY, i INTEGER, r REAL, t TEXT, b BLOB, n NUMERIC, x)',
      args: [],
    },
    {
      sql: 'INSERT INTO v (i, r, t, b, n, x) VALUES (?, ?, ?, ?, ?, ?)',
      args: [true, 1.5, 'Grüße 👵🏽\u0000\n', new Uint8Array([0, 1, 255]), false, null],
    },
    {
      sql: 'INSERT INTO v (i, r, t, b, n, x) VALUES (:i, @r, $t, :b, :n, :x)',
      args: {
        i: 2n ** 52n,
        '@r': -0.25,
        $t: '',
        b: new ArrayBuffer(3),
        n: 12n,
        x: new Date(1_700_000_000_123),
      },
    },
    { sql: 'SELECT * FROM v ORDER BY id', args: [] },
    { sql: 'SELECT id, id AS id, t AS length, typeof(i), typeof(x) FROM v', args: [] },
    { sql: 'UPDATE v SET t = ? WHERE id > ? RETURNING id, t', args: ['neu', 1] },
    { sql: 'UPDATE v SET t = ?', args: ['alt'] },
    { sql: 'WITH a AS (SELECT max(id) AS m FROM v) SELECT m FROM a', args: [] },
    { sql: 'PRAGMA foreign_keys', args: [] },
    { sql: 'PRAGMA journal_mode = WAL', args: [] },
    { sql: 'SELECT 9223372036854775807 AS tooLarge', args: [] },
    { sql: 'SELECT ?', args: [Number.NaN] },
    { sql: 'SELECT ?', args: [undefined] },
    { sql: 'SELECT ?', args: [2n ** 63n] },
    { sql: 'SELECT nothing FROM nowhere', args: [] },
    { sql: 'INSERT INTO v (id) VALUES (1)', args: [] },
    { sql: 'DELETE FROM v', args: [] },
  ].map(({ sql, args }) => ({ sql, args: args as never }))

  const shape = (result: ResultSet) => ({
    json: result.toJSON(),
    columnTypes: result.columnTypes,
    rows: result.rows.map((row) => ({
      own: { ...row },
      length: row.length,
      values: Array.from(row as never),
    })),
    rowsAffected: result.rowsAffected,
    lastInsertRowid: result.lastInsertRowid,
  })
  const outcome = (act: () => Promise<ResultSet>) =>
    act().then(shape, (error) => ({
      name: error.name,
      message: error.message,
      code: error.code,
      rawCode: error.rawCode,
    }))

  it('are the same as with @libsql/client, results and errors, alone and in a transaction', async () => {
    const client = await open()
    const stock = createClient({ url: await sqlite.url() })
    for (const statement of statements)
      expect
        .soft(await outcome(() => client.execute(statement)), statement.sql)
        .toEqual(await outcome(() => stock.execute(statement)))
    const ours = await client.transaction()
    const theirs = await stock.transaction()
    for (const statement of statements.slice(1, 9))
      expect
        .soft(await outcome(() => ours.execute(statement)), statement.sql)
        .toEqual(await outcome(() => theirs.execute(statement)))
    await Promise.all([ours.commit(), theirs.commit()])
    stock.close()
  })

  it('are read as they were written', async () => {
    const client = await open()
    await client.execute('CREATE TABLE v (a, b, c, d, e)')
    const bytes = Buffer.from('größer').subarray(2)
    await client.execute({
      sql: 'INSERT INTO v VALUES (?, ?, ?, ?, ?)',
      args: [null, 'ẞ„“\u{1F9D3}', bytes, 2n ** 40n, true],
    })
    const [row] = (await client.execute('SELECT * FROM v')).rows
    expect(row).toMatchObject({ a: null, b: 'ẞ„“\u{1F9D3}', d: 2 ** 40, e: 1 })
    expect(Buffer.from(row?.c as ArrayBuffer)).toEqual(bytes)
  })
})
