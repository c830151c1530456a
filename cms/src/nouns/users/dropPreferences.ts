import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes the preferences of an account before the account: SQLite deletes the relation together with the account, so
 * they could not be found afterwards.
 */
export const dropPreferences: CollectionBeforeDeleteHook = async ({ req, id }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-preferences',
    where: { 'user.value': { equals: id } },
    req,
  })
}
