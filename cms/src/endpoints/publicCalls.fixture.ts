import * as z from 'zod'
import type { CallKey } from '#shared/contract'
import calls from './publicCalls.fixture.json' with { type: 'json' }

/** Fields of a list that everyone may see, by hand and not from the schemas, so that a new field is a decision. */
export const fields: Partial<Record<CallKey, string>> = calls.fields

export function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType))
  if (!(schema instanceof z.ZodObject) || schema.def.catchall instanceof z.ZodUnknown) return schema
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>)
  return z.strictObject(Object.fromEntries(shape.map(([name, field]) => [name, strictly(field)])))
}

export const expectFields = (list: object[], names = '') => {
  expect(list.length).toBeGreaterThan(0)
  for (const item of list) expect(Object.keys(item).sort()).toEqual(names.split(' ').sort())
}

export const knownEntry = '0d8d3c2e-5a64-4d0b-9a5e-3f6f2d6f1c11'

/** The others are asked without a query. */
export const addresses: Partial<Record<CallKey, string>> = {
  ...calls.addresses,
  'GET /api/vcard': `/api/vcard?id=${knownEntry}`,
  'GET /api/file/{name}': `/api/file/${encodeURIComponent('Haus & Hof.svg')}`,
}
