import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes what an account has had kept, before the account: SQLite drops the relation with it, and what is left would
 * belong to nobody.
 */
export const dropPreferences: CollectionBeforeDeleteHook = async ({ req, id }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-preferences',
    where: { 'user.value': { equals: id } },
    req,
  })
}
