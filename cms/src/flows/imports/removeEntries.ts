import type { PayloadRequest } from 'payload'
import { forgetReports } from '../../nouns/reports/followEntry.ts'
import { deleteVerifications } from '../../nouns/verifications/verifyEntry.ts'
import { refreshAfterCommit } from '../../readModel/live/refreshAfterCommit.ts'

/** Entries with all their versions, for good, in two statements; the import writes the log. */
export async function removeEntries(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await req.payload.db.deleteVersions({ collection: 'entries', where: { parent: { in: [...ids] } }, req })
  await req.payload.db.deleteMany({ collection: 'entries', where: { id: { in: [...ids] } }, req })
  await deleteVerifications(req, ids)
  await forgetReports(req, ids)
  for (const id of ids) await refreshAfterCommit(req, 'entries', id)
}
