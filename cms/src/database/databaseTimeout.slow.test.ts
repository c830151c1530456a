import { addDatabaseTimeout, createDatabaseTimeout } from './databaseTimeout.ts'
import { isAway, isOutcomeUnknown, OutcomeUnknown } from './databaseUnavailable.ts'
import { sqlite } from './testDatabases.ts'
import { failureOf, payloadOf } from './testPayload.ts'

const never = () => new Promise<never>(() => {})
const brief = { timeoutMs: 20, answerMs: 20 }

it('sends one ping for all waiting operations, then fails new ones at once for a while', async () => {
  let asked = 0
  const ask = () => {
    asked++
    return never()
  }
  const { wait } = createDatabaseTimeout({ ask, timeoutMs: 20, answerMs: 5_000 })
  const failures = Promise.all([failureOf(wait(never)), failureOf(wait(never)), failureOf(wait(never))])
  expect((await failures).every(isAway)).toBe(true)
  expect(asked).toBe(1)
  let isTried = false
  const late = wait(async () => {
    isTried = true
  })
  expect([isAway(await failureOf(late)), isTried]).toEqual([true, false])
}, 20_000)

it('tries again after a single broken connection', async () => {
  const { wait } = createDatabaseTimeout({ ask: never, ...brief })
  const broken = () => Promise.reject(Object.assign(new Error('reset'), { name: 'MongoNetworkError' }))
  expect(isAway(await failureOf(wait(broken)))).toBe(true)
  expect(await wait(async () => 'there again')).toBe('there again')
})

const payload = await payloadOf({ url: await sqlite.url() })

it('times out every read and write that the adapter has', async () => {
  const db = payload.db as unknown as Record<string, (args?: object) => Promise<unknown>>
  // Functions that only SQLite's adapter has or that no request uses.
  const apart = ['beginSnapshot', 'countDistinct', 'createJSONQuery', 'createMigration', 'deleteWhere']
  const isOperation = (name: string) =>
    /^(begin|commit|count|create|delete|find|query|update|upsert)/.test(name) && !apart.includes(name)
  const names = Object.keys(db).filter((name) => typeof db[name] === 'function' && isOperation(name))
  expect(names.length).toBeGreaterThan(25)
  const copy = Object.assign(Object.create(db), { rollbackTransaction: async () => {} })
  for (const name of names) copy[name] = never
  addDatabaseTimeout(copy, { ask: never, timeoutMs: 5, answerMs: 5 })
  for (const name of names) {
    const failure = await failureOf(copy[name]({}))
    // Calls shortly after another failed one fail at once.
    expect(isAway(failure) || isOutcomeUnknown(failure), name).toBe(true)
  }
})

it('recognises its errors within a bulk error', () => {
  const error = Object.assign(new Error(new OutcomeUnknown().message), { name: 'BulkError' })
  expect(isOutcomeUnknown(error)).toBe(true)
  expect(isAway(error)).toBe(false)
  expect(isAway(new Error(error.message))).toBe(false)
})
