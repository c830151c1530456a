import type { CollectionAfterDeleteHook } from 'payload'
import { forgetFormerValues } from '../../operations/journal/forgetFormerValues.ts'
import { deleteVerifications } from '../verifications/verifyEntry.ts'

/** Deletes the verification and call attempts of a permanently deleted entry. */
export const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
  await forgetFormerValues(req, 'entries', String(id))
}
