import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, TypedUser, Where } from 'payload'
import type { NewDocument } from './createDocument.ts'
import { type At, scopeOf } from './find/find.ts'
import { assertNoErrors } from './transaction/inTransaction.ts'

interface Options {
  trash?: true
  /** Whose rights count; absent: those of the server. */
  user?: TypedUser | null
  overrideAccess?: false
}

export async function changeDocument<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  id: string,
  data: NewDocument<S>,
  options: Options = {},
) {
  const change = { collection, id, data: data as object, depth: 0, req, ...options }
  return (await req.payload.update<CollectionSlug, object>(change)) as DataFromCollectionSlug<S>
}

/** Bypasses hooks, versions and access rules. */
export const changeStored = <S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  id: string,
  data: NewDocument<S>,
): Promise<unknown> => req.payload.db.updateOne({ collection, id, data: { ...data }, returning: false, req })

/** Bypasses hooks and access rules; versions stay. */
export async function deleteStored(at: At, collection: CollectionSlug, where: Where) {
  const { payload, scope } = scopeOf(at)
  await payload.db.deleteMany({ collection, where, ...scope })
}

/** Returns the changed documents. If the change ends the condition, only one of two concurrent calls finds them. */
export async function changeMatching<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
  data: NewDocument<S>,
  options: Options = {},
) {
  const change = { collection, where, data: data as object, depth: 0, req, ...options }
  const { docs } = assertNoErrors(await req.payload.update<CollectionSlug, object>(change))
  return docs as DataFromCollectionSlug<S>[]
}

/** Returns the deleted documents. */
export async function deleteMatching<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
  options: Options = {},
) {
  const scope = { collection, where, depth: 0, req, ...options }
  return assertNoErrors(await req.payload.delete(scope)).docs as DataFromCollectionSlug<S>[]
}
