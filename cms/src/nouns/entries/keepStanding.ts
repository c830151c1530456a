import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

const kept = ['state', 'token', 'formerNames', 'deletedAt'] as const

/**
 * An earlier version brings back what was said about a provider, but not its time as a request or in the
 * trash, nor the token of somebody who no longer speaks for it. Where its category is gone, today's stays: restoring
 * asks no questions, and its failures are told without a reason.
 */
export const keepStanding: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !originalDoc) return data
  const fields = (await exists(req, data.category)) ? kept : ([...kept, 'category'] as const)
  return { ...data, ...Object.fromEntries(fields.map((field) => [field, originalDoc[field] ?? null])) }
}

async function exists(req: PayloadRequest, category: unknown): Promise<boolean> {
  if (typeof category !== 'string') return false
  const where = { id: { equals: category } }
  return (await req.payload.count({ collection: 'categories', where, req })).totalDocs > 0
}
