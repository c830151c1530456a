import type { PayloadRequest } from 'payload'
import { findStored } from '#lib/find/find.ts'
import type { JournalNote, Log } from '#payload-types.ts'
import type { Note } from './note.ts'
import { noEarlierVersion } from './restorePayloadVersion.ts'

/** In the order of the writes; null if there are none or some are missing. */
export async function findNotes(req: PayloadRequest, line: Log): Promise<Note[] | null> {
  const where = { line: { equals: line.id } }
  const rows = await findStored<JournalNote>(req, 'journal-notes', where, { sort: 'place' })
  return rows[0] && rows.length >= rows[0].rows ? rows.map(noteOfRow) : null
}

/** @throws ApiError if there are no notes, or some are missing */
export async function readNotes(req: PayloadRequest, line: Log): Promise<Note[]> {
  const notes = await findNotes(req, line)
  if (!notes) throw noEarlierVersion()
  return notes
}

export const noteOfRow = ({ noun, target, before, version, fields, after }: JournalNote): Note => ({
  noun,
  target,
  after,
  before: (before as Note['before'] | undefined) ?? null,
  version: version ?? null,
  fields: (fields as unknown as Note['fields'] | undefined) ?? null,
})
