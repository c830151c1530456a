import { existsSync } from 'node:fs'
import { openSqlite, type SqliteClient, sqlitePath } from './sqliteClient.ts'
import { beginSqliteThreads, endSqliteThreads, SqliteThread, takeSqliteThreads } from './sqliteThread.ts'
import { sqlite } from './testDatabases.ts'

let client: SqliteClient
let file: string

async function open(lockTimeout?: number) {
  const url = await sqlite.url()
  file = sqlitePath(url)
  client = await openSqlite({ url, lockTimeout })
  await client.execute('CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT UNIQUE)')
  return client
}

async function count() {
  return Number((await client.execute('SELECT count(*) AS n FROM t')).rows[0]?.n)
}

afterEach(async () => {
  await client?.shutdown()
  await sqlite.stop()
})

describe('writers take turns', () => {
  it('lets 50 parallel writers all succeed while reads continue', async () => {
    await open()
    const transaction = await client.transaction()
    await transaction.execute("INSERT INTO t (v) VALUES ('first')")
    expect(await count()).toBe(0)
    const writers = Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        if (index % 2)
          return void (await client.execute({ sql: 'INSERT INTO t (v) VALUES (?)', args: [`${index}`] }))
        const own = await client.transaction()
        await own.execute({ sql: 'INSERT INTO t (v) VALUES (?)', args: [`${index}`] })
        await own.commit()
      }),
    )
    expect(await count()).toBe(0)
    await transaction.commit()
    expect(await count()).toBeGreaterThanOrEqual(1)
    await writers
    expect(await count()).toBe(51)
  })

  it('blocks neither the main thread nor reads during a long statement', async () => {
    await open()
    let ended = false
    const rows = 400_000
    const long = client
      .execute(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
         INSERT INTO t (v) SELECT i || hex(randomblob(20)) FROM n`,
      )
      .finally(() => {
        ended = true
      })
    let readsMeanwhile = 0
    let turnsMeanwhile = 0
    while (!ended) {
      if ((await count()) === 0) readsMeanwhile++
      await new Promise(setImmediate)
      turnsMeanwhile++
    }
    await long
    expect(await count()).toBe(rows)
    expect(readsMeanwhile).toBeGreaterThan(5)
    expect(turnsMeanwhile).toBeGreaterThan(5)
  })

  it('shows every acknowledged write to the next read', async () => {
    await open()
    for (let written = 1; written <= 300; written++) {
      await client.execute({ sql: 'INSERT INTO t (v) VALUES (?)', args: [`${written}`] })
      expect(await count()).toBe(written)
    }
  })

  it('gives up after a while and names the holder', async () => {
    await open(200)
    const transaction = await client.transaction()
    await transaction.execute("INSERT INTO t (v) VALUES ('of the holder')")
    const failure = await client.execute("INSERT INTO t (v) VALUES ('forgot req')").catch((error) => error)
    expect(failure).toMatchObject({ code: 'WRITE_LOCK_TIMEOUT' })
    expect(failure.message).toMatch(/gave up.*forgot req.*held for \d+\.\d s by.*of the holder.*`req`/)
    await transaction.commit()
    await client.execute("INSERT INTO t (v) VALUES ('next')")
    expect(await count()).toBe(2)
  })

  it('releases the write lock on rollback and on close', async () => {
    await open(1000)
    for (const end of ['rollback', 'close'] as const) {
      const transaction = await client.transaction()
      await transaction.execute("INSERT INTO t (v) VALUES ('gone')")
      await transaction[end]()
      await expect(transaction.execute('SELECT 1')).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' })
    }
    await client.execute("INSERT INTO t (v) VALUES ('here')")
    expect(await count()).toBe(1)
  })

  it('refuses a transaction begun by a statement, which would include other writes', async () => {
    await open()
    await expect(client.execute('BEGIN')).rejects.toMatchObject({ code: 'TRANSACTION_BY_STATEMENT' })
    await client.execute("INSERT INTO t (v) VALUES ('safe')")
    expect(await count()).toBe(1)
  })
})

describe('failures', () => {
  it('keeps nothing of a failed batch or migration', async () => {
    await open()
    const broken = ["INSERT INTO t (v) VALUES ('a')", "INSERT INTO t (v) VALUES ('a')"]
    await expect(client.batch(broken, 'write')).rejects.toMatchObject({ code: /CONSTRAINT/ })
    await expect(client.migrate(broken)).rejects.toMatchObject({ code: /CONSTRAINT/ })
    expect(await count()).toBe(0)
    expect((await client.execute('PRAGMA foreign_keys')).rows[0]?.foreign_keys).toBe(1)
    expect(await client.batch(["INSERT INTO t (v) VALUES ('a')", 'SELECT v FROM t'])).toHaveLength(2)
  })

  it('rejects a failed commit, keeps nothing of it and continues', async () => {
    await open(1000)
    await client.execute('CREATE TABLE child (t INTEGER REFERENCES t (id) DEFERRABLE INITIALLY DEFERRED)')
    const transaction = await client.transaction()
    await transaction.execute("INSERT INTO t (v) VALUES ('lost')")
    await transaction.execute('INSERT INTO child VALUES (4711)')
    await expect(transaction.commit()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
    expect(await count()).toBe(0)
    await client.execute("INSERT INTO t (v) VALUES ('next')")
    expect(await count()).toBe(1)
  })

  it('writes nothing outside a transaction that SQLite rolled back itself, as on a full disk', async () => {
    await open(1000)
    const pages = (await client.execute('PRAGMA page_count')).rows[0]?.page_count
    await client.execute(`PRAGMA max_page_count = ${Number(pages) + 2}`)
    const transaction = await client.transaction()
    await transaction.execute("INSERT INTO t (v) VALUES ('small')")
    await expect(
      transaction.execute({ sql: 'INSERT INTO t (v) VALUES (?)', args: ['x'.repeat(100_000)] }),
    ).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await expect(transaction.execute("INSERT INTO t (v) VALUES ('alone')")).rejects.toMatchObject({
      code: 'TRANSACTION_CLOSED',
    })
    await expect(transaction.commit()).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' })
    await client.execute("INSERT INTO t (v) VALUES ('next')")
    expect(await count()).toBe(1)
  })

  it('can repeat a failed statement', async () => {
    await open()
    const insert = { sql: 'INSERT INTO t (v) VALUES (?) RETURNING id', args: ['same'] }
    await client.execute(insert)
    for (let i = 0; i < 20; i++) await expect(client.execute(insert)).rejects.toThrow(/UNIQUE/)
    expect((await client.execute({ ...insert, args: ['other'] })).rows).toHaveLength(1)
  })

  it('reads new columns after a schema change', async () => {
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

  it('refuses waiting writers and later calls once it is closed, and leaves nothing open', async () => {
    await open()
    expect(existsSync(`${file}-wal`)).toBe(true)
    await client.transaction()
    const waiting = client.execute("INSERT INTO t (v) VALUES ('late')").catch((error) => error)
    await client.shutdown()
    expect(await waiting).toMatchObject({ code: 'CLIENT_CLOSED' })
    await expect(client.execute('SELECT 1')).rejects.toMatchObject({ code: 'CLIENT_CLOSED' })
    // SQLite removes it when the last connection to the file closes.
    expect(existsSync(`${file}-wal`)).toBe(false)
  })

  it('rejects pending and later calls when its thread ends', async () => {
    const thread = new SqliteThread('writer')
    await thread.request('open', { path: sqlitePath(await sqlite.url()), statementCacheSize: 10 })
    const run = () =>
      thread.request('run', { statement: { sql: 'SELECT 1', args: [] }, inTransaction: false })
    void thread.close()
    const pending = run().catch((error) => error)
    expect(await pending).toMatchObject({
      code: 'THREAD_ENDED',
      message: expect.stringMatching(/writer.*restarted/),
    })
    await expect(run()).rejects.toMatchObject({ code: 'THREAD_ENDED' })
  })

  it('completes its statements when the process ends, and then accepts no more', async () => {
    await open()
    const said: unknown[] = []
    const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)'
    const asked = ["INSERT INTO t (v) VALUES ('last')", `${numbers} SELECT max(i) FROM n`]
    for (const sql of asked) void client.execute(sql).then(() => said.push(sql))
    // By then the write lock has been given.
    await new Promise(setImmediate)
    const end = endSqliteThreads()
    const never = client.execute('SELECT 1')
    await end
    expect(said).toEqual(expect.arrayContaining(asked))
    expect(await Promise.race([never, Promise.resolve('no answer')])).toBe('no answer')
    client = await openSqlite({ url: `file:${file}` })
    expect(await count()).toBe(1)
  })

  it('uses the threads that were started in advance, once', async () => {
    beginSqliteThreads()
    beginSqliteThreads()
    const ahead = takeSqliteThreads()
    const others = takeSqliteThreads()
    expect(others.writer).not.toBe(ahead.writer)
    await Promise.all([ahead, others].flatMap(({ writer, reader }) => [writer.close(), reader.close()]))
  })

  it('names the file that it cannot open', async () => {
    await expect(openSqlite({ url: 'file:/dev/null/x.db' })).rejects.toThrow()
    await expect(openSqlite({ url: 'file::memory:' })).rejects.toMatchObject({ code: 'URL_INVALID' })
  })
})
