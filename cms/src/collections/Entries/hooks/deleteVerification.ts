import type { CollectionAfterDeleteHook } from 'payload'
import { deleteVerifications } from '../../Verifications/verifyEntry.ts'

/**
 * And its former values, as its versions are. The notes stay, so that an act that also changed other documents can still
 * be undone.
 */
export const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
  const where = { target: { equals: id }, noun: { equals: 'entries' }, fields: { exists: true } }
  const data = { fields: {} }
  await req.payload.db.updateMany({ collection: 'journal-notes', where, data, returning: false, req })
}
