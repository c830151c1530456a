import type { Field } from 'payload'
import { withoutShapeless } from '#shared/plainText'

type Data = Record<string, unknown>

const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? withoutShapeless(value) : Array.isArray(value) ? value.map(cleaned) : value

/** Whichever way a document is written. HTML (`code`) keeps these signs. Changes `data` itself. */
function cleanTexts(fields: readonly Field[], data: unknown) {
  if (typeof data !== 'object' || data === null) return
  const values = data as Data
  for (const field of fields) {
    const name = 'name' in field ? field.name : undefined
    if ('fields' in field) {
      const inner = name === undefined ? data : values[name]
      for (const one of Array.isArray(inner) ? inner : [inner]) cleanTexts(field.fields, one)
    } else if (name !== undefined && ['text', 'textarea', 'email'].includes(field.type) && name in values)
      values[name] = cleaned(values[name])
  }
}

/** The first hook before validation. */
export const cleanTextsOf =
  (fields: readonly Field[]) =>
  ({ data }: { data?: unknown }) =>
    cleanTexts(fields, data)
