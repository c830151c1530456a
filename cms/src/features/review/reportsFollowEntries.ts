import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Plugin } from 'payload'
import { forgetReports } from '#collections/Reports/waitingReports.ts'
import type { StoredEntry } from '#payload-types.ts'
import { endReportsOfTrashed } from './closeReports.ts'
import { revertRemoval } from './undoDecision.ts'

const reportsFollowEntry: CollectionAfterChangeHook<StoredEntry> = async ({ doc, previousDoc, req }) => {
  const [is, was] = [Boolean(doc.deletedAt), Boolean(previousDoc?.deletedAt)]
  if (is && !was) await endReportsOfTrashed(req, doc)
  if (was && !is) await revertRemoval(req, doc.id)
}

const reportsEndWithEntry: CollectionAfterDeleteHook<StoredEntry> = ({ doc, req }) =>
  forgetReports(req, [doc.id])

/** Reports go to the trash with their entry and come back with it. A plugin, so that `Entries` knows no reports. */
export const reportsFollowEntries: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { slug, hooks } = collection
    if (slug !== 'entries') return collection
    const afterChange = [...(hooks?.afterChange ?? []), reportsFollowEntry]
    const afterDelete = [...(hooks?.afterDelete ?? []), reportsEndWithEntry]
    return { ...collection, hooks: { ...hooks, afterChange, afterDelete } }
  }),
})
