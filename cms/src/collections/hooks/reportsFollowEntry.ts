import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { StoredEntry } from '../../payload-types.ts'
import { takeBackRemoval } from '../../services/decisions/undoDecision.ts'
import { endReports } from '../../services/reports/closeReports.ts'
import { forgetReports } from '../../services/reports/followEntry.ts'

/** Reports go to the trash with their entry and come back with it, whoever moves it. */
export const reportsFollowEntry: CollectionAfterChangeHook<StoredEntry> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const [is, was] = [Boolean(doc.deletedAt), Boolean(previousDoc?.deletedAt)]
  if (is && !was) await endReports(req, doc)
  if (was && !is) await takeBackRemoval(req, doc.id)
  return doc
}

export const reportsEndWithEntry: CollectionAfterDeleteHook<StoredEntry> = async ({ doc, req }) => {
  await forgetReports(req, [doc.id])
  return doc
}
