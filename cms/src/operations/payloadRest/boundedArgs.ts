import type { SanitizedConfig } from 'payload'
import { brokenListParts, isColumnList } from './listQuery.ts'

type Args = Record<string, unknown>

const maxDocuments = 1000
const maxPathLength = 200

const isObject = (value: unknown): value is Args =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Limits the arguments of a server function of Payload like Payload REST, because lists and tables that the admin UI
 * fetches in parts (`render-list`, `table-state`) pass their query unchecked to the database. Null for an unknown
 * collection or an invalid parent.
 */
export function boundedArgs(
  { collections }: Pick<SanitizedConfig, 'collections'>,
  args: unknown,
): Args | null {
  if (!isObject(args)) return null
  const { collectionSlug, parent, query, columns } = args
  const slugs = [collectionSlug ?? [], (isObject(parent) && parent.collectionSlug) || []].flat()
  const queried = slugs.map((slug) => collections.find((one) => one.slug === slug))
  if (queried.includes(undefined)) return null
  if (parent !== undefined && !(isObject(parent) && isPath(parent.joinPath) && isPath(parent.id))) return null
  const fields = queried.length === 1 ? (queried[0]?.flattenedFields ?? []) : []
  return {
    ...args,
    ...(query !== undefined && { query: boundedQuery(query, fields) }),
    ...(columns !== undefined && !isColumnList(columns) && { columns: undefined }),
  }
}

const isPath = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length <= maxPathLength)

/** Removes what Payload REST would refuse, as `normaliseAdminQuery` does with the address of a page. */
function boundedQuery(input: unknown, fields: Parameters<typeof brokenListParts>[1]): Args {
  const query = isObject(input) ? { ...input } : {}
  for (const name of brokenListParts(query, fields)) delete query[name]
  if (typeof query.where === 'string') delete query.where
  if (query.limit !== undefined) query.limit = Math.min(Number(query.limit) || maxDocuments, maxDocuments)
  return query
}
