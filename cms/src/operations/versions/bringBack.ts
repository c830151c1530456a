import type { VersionedNoun } from '@directory/shared/history'
import type { PayloadRequest } from 'payload'
import { asStaff } from '../documents/documents.ts'
import { apiError } from '../errors/apiError.ts'

/** Makes an earlier version the present one; the collection writes the line of the log. */
export async function bringBack(req: PayloadRequest, noun: VersionedNoun, version: string) {
  const saved = await asRestoring(req, () =>
    req.payload.restoreVersion({ collection: noun, id: version, depth: 0, ...asStaff(req) }),
  )
  return saved as unknown as Record<string, unknown> & { id: string; updatedAt: string }
}

/** Tells the hooks, which name it in the log. What Payload leaves set would hold for the act's further writes, too. */
export async function asRestoring<T>(req: PayloadRequest, write: () => Promise<T>): Promise<T> {
  req.context.isRestoringVersion = true
  try {
    return await write()
  } finally {
    req.context.isRestoringVersion = false
  }
}

export const nothingBefore = () => apiError('nothing_to_undo.version')
