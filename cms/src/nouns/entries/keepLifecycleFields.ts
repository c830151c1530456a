import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

const kept = ['state', 'token', 'formerNames', 'deletedAt'] as const

/**
 * Restoring a version brings back the provider's data, but not its state as a request or in the trash, nor a former
 * owner's token. If its category is gone, today's stays: Payload's restore can ask no question, and shows failures
 * without a reason.
 */
export const keepLifecycleFields: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !originalDoc) return data
  const fields = (await exists(req, data.category)) ? kept : ([...kept, 'category'] as const)
  return { ...data, ...Object.fromEntries(fields.map((field) => [field, originalDoc[field] ?? null])) }
}

async function exists(req: PayloadRequest, category: unknown): Promise<boolean> {
  if (typeof category !== 'string') return false
  const where = { id: { equals: category } }
  return (await req.payload.count({ collection: 'categories', where, req })).totalDocs > 0
}
