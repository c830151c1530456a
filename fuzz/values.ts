import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'

/** The part of JSON Schema in which the contract describes what it takes. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** Values that the server's own answers had, by the names of their fields. */
export type Words = ReadonlyMap<string, readonly string[]>

/** Domain of the mail addresses in requests; it must not appear in logs. */
export const personDomain = 'fuzzed-person.example'

/** What people write, by the name of the field. */
const examples: readonly [RegExp, readonly string[]][] = [
  [/mail|^to$/i, [`person1@${personDomain}`, `person2@${personDomain}`]],
  [/^plz$|postal/i, ['97437', '97461', '12345']],
  [/city|town|^from$/i, ['Haßfurt', 'Hofheim', '50.03,10.51']],
  [/date$|(?<!l)at$|before|until$/i, ['2026-05-01T00:00:00.000Z', '2031-05-01']],
  [/html|content|text$/i, ['<p>Ein Absatz</p>', 'Nur Text', 'QUJD']],
  [/password/i, ['a long password', 'kurz']],
  [/search|query|^q$/i, ['Arzt', 'wer mäht mir den Rasen', 'Fußpflege 97461']],
  [/name|title|category/i, ['Salon Sonnenschein', 'Friseure', 'other', 'imprint']],
  [/limit|page|depth/i, ['1', '20', '50']],
]
const isOfId = (name: string) => /ids?$|^(keep|drop|entry|entries|report|replace)$/i.test(name)

function textOf(name: string, max: number, words: Words): fc.Arbitrary<string> {
  const known = words.get(name) ?? (isOfId(name) ? words.get('id') : undefined) ?? ['x']
  const usual = examples.find(([pattern]) => pattern.test(name))?.[1] ?? ['Ein Wort']
  return fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 6 },
    { arbitrary: fc.constantFrom(...usual), weight: 3 },
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(max, 40) }), weight: 2 },
    { arbitrary: fc.constantFrom('', 'ä'.repeat(Math.min(max, 20_000))), weight: 1 },
  )
}

/** Generates a value that the schema allows; in a wild request, any part of it may be another. */
export function valueFor(schema: Schema, name: string, words: Words, isWild: boolean): fc.Arbitrary<unknown> {
  const fitting = fittingFor(schema, name, words, isWild)
  if (!isWild) return fitting
  return fc.oneof({ arbitrary: fitting, weight: 9 }, { arbitrary: hostileValue, weight: 1 })
}

function fittingFor(schema: Schema, name: string, words: Words, isWild: boolean): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const several = schema.anyOf ?? schema.oneOf
  if (several) return fc.oneof(...several.map((one) => valueFor(one, name, words, isWild)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fittingFor({ ...schema, type }, name, words, isWild)))
  const { minimum = 0, maximum = 100, minItems: minLength = 0 } = schema
  switch (schema.type) {
    case 'integer':
    case 'number':
      if (/^(lat|lon)$/.test(name)) return fc.constantFrom(50.03, 10.5)
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const maxLength = minLength + 3
      return fc.array(valueFor(schema.items ?? {}, name, words, isWild), { minLength, maxLength })
    }
    case 'object':
      return recordOf(schema.properties ?? {}, schema.required ?? [], words, isWild)
    default:
      return textOf(name, schema.maxLength ?? 200, words)
  }
}

/** Generates an object with these fields; in a wild one, another may stand beside them. */
export function recordOf(
  properties: Record<string, Schema>,
  requiredKeys: readonly string[],
  words: Words,
  isWild: boolean,
): fc.Arbitrary<Record<string, unknown>> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, schema] of Object.entries(properties))
    fields[name] = valueFor(schema, name, words, isWild)
  const fitting = fc.record(fields, { requiredKeys: [...requiredKeys] })
  if (!isWild) return fitting
  const other = fc.option(fc.dictionary(hostileText, hostileValue, { maxKeys: 1 }), { nil: {}, freq: 1 })
  return fc.tuple(fitting, other).map(([value, more]) => ({ ...value, ...more }))
}
