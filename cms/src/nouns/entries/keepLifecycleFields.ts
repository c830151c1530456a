import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

const kept = ['state', 'token', 'formerNames', 'deletedAt'] as const

/**
 * Keeps state, trash and token as they are when a version is restored: only the provider's data come back. If the
 * version's category is gone, today's stays, because Payload's restore cannot ask and shows failures without a reason.
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
