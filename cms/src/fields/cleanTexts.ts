import { withoutShapeless } from '@directory/shared/plainText'
import type { Field } from 'payload'

type Data = Record<string, unknown>

/** Removes signs without a shape from one value; lists are cleaned item by item. */
const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? withoutShapeless(value) : Array.isArray(value) ? value.map(cleaned) : value

/**
 * Removes signs without a shape from all texts of a document before anything else looks at them, whichever way it is
 * written. HTML (`code`) keeps them. Changes `data` itself.
 */
function cleanTexts(fields: readonly Field[], data: unknown): void {
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

/** Returns the hook that cleans the texts of a collection or global; the first before validation. */
export const cleanTextsOf =
  (fields: readonly Field[]) =>
  <Given extends { data?: unknown }>({ data }: Given) => {
    cleanTexts(fields, data)
    return data
  }
