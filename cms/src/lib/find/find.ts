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
  /** Absent: those of the server, which may read everything. */
  user?: TypedUser
  /** Request in whose transaction to read. */
  req?: Partial<PayloadRequest> | undefined
}

type RawQuery = Pick<Query, 'limit' | 'sort'> & {
  select?: Record<string, true>
  req?: Partial<PayloadRequest>
}
export type StoredDoc = Record<string, unknown> & { id: string }

const rightsOf = (user?: TypedUser) => user && { overrideAccess: false, user }

export async function findAll<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  { user, req, ...rest }: Query = {},
): Promise<DataFromCollectionSlug<S>[]> {
  // The types of a selection would be too complex here.
  const query: Omit<Query, 'select'> = rest
  const scope = { pagination: false, depth: 0, ...rightsOf(user), ...(req && { req }) }
  return (await payload.find({ collection, ...scope, ...query })).docs as DataFromCollectionSlug<S>[]
}

/** Returns the document of that id; null if there is none. */
export async function findOne<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  id: string | number,
  { user, req, ...query }: Pick<Query, 'depth' | 'trash' | 'user' | 'req'> = {},
): Promise<DataFromCollectionSlug<S> | null> {
  const scope = { depth: 0, disableErrors: true, ...rightsOf(user), ...(req && { req }) }
  return (await payload.findByID({ collection, id, ...scope, ...query })) as DataFromCollectionSlug<S> | null
}

/** Returns the first matching document; null if there is none. */
export async function findFirst<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  query: Omit<Query, 'limit'>,
): Promise<DataFromCollectionSlug<S> | null> {
  return (await findAll(payload, collection, { ...query, limit: 1 }))[0] ?? null
}

export async function countAll(
  payload: Payload,
  collection: CollectionSlug,
  { user, req, ...query }: Pick<Query, 'where' | 'trash' | 'user' | 'req'> = {},
): Promise<number> {
  const scope = { ...rightsOf(user), ...(req && { req }) }
  return (await payload.count({ collection, ...scope, ...query })).totalDocs
}

/** Past hooks and access rules, and also from the trash: thousands load several times as fast. */
export async function findStored<Doc extends { id: string } = StoredDoc>(
  payload: Payload,
  collection: CollectionSlug,
  where: Where = {},
  options: RawQuery = {},
): Promise<Doc[]> {
  return (await payload.db.find<Doc>({ collection, where, limit: 0, pagination: false, ...options })).docs
}

export const findIds = async (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  options: Omit<RawQuery, 'select'> = {},
): Promise<string[]> =>
  (await findStored(payload, collection, where, { select: {}, ...options })).map(({ id }) => id)
