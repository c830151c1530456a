import type { CollectionAfterDeleteHook } from 'payload'
import { deleteVerifications } from '../verifications/verifyEntry.ts'

/** A permanently deleted entry loses its verification and call attempts, too. */
export const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
}
