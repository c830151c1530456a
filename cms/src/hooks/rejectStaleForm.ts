import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import type { EditedNoun } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { findOne } from '#lib/find/find.ts'

/**
 * It would overwrite newer data. A form of the admin UI sends the version it was filled from; Payload only warns in the
 * browser, too late for a quick save.
 */
export const rejectStaleForm: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, data } = args as { id?: string; data?: { updatedAt?: unknown } | null }
  const readAt = data?.updatedAt
  if (operation === 'update' && req.user && id !== undefined && typeof readAt === 'string') {
    const present = (await findOne(req, collection.slug, id, { trash: true })) as {
      updatedAt: string
    } | null
    if (present) assertNotStale(collection.slug as EditedNoun, present, readAt, () => undefined)
  }
}

export const rejectStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const readAt = (args as { data?: { updatedAt?: unknown } | null }).data?.updatedAt
  if (operation === 'update' && req.user && typeof readAt === 'string') {
    const present = await req.payload.findGlobal({ slug: global.slug, depth: 0, req })
    // A global that was never saved has no date.
    if (present.updatedAt)
      assertNotStale(global.slug, { updatedAt: present.updatedAt }, readAt, () => undefined)
  }
}
