import type { CollectionBeforeChangeHook } from 'payload'

const kept = ['state', 'token', 'formerNames', 'deletedAt'] as const

/**
 * An earlier version brings back what was said about a provider, but not its time as a request or in the
 * trash, nor the token of somebody who no longer speaks for it.
 */
export const keepStanding: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !originalDoc) return data
  return { ...data, ...Object.fromEntries(kept.map((field) => [field, originalDoc[field] ?? null])) }
}
