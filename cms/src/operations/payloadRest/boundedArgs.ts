import type { SanitizedConfig } from 'payload'
import { areColumns, brokenInList } from './listQuery.ts'

type Args = Record<string, unknown>

const maxDocuments = 1000
const maxPathLength = 200

const isObject = (value: unknown): value is Args =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a server function of Payload may be given: lists and tables that the admin UI fetches in parts (`render-list`,
 * `table-state`) hand their query to the database as it comes, so the bounds of Payload REST hold for it, too. Null where
 * there is nothing of that name.
 */
export function boundedArgs(
  { collections }: Pick<SanitizedConfig, 'collections'>,
  args: unknown,
): Args | null {
  if (!isObject(args)) return null
  const { collectionSlug, parent, query, columns } = args
  const slugs = [collectionSlug ?? [], (isObject(parent) && parent.collectionSlug) || []].flat()
  const known = slugs.map((slug) => collections.find((one) => one.slug === slug))
  if (known.includes(undefined)) return null
  if (parent !== undefined && !(isObject(parent) && isPath(parent.joinPath) && isPath(parent.id))) return null
  const fields = known.length === 1 ? (known[0]?.flattenedFields ?? []) : []
  return {
    ...args,
    ...(query !== undefined && { query: boundedQuery(query, fields) }),
    ...(columns !== undefined && !areColumns(columns) && { columns: undefined }),
  }
}

const isPath = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length <= maxPathLength)

/** Without what Payload REST would refuse, as `normaliseAdminQuery` does with the address of a page. */
function boundedQuery(given: unknown, fields: Parameters<typeof brokenInList>[1]): Args {
  const query = isObject(given) ? { ...given } : {}
  for (const name of brokenInList(query, fields)) delete query[name]
  if (typeof query.where === 'string') delete query.where
  if (query.limit !== undefined) query.limit = Math.min(Number(query.limit) || maxDocuments, maxDocuments)
  return query
}
