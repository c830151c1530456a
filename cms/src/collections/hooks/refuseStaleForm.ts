import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, GlobalSlug } from 'payload'
import { type EditedNoun, refuseStale } from '../../services/apiError.ts'

/**
 * A form of the admin UI says which state of the document it was filled with. Payload warns in the browser only, and
 * too late for whoever saves right after typing. Whoever does not say what was read, is not asked.
 */
export const refuseStaleForm: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, data } = args as { id?: string; data?: { updatedAt?: unknown } | null }
  const readAt = data?.updatedAt
  if (operation === 'update' && req.user && id !== undefined && typeof readAt === 'string') {
    const present = (await req.payload.findByID({
      collection: collection.slug,
      id,
      depth: 0,
      select: { updatedAt: true },
      trash: true,
      disableErrors: true,
      req,
    })) as { updatedAt: string } | null
    if (present) refuseStale(collection.slug as EditedNoun, present, readAt, () => undefined)
  }
  return args
}

/** The same of a global. */
export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const readAt = (args as { data?: { updatedAt?: unknown } | null }).data?.updatedAt
  if (operation === 'update' && req.user && typeof readAt === 'string') {
    const present = await req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, req })
    // One that nobody has saved yet has no date.
    if (present.updatedAt)
      refuseStale(global.slug as EditedNoun, { updatedAt: present.updatedAt }, readAt, () => undefined)
  }
  return args
}
