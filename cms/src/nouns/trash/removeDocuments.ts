import type { TrashNoun } from '@directory/shared/history'
import type { Payload, TypedUser } from 'payload'
import { removeDocumentInto, unknownDocument } from '../../operations/documents/documents.ts'
import { existingIds } from '../../operations/documents/existingIds.ts'
import { runBulkOperation } from '../../operations/log/runBulkOperation.ts'
import { removeEntryInto } from '../entries/editEntry.ts'

/** Moves documents to the trash as one act. Returns how many, and the ids of the log lines to undo it. */
export async function removeDocuments(
  payload: Payload,
  user: TypedUser,
  { noun, ids }: { noun: TrashNoun; ids: readonly string[] },
): Promise<{ count: number; undo: string[] }> {
  const { result: count, undo } = await runBulkOperation(payload, user, noun, async (req) => {
    const existing = await existingIds(req, noun, ids)
    if (existing.length === 0) throw unknownDocument(noun)
    for (const id of existing)
      await (noun === 'entries' ? removeEntryInto(req, id) : removeDocumentInto(req, noun, id))
    return existing.length
  })
  return { count, undo }
}
