import type { CollectionSlug, PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { apiError } from '#lib/errors/apiError.ts'

export async function restorePayloadVersion(req: PayloadRequest, noun: CollectionSlug, version: string) {
  const saved = await markedAsRestore(req, () =>
    req.payload.restoreVersion({ collection: noun, id: version, depth: 0, ...asStaff(req) }),
  )
  return saved as unknown as Record<string, unknown> & { id: string; updatedAt: string }
}

/** Hooks name it in the log. Payload would leave the mark set for the act's further writes, too. */
export async function markedAsRestore<T>(req: PayloadRequest, write: () => Promise<T>) {
  req.context.isRestoringVersion = true
  try {
    return await write()
  } finally {
    req.context.isRestoringVersion = false
  }
}

export const noEarlierVersion = () => apiError('nothing_to_undo.version')
