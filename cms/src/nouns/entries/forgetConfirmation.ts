import type { CollectionAfterDeleteHook } from 'payload'
import { forgetConfirmations } from '../confirmations/confirm.ts'

/** What is kept of an entry beside it goes with it. */
export const forgetConfirmation: CollectionAfterDeleteHook = async ({ id, req }) => {
  await forgetConfirmations(req, [String(id)])
}
