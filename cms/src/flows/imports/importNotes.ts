import type { Payload, PayloadRequest, Where } from 'payload'
import { fieldsChangedBetween } from '../../database/journalFields.ts'
import { stampOf } from '../../database/journalStamp.ts'
import type { Note } from '../../operations/journal/note.ts'
import { noteOfRow } from '../../operations/journal/notes.ts'
import type { VerificationChange } from '../../operations/log/undoable.ts'
import type { JournalNote, StoredEntry } from '../../payload-types.ts'
import { type ImportJournal, isOldItem, type OldItem, readPart } from './parts.ts'
import type { ImportRecord } from './records.ts'

/** The journal stores what an import did under the import's id, because its log line is written when it ends. */
const collection = 'journal-notes'

/** Maximum number of entries undone in one transaction. */
const atOnce = 50

const documentsOf = (id: string): Where[] => [
  { line: { equals: id } },
  { noun: { not_equals: 'categories' } },
]

interface Batch {
  notes: Note[]
  /** Number of parts of the plan that remain applied after this. */
  step: number
}

/** Returns the latest notes that are not undone yet; null if none are left. */
export async function notesToUndo(req: PayloadRequest, { id, step }: ImportRecord): Promise<Batch | null> {
  const query = { collection, pagination: false, req } as const
  const last = await req.payload.db.find<JournalNote>({
    ...{ ...query, where: { and: documentsOf(id) }, sort: '-place', limit: atOnce, select: { target: true } },
  })
  const target = { in: last.docs.map((note) => note.target) }
  if (last.docs.length > 0) {
    // All notes of an entry together, because its verification is undone or kept with it.
    const where: Where = { and: [...documentsOf(id), { target }] }
    const { docs } = await req.payload.db.find<JournalNote>({ ...query, where, sort: 'place', limit: 0 })
    return { notes: docs.map(noteOfRow), step }
  }
  for (let index = step - 1; index >= 0; index--) {
    const items = oldItems(await readPart(req.payload, [id, 'journal', index], req))
    if (items.length > 0) return { notes: await notesOfOldItems(req, items), step: index }
  }
  return null
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
    if (docs.length === 0) break
    yield docs.map(noteOfRow)
    from = (docs.at(-1)?.place ?? 0) + 1
  }
  for (let index = 0; ; index++) {
    const part = await readPart(payload, [id, 'journal', index])
    if (!part) return
    yield oldItems(part).map(({ id, before, updatedAt }) => ({
      ...ofEntry(id, updatedAt),
      fields: before && {},
    }))
  }
}

/** Returns its changes of existing categories. */
export async function changedCategories(req: PayloadRequest, id: string): Promise<Note[]> {
  const where: Where = { and: [{ line: { equals: id } }, { noun: { equals: 'categories' } }] }
  const { docs } = await req.payload.db.find<JournalNote>({
    ...{ collection, where, limit: 0, pagination: false, req },
  })
  return docs.map(noteOfRow).filter(({ fields }) => fields)
}

/** Returns the ids of the categories that it created. */
export async function madeCategories(req: PayloadRequest, id: string): Promise<string[]> {
  const where: Where = { and: [{ line: { equals: id } }, { noun: { equals: 'categories' } }] }
  const { docs } = await req.payload.db.find<JournalNote>({
    ...{ collection, where, limit: 0, pagination: false, req },
  })
  const made = docs.filter(({ fields }) => !fields).map(({ target }) => target)
  for (let index = 0; ; index++) {
    const part = await readPart(req.payload, [id, 'journal', index], req)
    if (!part) return made
    made.push(...(part.categories ?? []))
  }
}

const ofEntry = (target: string, after: string): Note => ({
  ...{ noun: 'entries', target, before: null, version: null, fields: null },
  after: new Date(after).toISOString(),
})

/** Returns the items of servers from before the journal, which stored what they had done in the parts themselves. */
const oldItems = (part: ImportJournal | null): OldItem[] => (part?.items ?? []).filter(isOldItem)

async function notesOfOldItems(req: PayloadRequest, items: readonly OldItem[]): Promise<Note[]> {
  const { docs } = await req.payload.db.find<StoredEntry>({
    ...{
      collection: 'entries',
      where: { id: { in: items.map(({ id }) => id) } },
      limit: 0,
      pagination: false,
      req,
    },
  })
  const present = new Map(docs.map((doc) => [doc.id, doc as unknown as Record<string, unknown>]))
  return items.flatMap(({ id, before, updatedAt, confirmed }) => {
    const now = present.get(id) ?? {}
    const same = Object.fromEntries(Object.keys(before ?? {}).map((name) => [name, now[name]]))
    const entry = { ...ofEntry(id, updatedAt), fields: before && fieldsChangedBetween(before, same) }
    return confirmed ? [entry, ofConfirmation(id, confirmed)] : [entry]
  })
}

const ofConfirmation = (target: string, { before, written }: VerificationChange): Note => ({
  ...{ noun: 'confirmations', target, before: null, version: null },
  fields: before && fieldsChangedBetween({ ...before }, { ...written }),
  after: stampOf('confirmations', { id: target, ...written }),
})
