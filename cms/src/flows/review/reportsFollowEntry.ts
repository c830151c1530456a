import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { forgetReports } from '../../nouns/reports/followEntry.ts'
import type { StoredEntry } from '../../payload-types.ts'
import { endReportsOfTrashed } from './closeReports.ts'
import { revertRemoval } from './undoDecision.ts'

const reportsFollowEntry: CollectionAfterChangeHook<StoredEntry> = async ({ doc, previousDoc, req }) => {
  const [is, was] = [Boolean(doc.deletedAt), Boolean(previousDoc?.deletedAt)]
  if (is && !was) await endReportsOfTrashed(req, doc)
  if (was && !is) await revertRemoval(req, doc.id)
  return doc
}

const reportsEndWithEntry: CollectionAfterDeleteHook<StoredEntry> = async ({ doc, req }) => {
  await forgetReports(req, [doc.id])
  return doc
}

/** Makes reports follow their entry into the trash and back; entries themselves do not depend on reports. */
export const withReports = (entries: CollectionConfig): CollectionConfig => ({
  ...entries,
  hooks: {
    ...entries.hooks,
    afterChange: [...(entries.hooks?.afterChange ?? []), reportsFollowEntry],
    afterDelete: [...(entries.hooks?.afterDelete ?? []), reportsEndWithEntry],
  },
})
