import { writeSync } from 'node:fs'
import { claimDataDir } from './singleProcess.ts'
import { openSqlite } from './sqliteClient.ts'

/** A small server: claims its folder and writes until it is killed, printing each acknowledged write. */
const [dataDir, url] = process.argv.slice(2)
if (!dataDir || !url) throw new Error('usage: crash.fixture <data folder> <url>')

claimDataDir(dataDir)
const client = await openSqlite(url)
await client.execute('CREATE TABLE IF NOT EXISTS a (v TEXT)')
await client.execute('CREATE TABLE IF NOT EXISTS b (v TEXT)')
writeSync(1, 'claimed\n')

for (const lane of [1, 2, 3, 4]) void write(lane)

async function write(lane: number) {
  for (let i = 0; ; i++) {
    const v = `${process.pid}-${lane}-${i}`
    const transaction = await client.transaction()
    await transaction.execute({ sql: 'INSERT INTO a VALUES (?)', args: [v] })
    await transaction.execute({ sql: 'INSERT INTO b VALUES (?)', args: [v] })
    await transaction.commit()
    writeSync(1, `${v}\n`)
  }
}
