import { sanitizeInline } from '#lib/html/sanitizeHtml.ts'
import { cleanTime } from '#shared/fields/newsFields'
import type { NounField, NounFields } from '#shared/fields/nounFields'
import { cleanEmail } from '#shared/mailAddress'
import { withoutShapeless } from '#shared/plainText'
import { toWebsite } from '#shared/wellFormed'

function normalised(kind: NounField['kind'], value: string) {
  switch (kind) {
    case 'line':
    case 'text':
    case 'phone':
      return value.trim()
    case 'time':
      return cleanTime(value)
    case 'email':
      return cleanEmail(value)
    case 'markup':
      return withoutShapeless(sanitizeInline(value)).trim()
    case 'website':
      return toWebsite(value) ?? value
    case 'day':
      // A bare date means that day in every time zone.
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00.000Z` : value
    default:
      return value
  }
}

/** Changes `data` itself. */
export function normaliseFields(fields: NounFields, data: Record<string, unknown>) {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = data[name]
    if (typeof value === 'string') data[name] = normalised(kind, value)
  }
}
