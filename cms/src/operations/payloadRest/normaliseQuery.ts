import type { FlattenedField, PayloadRequest, Where } from 'payload'
import { isStaff } from '../access/isStaff.ts'
import { apiError } from '../errors/apiError.ts'
import { parseJson } from '../errors/parseJson.ts'

const maxConditions = 30
const maxValues = 1000
const maxValueLength = 500
const maxPageNumber = 1_000_000
const usualPage = 10
const maxSorts = 5

const malformed = (what: string) => apiError('invalid.field', { field: what, values: { name: what } })

/**
 * Limits the query of a raw call: number of documents, number of conditions, and only values that a database can
 * handle.
 * @throws ApiError
 */
export function normaliseQuery(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  isList: boolean,
): void {
  const { query } = req
  const limit = whole(query.limit, 'limit')
  const depth = whole(query.depth, 'depth')
  whole(query.page, 'page', maxPageNumber)
  if (depth !== undefined) query.depth = Math.min(depth, 2)
  if (isList) {
    const max = isStaff({ req }) ? 1000 : 100
    query.limit = limit === 0 ? max : Math.min(limit ?? usualPage, max)
  }
  const sorts = [query.sort ?? []].flat()
  if (
    sorts.length > maxSorts ||
    sorts.some((sort) => typeof sort !== 'string' || sort.length > maxValueLength)
  )
    throw malformed('sort')
  if (query.where === undefined) return
  const where = typeof query.where === 'string' ? parsed(query.where) : query.where
  if (countConditions(where, fields) > maxConditions)
    throw apiError('invalid.conditions', { field: 'where', values: { max: maxConditions } })
  query.where = where
}

const parts = ['limit', 'depth', 'page', 'sort', 'where'] as const

/** Returns the query parts (paging, conditions) that Payload REST would reject. */
export function brokenParts(query: PayloadRequest['query'], fields: readonly FlattenedField[]): string[] {
  return parts.filter((name) => {
    try {
      normaliseQuery({ query: { [name]: query[name] } } as unknown as PayloadRequest, fields, false)
      return false
    } catch {
      return true
    }
  })
}

function whole(value: unknown, name: string, max = 1_000_000_000): number | undefined {
  if (value === undefined) return undefined
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > max)
    throw malformed(name)
  return number
}

function parsed(text: string): Where {
  if (text === '') return {}
  try {
    return parseJson(text) as Where
  } catch {
    throw malformed('where')
  }
}

/** Counts conditions; each word of a search is a condition of its own in the database. */
function countConditions(where: unknown, fields: readonly FlattenedField[]): number {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) throw malformed('where')
  let count = 0
  for (const [path, condition] of Object.entries(where)) {
    if (/^(and|or)$/i.test(path)) {
      if (!Array.isArray(condition)) throw malformed('where')
      for (const part of condition) count += countConditions(part, fields)
    } else {
      if (typeof condition !== 'object' || condition === null || Array.isArray(condition))
        throw malformed(path)
      const names = path.split('.')
      const field = fields.find(({ name }) => name === names.at(-1))
      // Rejects `_id`, a key that only one database has, and references whose target collection is not given.
      if (names.includes('_id') || (field && 'relationTo' in field && Array.isArray(field.relationTo)))
        throw malformed(path)
      for (const [operator, value] of Object.entries(condition))
        count += countWords(path, operator, value, field?.type)
    }
    if (count > maxConditions) break
  }
  return count
}

const lists = ['in', 'not_in']
const single = [
  ...['equals', 'not_equals', 'contains', 'like', 'not_like', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]

function countWords(path: string, operator: string, value: unknown, type?: string): number {
  if (lists.includes(operator)) {
    const values = Array.isArray(value) ? value : String(value).split(',')
    if (values.length > maxValues || !values.every((one) => fits(one, type))) throw malformed(path)
    return 1
  }
  if (!single.includes(operator) || !fits(value, operator === 'exists' ? undefined : type))
    throw malformed(path)
  return operator === 'like' || operator === 'not_like' ? String(value).trim().split(/\s+/).length : 1
}

/** Returns whether a value can be compared with a field of this type. */
function fits(value: unknown, type: string | undefined): boolean {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'string' || value.length > maxValueLength || value.includes('\0')) return false
  if (value === '' || value === 'null') return true
  if (type === 'number') return Number.isFinite(Number(value))
  return type !== 'date' || !Number.isNaN(Date.parse(value))
}
