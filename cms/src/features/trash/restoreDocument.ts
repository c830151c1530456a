import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { findOrCreateCategory } from '#collections/Categories/findOrCreateCategory.ts'
import { existingDocuments, removeDocumentInto } from '#collections/documents.ts'
import { removeEntryInto } from '#collections/Entries/editEntry.ts'
import { noteOfFields } from '#hooks/journal/note.ts'
import { revertNotes } from '#hooks/journal/revertNotes.ts'
import { readableName } from '#hooks/log/readableName.ts'
import { runBulkOperation } from '#hooks/log/runBulkOperation.ts'
import { apiError, unknownDocument } from '#lib/errors/apiError.ts'
import { exists, findOne } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import { say } from '#lib/words/translate.ts'
import type { StoredEntry } from '#payload-types.ts'
import type { TrashNoun } from '#shared/nouns'
import { removals } from './listTrash.ts'

const unsorted = say('entry.unsorted')

export const restoreDocument = staffAct((req, { noun, id }: { noun: TrashNoun; id: string }) =>
  restoreInto(req, noun, id),
)

/**
 * The collection writes the log line. Refuses declined requests, which another act decides on again.
 * @returns `formerCategory`: the one that an entry was deleted from, if that is gone
 * @throws ApiError
 */
export async function restoreInto(req: PayloadRequest, noun: TrashNoun, id: string) {
  const doc = await findOne(req, noun, id, { depth: 1, trash: true, user: req.user })
  if (!doc || ('state' in doc && doc.state !== 'published')) throw unknownDocument(noun)
  if (!doc.deletedAt) throw apiError('not_in_trash')
  const place = noun === 'entries' ? await findOrCreatePlace(req, doc as StoredEntry) : null
  // Not from the journal: documents without a log line can be restored, too.
  const note = noteOfFields(noun, id, {
    deletedAt: [null, doc.deletedAt],
    ...(place?.found === false && { category: [place.id, (doc as StoredEntry).category] }),
  })
  await revertNotes(req, [note])
  const { name: category = '', former = '' } = place ?? {}
  return { name: readableName({ ...doc }), category, formerCategory: former }
}

/** The entry's own, or a new one if that is gone. */
async function findOrCreatePlace(req: PayloadRequest, { id, category }: StoredEntry) {
  const before = (await removals(req.payload, [id])).get(id)?.category ?? ''
  if (typeof category === 'object' && category !== null) {
    const isOther = before !== '' && before !== category.name
    const isGone = isOther && !(await exists(req, 'categories', { name: before }))
    return { found: true, id: category.id, name: category.name, former: isGone ? before : '' }
  }
  const name = before || unsorted
  return { found: false, id: await findOrCreateCategory(req, name), name, former: '' }
}

/** As one act. */
export async function removeDocuments(
  payload: Payload,
  user: TypedUser,
  { noun, ids }: { noun: TrashNoun; ids: readonly string[] },
) {
  const { result: count, undo } = await runBulkOperation(payload, user, noun, async (req) => {
    const existing = await existingDocuments(req, noun, ids)
    for (const { id } of existing)
      await (noun === 'entries' ? removeEntryInto(req, id) : removeDocumentInto(req, noun, id))
    return existing.length
  })
  return { count, undo }
}
