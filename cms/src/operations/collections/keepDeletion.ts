import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Keeps `deletedAt`: an earlier version brings back the content, but does not move the document into or out of the
 * trash.
 */
export const keepDeletion: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.context.isRestoringVersion ? { ...data, deletedAt: originalDoc?.deletedAt ?? null } : data
