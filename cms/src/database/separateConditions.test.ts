import type { Where } from 'payload'
import { fakeMongo } from './fakeMongo.fixture.ts'
import { separate } from './mongoDatabase.ts'
import { payloadOf } from './testPayload.ts'

type Doc = Record<string, unknown>
type Operations = Record<string, (args: object) => Promise<unknown>>

const mongo = await fakeMongo()
afterAll(() => mongo.stop())
const payload = await payloadOf({ url: mongo.url }, (collections) => {
  for (const { fields } of collections) fields.push({ name: 'more', type: 'text' })
  return collections
})

const filterOf = (where: Where): Promise<Doc> =>
  (
    payload.db as unknown as { collections: Record<'entries', { buildQuery(args: object): Promise<Doc> }> }
  ).collections.entries.buildQuery({ payload, where })

/** An absent field equals null. */
const matches = (filter: Doc, doc: Doc): boolean =>
  Object.entries(filter).every(([key, asked]) => {
    if (key === '$and') return (asked as Doc[]).every((one) => matches(one, doc))
    if (key === '$or') return (asked as Doc[]).some((one) => matches(one, doc))
    return Object.entries(asked as Doc).every(([operator, value]) => compare(operator, doc[key], value))
  })

function compare(operator: string, stored: unknown, value: unknown): boolean {
  if (operator === '$exists') return (stored !== undefined) === value
  if (operator === '$eq') return (stored ?? null) === value
  if (operator === '$ne') return (stored ?? null) !== value
  if (operator === '$in') return (value as unknown[]).includes(stored)
  if (operator === '$regex') return new RegExp(String(value), 'i').test(String(stored ?? ''))
  if (operator === '$options') return true
  throw new Error(`unknown: ${operator}`)
}

function means(where: Where, doc: Doc): boolean {
  return Object.entries(where).every(([key, asked]) => {
    if (key === 'and') return (asked as Where[]).every((one) => means(one, doc))
    if (key === 'or') return (asked as Where[]).some((one) => means(one, doc))
    return Object.entries(asked as Doc).every(([operator, value]) => {
      const stored = doc[key]
      if (operator === 'exists') return Boolean(stored) === value
      if (operator === 'equals') return stored === value
      if (operator === 'not_equals') return stored !== value
      if (operator === 'in') return (value as unknown[]).includes(stored)
      return String(value)
        .split(' ')
        .every((word) => String(stored ?? '').includes(word))
    })
  })
}

const values = [undefined, '', 'x', 'xy']
const docs = values.flatMap((name) =>
  values.flatMap((state) => values.map((more) => ({ name, state, more }) as Doc)),
)

const operators: Doc[] = [
  { exists: true },
  { exists: false },
  { equals: 'x' },
  { not_equals: 'x' },
  { in: ['x', 'xy'] },
  { like: 'x y' },
  { contains: 'y' },
  { exists: true, not_equals: 'x' },
]
const parts: [string, unknown][] = [
  ...['name', 'state', 'more'].flatMap((field) => operators.map((one): [string, unknown] => [field, one])),
  ...['and', 'or'].flatMap((list) =>
    operators.map((one): [string, unknown] => [list, [{ name: one }, { more: { exists: false } }]]),
  ),
]
/** Every two conditions on one level, in either order, and some three. */
const levels = parts.flatMap((one, i) =>
  parts.flatMap((other, j) => {
    const two = Object.fromEntries([one, other]) as Where
    const third = parts[(i * 7 + j * 3) % parts.length] ?? one
    return (i + j) % 8 === 0 ? [two, Object.fromEntries([one, other, third]) as Where] : [two]
  }),
)

it('every condition has the same meaning on MongoDB', async () => {
  const wrong: unknown[] = []
  let mixedUp = 0
  for (const where of levels) {
    const isRight = (filter: Doc) => docs.every((doc) => matches(filter, doc) === means(where, doc))
    const filter = await filterOf(separate(where))
    if (!isRight(filter)) wrong.push([where, filter])
    if (!isRight(await filterOf(where))) mixedUp++
  }
  expect(wrong).toEqual([])
  // As the stock adapter reads them, many mean something else.
  expect(mixedUp).toBeGreaterThan(100)
})

it('reads and writes keep conditions beside an `or`, and two `exists`', async () => {
  const where: Where = { name: { exists: false }, state: { exists: false }, or: [{ more: { equals: 'x' } }] }
  const db = payload.db as unknown as Operations
  const last = (name: string) => mongo.optionsOf(name).at(-1)
  const found = () => last('find')?.filter
  const asked: [string, () => unknown][] = [
    ['find', found],
    ['findOne', found],
    ['count', () => (last('aggregate')?.pipeline as { $match: Doc }[] | undefined)?.[0]?.$match],
    ['updateMany', found],
    ['deleteMany', () => (last('delete')?.deletes as { q: Doc }[] | undefined)?.[0]?.q],
  ]
  for (const [name, sent] of asked) {
    await db[name]?.({ collection: 'entries', where, data: {}, pagination: false })
    for (const doc of docs)
      expect(matches(sent() as Doc, doc), `${name} ${JSON.stringify(doc)}`).toEqual(means(where, doc))
  }
})
