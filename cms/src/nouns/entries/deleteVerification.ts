import type { CollectionAfterDeleteHook } from 'payload'
import { forgetFormerValues } from '../../operations/journal/forgetFormerValues.ts'
import { deleteVerifications } from '../verifications/verifyEntry.ts'

/** A permanently deleted entry loses its verification and call attempts, too. */
export const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
  await forgetFormerValues(req, 'entries', String(id))
}
