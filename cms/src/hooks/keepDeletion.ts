import type { CollectionBeforeChangeHook } from 'payload'

/** An earlier version brings back the content, but not whether it was in the trash. */
export const keepDeletion: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.context.isRestoringVersion ? { ...data, deletedAt: originalDoc?.deletedAt ?? null } : data
