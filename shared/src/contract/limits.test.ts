import * as z from 'zod'
import { type Call, type CallKey, contract } from '../contract.ts'

type JsonSchema = Record<string, unknown>

/** Keywords whose values are schemas for the same place, or for its parts. */
const nested = ['anyOf', 'allOf', 'oneOf', 'items', 'prefixItems', 'additionalProperties', 'propertyNames']

/** Returns the places of texts in a schema that have no maximum length. */
function boundless(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => boundless(part, place))
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxLength, enum: choices, const: only, properties, ...rest } = schema as JsonSchema
  const isFree = type === 'string' && choices === undefined && only === undefined
  return [
    ...(isFree && maxLength === undefined ? [place] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => boundless(part, `${place}.${name}`)),
    ...nested.flatMap((key) => boundless(rest[key], place)),
  ]
}

const calls = Object.entries(contract) as [CallKey, Call][]
const schemas = calls.flatMap(([key, call]) =>
  (['query', 'params', 'body'] as const).flatMap((part) =>
    call[part] ? [[key, part, call[part]] as const] : [],
  ),
)

it('every text that a call takes has a maximum length in its schema', () => {
  const found = schemas.flatMap(([key, part, schema]) =>
    (['input', 'output'] as const).flatMap((io) =>
      boundless(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), `${key} ${part}`),
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

/** Returns the places of texts that something may read although they are longer than their maximum. */
function readTooSoon(schema: z.core.$ZodType, place: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') {
    const checks = (def.checks ?? []).map(({ _zod }) => _zod.def)
    const stops = checks[0]?.check === 'max_length' && checks[0].abort
    return stops || checks.every(({ check }) => /length/.test(check)) ? [] : [place]
  }
  return Object.entries(def).flatMap(([key, part]) => {
    const parts = key === 'shape' ? Object.entries(part as object) : [part].flat().map((one) => ['', one])
    return parts.flatMap(([name, one]) =>
      one instanceof z.core.$ZodType ? readTooSoon(one, name === '' ? place : `${place}.${name}`) : [],
    )
  })
}

it('the length of a text is validated before all else', () => {
  expect(schemas.flatMap(([key, part, schema]) => readTooSoon(schema, `${key} ${part}`))).toEqual([])
})
