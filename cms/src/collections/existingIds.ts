import type { TrashNoun } from '@directory/shared/nouns'
import type { PayloadRequest } from 'payload'
import { asStaff } from '../access/asStaff.ts'

/** Leaves out documents deleted in the meantime. */
export async function existingIds(
  req: PayloadRequest,
  noun: TrashNoun,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { docs } = await req.payload.find({
    collection: noun,
    where: {
      id: { in: [...ids] },
      ...(noun === 'entries' && { state: { equals: 'published' } }),
    },
    pagination: false,
    depth: 0,
    select: {},
    ...asStaff(req),
  })
  const existing = new Set(docs.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => existing.has(id))
}
