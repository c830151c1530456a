import { onDatabase } from '#testSuite.ts'
import { payloadOf } from './testPayload.ts'

/** Functions named like writes that write no document themselves. */
const noWrites = ['createJSONQuery', 'createMigration', 'deleteWhere']

onDatabase('a transaction that was rolled back', async (database) => {
  const payload = await payloadOf({ url: await database.url() })

  it('refuses every kind of write that the adapter has', async () => {
    const transactionID = await payload.db.beginTransaction()
    await payload.db.rollbackTransaction(transactionID as string)
    const functions = Object.entries(payload.db).filter(
      (pair): pair is [string, (args: object) => Promise<unknown>] => typeof pair[1] === 'function',
    )
    const writes = functions.filter(
      ([name]) => /^(create|update|delete|upsert)/.test(name) && !noWrites.includes(name),
    )
    expect(writes.length).toBeGreaterThan(10)
    const args = { collection: 'notes', data: {}, where: {}, req: { transactionID } }
    for (const [name, write] of writes)
      await expect(write.call(payload.db, args), name).rejects.toThrow('nothing more is written')
  })
})
