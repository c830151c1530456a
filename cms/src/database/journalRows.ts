import type { BaseDatabaseAdapter, PayloadRequest, Where } from 'payload'
import { currentIso } from '#clock.ts'
import { createAll } from './adapterParts.ts'
import { type ChangedFields, joinChanges } from './journalFields.ts'
import type { JournalDoc } from './journalStamp.ts'

export interface OpenNote {
  noun: string
  target: string
  before: JournalDoc | null
  /** If the collection of `before` has versions. */
  version: string | null
  /** Null until it is sealed, like `fields`. */
  after: string | null
  fields: ChangedFields | null
  /** Place among the notes of its transaction. */
  order: number
}

export interface OpenLine {
  id: string
  noun: unknown
  target: unknown
  isUndoable: boolean
  isByField: boolean
  /** The act spans several transactions, so that earlier ones may have noted the same documents. */
  isContinued?: boolean
  notes: OpenNote[]
}

export const documentKey = ({ noun, target }: Pick<OpenNote, 'noun' | 'target'>) => `${noun} ${target}`

type Scope = Partial<PayloadRequest>

/** In the transaction of the acts. */
export async function writeRows(adapter: BaseDatabaseAdapter, lines: readonly OpenLine[], req: Scope) {
  for (const line of lines) {
    // A document that is deleted for good must not survive as a copy.
    const kept = (line.isUndoable ? line.notes : line.notes.filter(({ before }) => !before)).sort(
      (a, b) => a.order - b.order,
    )
    const { first, added } = line.isContinued
      ? await continueNotes(adapter, line.id, kept, req)
      : { first: 0, added: kept }
    const docs = added.map(({ order: _, ...note }, index) => ({
      id: crypto.randomUUID(),
      line: line.id,
      place: first + index,
      rows: first + added.length,
      at: currentIso(),
      ...note,
    }))
    await createAll(adapter, { collection: 'journal-notes', docs, req })
  }
}

/** @returns `added`: the notes about documents not noted before, and `first`: the place of the first of them */
async function continueNotes(
  adapter: BaseDatabaseAdapter,
  line: string,
  notes: readonly OpenNote[],
  req: Scope,
) {
  const collection = 'journal-notes'
  const filter: Where = {
    and: [{ line: { equals: line } }, { target: { in: notes.map(({ target }) => target) } }],
  }
  const { docs } = await adapter.find<OpenNote & { id: string }>({
    collection,
    where: filter,
    limit: 0,
    pagination: false,
    req,
  })
  const docsByKey = new Map(docs.map((doc) => [documentKey(doc), doc]))
  for (const note of notes) {
    const storedNote = docsByKey.get(documentKey(note))
    if (!storedNote) continue
    const fields = storedNote.fields && note.fields && joinChanges(storedNote.fields, note.fields)
    await adapter.updateOne({
      collection,
      id: storedNote.id,
      data: { after: note.after, fields },
      returning: false,
      req,
    })
  }
  const where: Where = { line: { equals: line } }
  const last = await adapter.find<{ place: number }>({
    collection,
    where,
    sort: '-place',
    limit: 1,
    pagination: false,
    req,
  })
  return {
    first: (last.docs[0]?.place ?? -1) + 1,
    added: notes.filter((note) => !docsByKey.has(documentKey(note))),
  }
}
