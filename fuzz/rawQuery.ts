import fc from 'fast-check'
import { known, pairsOf, type Schema, valid } from './fromSchema.ts'
import { hostileValue } from './hostile.ts'
import type { Level } from './plan.ts'
import type { Area } from './questions.ts'

type Pairs = [string, unknown][]

/** The first four are valid for every type of field. */
const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'like', 'contains', 'exists', 'greater_than', 'less_than'],
  ...['near', 'within', 'all', 'like2', '$gt'],
]
const goodPlaces = ['', '', '', '[and][0]', '[or][0]', '[or][1]']
const oddPlaces = ['[or]', '[and][0][or][0][and][0]', '[0]', '[]']
const oddFields = ['_id', 'category.name', 'hash', 'a.b.c.d', '__proto__']

/** Generates a condition in the syntax of Payload's REST API. */
function condition(area: Area, level: Level): fc.Arbitrary<[string, unknown]> {
  const isGood = level === 'valid'
  const properties = area.schema.properties ?? {}
  const value = (name: string) => {
    if (level === 'hostile') return hostileValue
    return name === 'id' ? known(`id of ${area.slug}`) : valid(properties[name] ?? { type: 'string' }, name)
  }
  return fc
    .tuple(
      fc.constantFrom(...goodPlaces, ...(isGood ? [] : oddPlaces)),
      fc.constantFrom('id', ...Object.keys(properties), ...(isGood ? [] : oddFields)),
      fc.constantFrom(...(isGood ? operators.slice(0, 4) : operators)),
    )
    .chain(([place, name, how]) =>
      value(name).map((one): [string, unknown] => [`where${place}[${name}][${how}]`, one]),
    )
}

const all = (schema: Schema, ...names: string[]) => names.map((name): [string, Schema] => [name, schema])
const settings = [
  ...all({ type: 'integer', minimum: 0, maximum: 1200 }, 'limit', 'page'),
  ...all({ type: 'integer', minimum: 0, maximum: 12 }, 'depth'),
  ...all(
    { type: 'boolean' },
    'trash',
    'draft',
    'pagination',
    'showHiddenFields',
    'overrideAccess',
    'autosave',
  ),
  ...all({ enum: ['de', 'en', 'all', 'null'] }, 'locale', 'fallback-locale'),
]
const oddSettings = [
  ...settings,
  ...all({ type: 'string' }, 'select', 'populate', 'joins', 'sort', 'where', 'user', 'code'),
  ...all({ type: 'string' }, 'publishSpecificLocale', 'duplicateFromID'),
]

/** Generates a query for Payload's REST API. */
export function rawQuery(area: Area, level: Level): fc.Arbitrary<Pairs> {
  const names = Object.keys(area.schema.properties ?? {})
  const sort = fc.constantFrom(...names, '-id', 'createdAt', 'nothing').map((name) => ['sort', name])
  const select = fc.constantFrom(...names, 'hash', 'token').map((name) => [`select[${name}]`, 'true'])
  const good = pairsOf(settings, 'valid').chain((pairs) =>
    fc.shuffledSubarray(pairs, { maxLength: Math.min(4, pairs.length) }),
  )
  const bad: fc.Arbitrary<Pairs> =
    level === 'valid' ? fc.constant([]) : pairsOf(oddSettings, level).map((pairs) => pairs.slice(-2))
  return fc
    .tuple(
      good,
      fc.array(condition(area, level), { maxLength: level === 'valid' ? 1 : 3 }),
      fc.array(sort, { maxLength: 1 }),
      fc.array(select, { maxLength: 2 }),
      bad,
    )
    .map((parts) => parts.flat() as Pairs)
}

/** Names the documents of a bulk operation, which is required. */
export const namedDocuments = ({ slug }: Area): fc.Arbitrary<Pairs> =>
  fc
    .array(known(`id of ${slug}`), { minLength: 1, maxLength: 3 })
    .map((ids) => ids.map((id): [string, unknown] => ['where[id][in]', id]))
