import type { Entry as PublicEntry } from '@directory/shared/entry'
import type { PayloadRequest } from 'payload'
import type { Entry } from '../payload-types.ts'
import { findOrCreateCategory } from './findOrCreateCategory.ts'

export type EntryInput = Partial<Omit<PublicEntry, 'uuid' | 'updatedAt'>> & {
  category: string
  name: string
  token?: string
  submitterEmail?: string
}

interface SaveOptions {
  /** Known: that entry is updated. Unknown: one is created under it. */
  uuid?: string
  state?: Entry['state']
}

/** Creates or updates an entry from the contract's fields, its category included, inside the caller's transaction. */
export async function saveEntry(
  req: PayloadRequest,
  input: EntryInput,
  { uuid, state }: SaveOptions = {},
): Promise<Entry> {
  const { category, ...fields } = input
  const data = { ...fields, category: await findOrCreateCategory(req, category), ...(state ? { state } : {}) }
  const known = uuid
    ? await req.payload.findByID({ collection: 'entries', id: uuid, depth: 0, disableErrors: true, req })
    : null
  if (known) return req.payload.update({ collection: 'entries', id: known.id, data, depth: 0, req })
  return req.payload.create({
    collection: 'entries',
    data: { ...data, ...(uuid ? { id: uuid } : {}) } as never,
    depth: 0,
    req,
  })
}
