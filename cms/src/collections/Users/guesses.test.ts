import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { moveClock } from '../../clock.ts'
import { createGuesses } from './guesses.ts'
import { wrongGuessesInMemory, wrongGuessesOf } from './wrongGuesses.ts'

type Doc = Record<string, unknown>
interface Filter {
  key: string | { $regex: string }
}

/** Returns the value of an expression of MongoDB. */
function evaluate(expression: unknown, doc: Doc): unknown {
  if (typeof expression === 'string' && expression.startsWith('$')) return doc[expression.slice(1)]
  if (typeof expression !== 'object' || expression === null || expression instanceof Date) return expression
  const [[operator, args] = []] = Object.entries(expression) as [string, unknown[]][]
  if (operator === '$and') return args?.every((one) => evaluate(one, doc))
  if (operator === '$cond') return evaluate(evaluate(args?.[0], doc) ? args?.[1] : args?.[2], doc)
  // What is absent is smaller than any date.
  const [left = -1, right = -1] = (args ?? []).map((one) => evaluate(one, doc)) as number[]
  return operator === '$add' ? left + right : operator === '$gt' ? left > right : left <= right
}

/** The collection of the limits, as far as counting uses it, and servers that share it. */
function storedLimits() {
  const docs: Doc[] = []
  const found = ({ key }: Filter) =>
    docs.filter((doc) =>
      typeof key === 'string' ? doc.key === key : new RegExp(key.$regex).test(String(doc.key)),
    )
  const collection = {
    findOne: async (filter: Filter) => found(filter)[0] ?? null,
    async updateOne(filter: Filter, [{ $set }]: [{ $set: Doc }]) {
      const [doc = { key: filter.key }] = found(filter)
      const changes = Object.entries($set).map(([name, value]) => [name, evaluate(value, doc)])
      Object.assign(doc, Object.fromEntries(changes))
      if (!docs.includes(doc)) docs.push(doc)
    },
    async deleteMany(filter: Filter) {
      for (const doc of found(filter)) docs.splice(docs.indexOf(doc), 1)
    },
  }
  const connection = { db: { collection: () => collection } }
  return { docs, server: () => ({ db: { connection } }) as unknown as Payload }
}

const kinds = ['in memory', 'at two servers of one MongoDB'] as const

/** Creates guesses, whose three seconds end when the test says so; each goes to another server than the one before. */
function guessing(kind: (typeof kinds)[number]) {
  const { docs, server } = storedLimits()
  const held: (() => void)[] = []
  const hold = () => new Promise<void>((resolve) => held.push(resolve))
  const counts = kind === 'in memory' ? [wrongGuessesInMemory()] : [server(), server()].map(wrongGuessesOf)
  const servers = counts.map((wrong) => createGuesses(wrong, hold))
  const judged: string[] = []
  let next = 0
  const guess = async (by: string, { of = 'anna', isRight = false, isKnown = false } = {}) =>
    servers[next++ % servers.length]?.attempt({ of, by, isKnown }, async () => {
      judged.push(by)
      return isRight
    })
  return { docs, servers, held, judged, guess }
}

afterEach(() => moveClock(0))

describe.each(kinds)('wrong guesses %s', (kind) => {
  it('count together for an address, and no other is concerned', async () => {
    const { servers, guess } = guessing(kind)
    for (let i = 0; i < 5; i++) expect(await guess('address')).toBe('wrong')
    for (let i = 0; i < 2; i++) expect(await guess('address', { isRight: true })).toBe('locked')
    for (const guesses of servers) {
      expect(await guesses.isLocked({ of: 'anna', by: 'address', isKnown: false })).toBe(true)
      expect(await guesses.isLocked({ of: 'anna', by: 'other', isKnown: false })).toBe(false)
      expect(await guesses.isLocked({ of: 'bert', by: 'address', isKnown: false })).toBe(false)
    }
    expect(await guess('other', { isRight: true })).toBe('right')
  })

  it('of all strangers count together, after which each further one is slow', async () => {
    const { held, guess } = guessing(kind)
    for (let i = 0; i < 20; i++) expect(await guess(`address ${i}`)).toBe('wrong')
    const slow = [guess('one'), guess('two', { isRight: true })]
    expect(await guess('browser', { isRight: true, isKnown: true })).toBe('right')
    await expect.poll(() => held.length).toBe(2)
    for (const goOn of held) goOn()
    expect(await Promise.all(slow)).toEqual(['wrong', 'right'])
  })

  it('are forgotten: those of an address by its right password, all on request', async () => {
    const { servers, guess } = guessing(kind)
    for (let i = 0; i < 4; i++) await guess('address')
    expect(await guess('address', { isRight: true })).toBe('right')
    for (let i = 0; i < 5; i++) expect(await guess('address')).toBe('wrong')
    for (let i = 0; i < 5; i++) await guess('address', { of: 'anna2' })
    await servers[0]?.forget('anna')
    expect(await guess('address', { isRight: true })).toBe('right')
    expect(await guess('address', { of: 'anna2', isRight: true })).toBe('locked')
  })

  it('are kept for ten minutes, and a clock that was put back forgets, too', async () => {
    const { guess } = guessing(kind)
    for (let i = 0; i < 5; i++) await guess('address')
    moveClock(9 * 60_000)
    expect(await guess('address', { isRight: true })).toBe('locked')
    moveClock(10 * 60_000 + 1000)
    for (let i = 0; i < 5; i++) expect(await guess('address')).toBe('wrong')
    moveClock(0)
    expect(await guess('address', { isRight: true })).toBe('right')
  })
})

it('at most five wrong guesses of an address are checked, and twenty of all, even at the same moment', async () => {
  const { guess, judged, held } = guessing('in memory')
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => guess('a', { of: 'bert' })))
  expect(outcomes).toEqual([...Array(5).fill('wrong'), ...Array(7).fill('locked')])
  expect(judged.splice(0)).toHaveLength(5)
  const many = Array.from({ length: 100 }, (_, i) =>
    guess(`s${i}`).catch((error: { status: number }) => error.status),
  )
  await Promise.all([...many.slice(0, 20), ...many.slice(30)])
  await setImmediate()
  expect([judged.length, held.length]).toEqual([20, 10])
  for (const goOn of held) goOn()
  await Promise.all(many)
  expect(judged).toHaveLength(30)
})

it('MongoDB learns no names and addresses', async () => {
  const { docs, guess } = guessing('at two servers of one MongoDB')
  await guess('192.0.2.1')
  expect(docs.map(({ points }) => points)).toEqual([1, 1])
  expect(JSON.stringify(docs)).not.toMatch(/anna|192/)
})
