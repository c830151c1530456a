import fc from 'fast-check'
import { hostileName, hostileValue, personDomain } from './hostile.ts'
import { LearnedValue, type Level } from './plan.ts'

/** The part of JSON Schema in which the contract and the collections are described. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
  /** Id of a document of this collection. */
  refersTo?: string
}

/** Generates a value that an earlier answer had under this name. */
export const known = (key: string): fc.Arbitrary<LearnedValue> =>
  fc.nat().map((n) => new LearnedValue(key, n))

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Realistic values by name. */
const examples: readonly [RegExp, fc.Arbitrary<unknown>][] = [
  [/mail|^to$/i, fc.nat(999).map((n) => `person${n}@${personDomain}`)],
  [/^plz$|postal/i, fc.constantFrom('97437', '97461', '97500', '96106', '12345')],
  [/city|town|^from$/i, fc.constantFrom('Haßfurt', 'Hofheim', 'Zeil', 'Königsberg', '50.03,10.51')],
  [/phone|mobile/i, fc.constantFrom('09521 123456', '0171 1234567', '+49 9521 1', '')],
  [
    /website|url|src$/i,
    fc.constantFrom('https://www.example.org', 'www.example.org', '', 'http://example.org/a?b=c'),
  ],
  [/date$|(?<!l)at$|timestamp|before/i, day],
  [/^role$/, fc.constantFrom('Editor', 'Admin')],
  [/topCategory/, known('id of top-categories')],
  [/^lat$/, fc.double({ min: 49, max: 51, noNaN: true })],
  [/^lon$/, fc.double({ min: 9, max: 12, noNaN: true })],
  [
    /html|content|text$/i,
    fc.constantFrom('<p>Ein Absatz</p>', '<h2>Titel</h2><ul><li>Punkt</li></ul>', 'Nur Text', 'QUJD'),
  ],
  [/password/i, fc.constantFrom('password of somebody', 'kurz', 'admin-demo')],
  [/barrierfree|homeVisits|openToday|noEmail|keepToken|trash|draft/i, fc.constantFrom('true', 'false', '1')],
  [
    /serviceArea/,
    fc.constantFrom('ganzer Landkreis', '15 km', 'Ebern, Hofheim i.UFr.', 'Entenhausen', '0 km'),
  ],
  [/action/i, fc.constantFrom('accept', 'decline', 'delete', 'done', 'none')],
  [/locale/i, fc.constantFrom('de', 'en')],
  [/part/i, fc.constantFrom('public', 'requests', 'staff')],
  [
    /search|query|^q$/i,
    fc.constantFrom('Arzt', 'wer mäht mir den Rasen', 'Fußpflege 97461', 'hairdresser', 'Putzfrau Zeil'),
  ],
  [
    /name|title|category/i,
    fc.constantFrom('Salon Sonnenschein', 'Pflege', 'Friseure', 'other', 'about', 'imprint', 'a.txt'),
  ],
  [/limit|page|count|take|skip/i, fc.integer({ min: 0, max: 50 }).map(String)],
  [/opened|open\d|hours/i, fc.constantFrom('Mo-Fr 08:00-12:00', 'nach Vereinbarung')],
]
const words = fc.constantFrom('Ein Wort', 'zwei Wörter, drei', 'x', '', 'Einkaufen, Waschen', 'none')

const exampleOf = (name: string) => examples.find(([pattern]) => pattern.test(name))?.[1] ?? words

/** Generates a realistic text for a field. */
export function likely(name: string): fc.Arbitrary<unknown> {
  const example = exampleOf(name)
  const named = fc.tuple(fc.nat(), example).map(([n, otherwise]) => new LearnedValue(name, n, otherwise))
  return fc.oneof(
    { arbitrary: named, weight: 3 },
    { arbitrary: example, weight: 3 },
    { arbitrary: words, weight: 1 },
  )
}

/** Generates values that the schema allows. */
export function valid(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.refersTo) return known(`id of ${schema.refersTo}`)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, name)))
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date-time') return day
      return likely(name)
    case 'integer':
    case 'number': {
      if (/^(lat|lon)$/.test(name)) return exampleOf(name)
      const { minimum = 0, maximum = 100 } = schema
      return fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items ?? {}, name), { maxLength: 4 })
    case 'object':
      return record(schema)
    default:
      return likely(name)
  }
}

/** Fields that usually make a request fail or have no effect. */
const rarelySaid =
  /^(updatedAt|createdAt|deletedAt|entryUpdatedAt|homepage2|uuid|nuuid|id|entry|proposal|state|token|categoryNew)$/

function record({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = valid(schema, name)
    if (required.includes(name)) return [name, value] as const
    const absent = rarelySaid.test(name) ? 5 : 1
    return [
      name,
      fc.oneof({ arbitrary: fc.constant(undefined), weight: absent }, { arbitrary: value, weight: 4 }),
    ] as const
  })
  return fc.record(Object.fromEntries(fields)).map((value) => ({ ...value }))
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LearnedValue)

/** Generates a value with one error: a wrong type, a missing or surplus field, or the same inside a list. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (!isFields(value) || Object.keys(value).length === 0) return hostileValue
  const field = fc.constantFrom(...Object.keys(value))
  return fc.oneof(
    { arbitrary: fc.tuple(field, hostileValue).map(([name, bad]) => ({ ...value, [name]: bad })), weight: 5 },
    {
      arbitrary: fc.tuple(hostileName, hostileValue).map(([name, bad]) => ({ ...value, [name]: bad })),
      weight: 2,
    },
    {
      arbitrary: field.map((name) =>
        Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)),
      ),
      weight: 1,
    },
    { arbitrary: field.map((name) => ({ ...value, [name]: [value[name], value[name]] })), weight: 1 },
    { arbitrary: fc.constant([value]), weight: 1 },
  )
}

/** Generates a value in which every field is wrong. */
const allWrong = ({ properties = {} }: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    hostileValue,
    fc.record(
      Object.fromEntries(
        Object.keys(properties).map((name) => [name, fc.option(hostileValue, { nil: undefined })]),
      ),
    ),
  )

export function valueFor(schema: Schema, name: string, level: Level): fc.Arbitrary<unknown> {
  if (level === 'valid') return valid(schema, name)
  return level === 'nearly valid' ? valid(schema, name).chain(spoiled) : allWrong(schema)
}

/** Does the same for the pairs of a query or form. */
export function pairsOf(
  schemas: readonly [string, Schema][],
  level: Level,
): fc.Arbitrary<[string, unknown][]> {
  const good = fc
    .tuple(...schemas.map(([name, schema]) => fc.option(valid(schema, name), { freq: 4 })))
    .map((values) =>
      schemas.flatMap(([name], i): [string, unknown][] => (values[i] === null ? [] : [[name, values[i]]])),
    )
  if (level === 'valid') return good
  const name =
    schemas.length === 0
      ? hostileName
      : fc.oneof(fc.constantFrom(...schemas.map(([one]) => one)), hostileName)
  const bad = fc.tuple(name, hostileValue) as fc.Arbitrary<[string, unknown]>
  return level === 'nearly valid'
    ? fc.tuple(good, bad).map(([pairs, one]) => [...pairs, one])
    : fc.array(bad, { maxLength: 6 })
}
