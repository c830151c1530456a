import { createServer } from 'node:net'
import type { BaseDatabaseAdapter } from 'payload'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { listenLocally } from '#testPort.ts'
import { addDatabaseTimeout } from './databaseTimeout.ts'
import { isAway, isOutcomeUnknown } from './databaseUnavailable.ts'
import { fakeMongo } from './fakeMongo.fixture.ts'
import { mongoTimeoutOptions } from './mongoDatabase.ts'
import { failureOf, note, type TestPayload, testPayload } from './testPayload.ts'

const briefly = 'serverSelectionTimeoutMS=200'

describe('a start without MongoDB explains the failure', () => {
  it('if nothing listens at the address', async () => {
    const url = `mongodb://127.0.0.1:1/x?replicaSet=rs0&${briefly}`
    await expect(testPayload({ url })).rejects.toThrow(
      /DATABASE_URL: MongoDB does not answer \(connect ECONN/,
    )
  })

  it('if a server listens but never answers', async () => {
    const server = createServer()
    const url = `mongodb://127.0.0.1:${await listenLocally(server)}/x?replicaSet=rs0&${briefly}`
    await expect(testPayload({ url })).rejects.toThrow(/DATABASE_URL: MongoDB does not answer/)
    server.close()
  })
})

describe('a MongoDB that stops answering', () => {
  let mongo: Awaited<ReturnType<typeof fakeMongo>>
  let payload: TestPayload
  beforeEach(async () => {
    mongo = await fakeMongo()
    payload = await testPayload({ url: mongo.url, timeout: { timeoutMs: 50, answerMs: 60_000 } })
  })
  afterEach(async () => {
    mongo.wakeUp()
    await payload.destroy()
    await mongo.stop()
  })
  const write = () => inTransaction(payload, (req) => note(payload, 'x', req))

  it('times out, and is used again once it answers', async () => {
    const db = payload.db as unknown as BaseDatabaseAdapter
    const { ask } = mongoTimeoutOptions(db)
    let isAsleep = true
    // Short, because no answer will come; later waits are long.
    const asked = async () => (isAsleep ? ask() : undefined)
    addDatabaseTimeout(db, { ask: asked, timeoutMs: 50, answerMs: 50 })
    mongo.beSilent()
    expect(isAway(await failureOf(payload.find({ collection: 'notes' })))).toBe(true)
    isAsleep = false
    mongo.wakeUp()
    await expect.poll(() => failureOf(payload.find({ collection: 'notes' }))).toBeNull()
  })

  it('gets more time while it answers pings', async () => {
    mongo.beSilent((name) => name === 'find')
    const found = payload.find({ collection: 'notes' })
    const before = mongo.pings()
    // Asked again and again, it still waits.
    await expect.poll(() => mongo.pings() - before).toBeGreaterThan(3)
    mongo.wakeUp()
    expect((await found).docs).toEqual([])
  })

  it('gets no commit for a write that timed out', async () => {
    mongo.failFrom('insert')
    const before = mongo.commands().length
    expect(isAway(await failureOf(write()))).toBe(true)
    mongo.wakeUp()
    const commands = () => mongo.commands().slice(before)
    await expect.poll(() => commands().map(([name]) => name)).toContain('abortTransaction')
    expect(commands()).toContainEqual(['insert', true])
    expect(commands()).not.toContainEqual(['insert', false])
    expect(commands().map(([name]) => name)).not.toContain('commitTransaction')
  })

  it('leaves only sent commits in doubt', async () => {
    mongo.failFrom('commitTransaction')
    const failure = await failureOf(write())
    expect(isOutcomeUnknown(failure)).toBe(true)
    expect(mongo.commands().filter(([name]) => name === 'insert')).toHaveLength(1)
  })

  it('counts as unavailable at once if all connections break', async () => {
    await mongo.stop()
    expect(isAway(await failureOf(write()))).toBe(true)
    mongo = await fakeMongo()
  })

  it('gets all writes with write concern majority', async () => {
    await payload.db.deleteMany({ collection: 'notes' as never, where: {} })
    await write()
    const majority = { writeConcern: expect.objectContaining({ w: 'majority' }) }
    for (const name of ['delete', 'findAndModify', 'commitTransaction']) {
      expect(mongo.optionsOf(name).length, name).toBeGreaterThan(0)
      for (const command of mongo.optionsOf(name)) expect(command, name).toMatchObject(majority)
    }
  })
})
