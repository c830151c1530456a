import type { Payload, PayloadRequest, Where } from 'payload'
import type { Note } from '../../hooks/journal/note.ts'
import { noteOfRow } from '../../hooks/journal/notes.ts'
import type { JournalNote } from '../../payload-types.ts'

/** The journal stores what an import did under the import's id, because its log line is written when it ends. */
const collection = 'journal-notes'

/** Maximum number of entries undone in one transaction. */
const atOnce = 50

const documentsOf = (id: string): Where[] => [
  { line: { equals: id } },
  { noun: { not_equals: 'categories' } },
]

/** Returns the latest notes that are not undone yet; null if none are left. */
export async function notesToUndo(req: PayloadRequest, id: string): Promise<Note[] | null> {
  const query = { collection, pagination: false, req } as const
  const last = await req.payload.db.find<JournalNote>({
    ...{ ...query, where: { and: documentsOf(id) }, sort: '-place', limit: atOnce, select: { target: true } },
  })
  const target = { in: last.docs.map((note) => note.target) }
  if (last.docs.length === 0) return null
  // All notes of an entry together, because its verification is undone or kept with it.
  const where: Where = { and: [...documentsOf(id), { target }] }
  const { docs } = await req.payload.db.find<JournalNote>({ ...query, where, sort: 'place', limit: 0 })
  return docs.map(noteOfRow)
}

/** Returns false if retention or an erasure deleted some of its notes: an import is not undone in part. */
export async function hasAllNotes(payload: Payload, id: string): Promise<boolean> {
  const where: Where = { line: { equals: id } }
  const { docs } = await payload.db.find<JournalNote>({
    ...{ collection, where, sort: '-place', limit: 1, pagination: false },
  })
  return (await payload.count({ collection, where })).totalDocs === (docs[0] ? docs[0].place + 1 : 0)
}

export const forgetNotes = (
  req: Partial<PayloadRequest> & { payload: Payload },
  id: string,
  targets?: readonly string[],
) =>
  req.payload.db.deleteMany({
    collection,
    where: { and: [{ line: { equals: id } }, ...(targets ? [{ target: { in: [...targets] } }] : [])] },
    req,
  })

/** Yields all that an import wrote, in batches. */
export async function* notesOfImport(payload: Payload, id: string): AsyncGenerator<Note[]> {
  for (let from = 0; ; ) {
    const where: Where = { and: [...documentsOf(id), { place: { greater_than_equal: from } }] }
    const { docs } = await payload.db.find<JournalNote>({
      ...{ collection, where, sort: 'place', limit: 500, pagination: false },
    })
    if (docs.length === 0) return
    yield docs.map(noteOfRow)
    from = (docs.at(-1)?.place ?? 0) + 1
  }
}

/** Returns its changes of existing categories, and the ids of those that it created. */
export async function notesOfCategories(
  req: PayloadRequest,
  id: string,
): Promise<{ changed: Note[]; made: string[] }> {
  const where: Where = { and: [{ line: { equals: id } }, { noun: { equals: 'categories' } }] }
  const { docs } = await req.payload.db.find<JournalNote>({
    ...{ collection, where, limit: 0, pagination: false, req },
  })
  return {
    changed: docs.map(noteOfRow).filter(({ fields }) => fields),
    made: docs.filter(({ fields }) => !fields).map(({ target }) => target),
  }
}
