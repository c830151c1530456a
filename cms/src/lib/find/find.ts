import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  TypedUser,
  Where,
} from 'payload'

interface Query {
  where?: Where
  sort?: string | string[]
  limit?: number
  select?: Record<string, boolean>
  /** 1 to include relations. */
  depth?: 1
  trash?: true
  /** Whose rights count; absent: those of the server, which may read everything. */
  user?: TypedUser | null
}

/** The server, or a request in whose transaction to read. */
export type At = Payload | PayloadRequest

export const scopeOf = (at: At) =>
  'payload' in at ? { payload: at.payload, scope: { req: at } } : { payload: at, scope: {} }

type RawQuery = Pick<Query, 'limit' | 'sort'> & { select?: Record<string, true> }
export type StoredDoc = Record<string, unknown> & { id: string }

const rightsOf = (user?: TypedUser | null) => user !== undefined && { overrideAccess: false, user }

export async function findAll<S extends CollectionSlug>(
  at: At,
  collection: S,
  { user, ...rest }: Query = {},
) {
  // The types of a selection would be too complex here.
  const query: Omit<Query, 'select'> = rest
  const { payload, scope } = scopeOf(at)
  const usual = { pagination: false, depth: 0, ...rightsOf(user), ...scope }
  return (await payload.find({ collection, ...usual, ...query })).docs as DataFromCollectionSlug<S>[]
}

export async function findOne<S extends CollectionSlug>(
  at: At,
  collection: S,
  id: string | number,
  { user, ...query }: Pick<Query, 'depth' | 'trash' | 'user'> = {},
) {
  const { payload, scope } = scopeOf(at)
  const usual = { depth: 0, disableErrors: true, ...rightsOf(user), ...scope }
  return (await payload.findByID({ collection, id, ...usual, ...query })) as DataFromCollectionSlug<S> | null
}

export async function findFirst<S extends CollectionSlug>(
  at: At,
  collection: S,
  query: Omit<Query, 'limit'>,
) {
  return (await findAll(at, collection, { ...query, limit: 1 }))[0] ?? null
}

export async function countAll(
  at: At,
  collection: CollectionSlug,
  { user, ...query }: Pick<Query, 'where' | 'trash' | 'user'> = {},
) {
  const { payload, scope } = scopeOf(at)
  return (await payload.count({ collection, ...rightsOf(user), ...scope, ...query })).totalDocs
}

/** @param values of its fields */
export async function exists(
  at: At,
  collection: CollectionSlug,
  values: Record<string, string>,
  scope: { trash?: true } = {},
) {
  const where = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { equals: value }]))
  return (await countAll(at, collection, { where, ...scope })) > 0
}

/** Past hooks and access rules, and also from the trash: thousands load several times as fast. */
export async function findStored<Doc extends { id: string } = StoredDoc>(
  at: At,
  collection: CollectionSlug,
  where: Where = {},
  options: RawQuery = {},
) {
  const { payload, scope } = scopeOf(at)
  const usual = { collection, where, limit: 0, pagination: false, ...scope }
  return (await payload.db.find<Doc>({ ...usual, ...options })).docs
}

export const findIds = async (
  at: At,
  collection: CollectionSlug,
  where: Where,
  options: Omit<RawQuery, 'select'> = {},
) => (await findStored(at, collection, where, { select: {}, ...options })).map(({ id }) => id)
