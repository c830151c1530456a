import type { CollectionBeforeChangeHook } from 'payload'

/** An earlier version brings back what was written, not its time in the trash. */
export const keepDeletion: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.context.isRestoringVersion ? { ...data, deletedAt: originalDoc?.deletedAt ?? null } : data
