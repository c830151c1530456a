import type { CollectionAfterDeleteHook } from 'payload'
import { deleteVerifications } from '../verifications/verifyEntry.ts'

/** What is kept of an entry beside it goes with it. */
export const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
}
