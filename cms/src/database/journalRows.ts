import type { BaseDatabaseAdapter, PayloadRequest, Where } from 'payload'
import { currentIso } from '../clock.ts'
import { type ChangedFields, joined } from './journalFields.ts'
import type { Doc } from './journalStamp.ts'

/** What one act did to one document. */
export interface OpenNote {
  noun: string
  target: string
  before: Doc | null
  /** Of `before`, where it has versions. */
  version: string | null
  /** Null until it is sealed, as `fields` is. */
  after: string | null
  fields: ChangedFields | null
  /** Position among the notes of its transaction. */
  order: number
}

export interface OpenLine {
  id: string
  noun: unknown
  target: unknown
  isUndoable: boolean
  isByField: boolean
  /** The act goes on over several transactions, and other ones may have noted what documents were. */
  goesOn?: boolean
  notes: OpenNote[]
}

export const documentKey = ({ noun, target }: Pick<OpenNote, 'noun' | 'target'>) => `${noun} ${target}`

type Scope = Partial<PayloadRequest>

/** Writes what acts have done, in their transaction. */
export async function writeRows(
  adapter: BaseDatabaseAdapter,
  lines: readonly OpenLine[],
  req: Scope,
): Promise<void> {
  for (const line of lines) {
    // A document that is deleted for good must not survive as a copy.
    const kept = (line.isUndoable ? line.notes : line.notes.filter(({ before }) => !before)).sort(
      (a, b) => a.order - b.order,
    )
    const { first, added } = line.goesOn ? await goOn(adapter, line.id, kept, req) : { first: 0, added: kept }
    for (const [index, { order: _, ...note }] of added.entries())
      await adapter.create({
        collection: 'journal-notes',
        data: {
          ...{ id: crypto.randomUUID(), line: line.id, place: first + index, rows: first + added.length },
          ...{ at: currentIso(), ...note },
        },
        returning: false,
        req,
      })
  }
}

/**
 * Documents that the act has noted before only get their new stamp.
 *
 * @returns `added`: the others, and `first`: the place of the first one of them
 */
async function goOn(
  adapter: BaseDatabaseAdapter,
  line: string,
  notes: readonly OpenNote[],
  req: Scope,
): Promise<{ first: number; added: OpenNote[] }> {
  const collection = 'journal-notes'
  const among: Where = {
    and: [{ line: { equals: line } }, { target: { in: notes.map(({ target }) => target) } }],
  }
  const { docs } = await adapter.find<OpenNote & { id: string }>({
    collection,
    where: among,
    limit: 0,
    pagination: false,
    req,
  })
  const known = new Map(docs.map((doc) => [documentKey(doc), doc]))
  for (const note of notes) {
    const own = known.get(documentKey(note))
    if (!own) continue
    const fields = own.fields && note.fields && joined(own.fields, note.fields)
    await adapter.updateOne({
      collection,
      id: own.id,
      data: { after: note.after, fields },
      returning: false,
      req,
    })
  }
  const where: Where = { line: { equals: line } }
  const last = await adapter.find<{ place: number }>({
    ...{ collection, where, sort: '-place', limit: 1, pagination: false, req },
  })
  return {
    first: (last.docs[0]?.place ?? -1) + 1,
    added: notes.filter((note) => !known.has(documentKey(note))),
  }
}
