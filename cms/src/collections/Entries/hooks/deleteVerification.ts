import type { CollectionAfterDeleteHook } from 'payload'
import { forgetFormerValues } from '../../../hooks/journal/forgetFormerValues.ts'
import { deleteVerifications } from '../../Verifications/verifyEntry.ts'

export const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
  await forgetFormerValues(req, 'entries', String(id))
}
