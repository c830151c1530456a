import type { CleanEntryFields } from '@directory/shared/entryRules'
import type { PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { createAll } from '../../database/adapterParts.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { refreshAfterCommit } from '../../readModel/live/refreshAfterCommit.ts'

/** Fields that an import has normalised and validated, with the id of the category. */
export interface NewEntry extends Omit<CleanEntryFields, 'category' | 'categoryNew'> {
  id: string
  category: string
}

/**
 * Inserts published entries with their first versions in few statements, under the access control of the request's user;
 * Payload's `create` needs about fifteen for each.
 *
 * @throws ApiError
 */
export async function insertEntries(req: PayloadRequest, entries: readonly NewEntry[]): Promise<void> {
  const { collections, db } = req.payload
  if (req.user && !(await collections.entries.config.access.create({ req }))) throw apiError('forbidden')
  const now = currentIso()
  const docs = entries.map((entry) => ({ ...entry, state: 'published', createdAt: now, updatedAt: now }))
  await createAll(db, { collection: 'entries', docs, withVersions: true, req })
  for (const { id } of docs) await refreshAfterCommit(req, 'entries', id)
}
