import type { Payload, PayloadRequest } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { findOrCreateCategory, isUnused } from '../../collections/Entries/findOrCreateCategory.ts'
import { forgetReports } from '../../collections/Reports/waitingReports.ts'
import { deleteVerifications } from '../../collections/Verifications/verifyEntry.ts'
import type { Note } from '../../hooks/journal/note.ts'
import { revertNotes } from '../../hooks/journal/revertNotes.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { isSameTime } from '../../lib/errors/sameTime.ts'
import { findAll } from '../../lib/find/find.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import type { StoredEntry } from '../../payload-types.ts'
import { refreshAfterCommit } from '../../publicData/live/refreshAfterCommit.ts'
import { type ImportLease, ImportTakenOver } from './applyStep.ts'
import { forgetNotes, notesOfCategories, notesOfImport, notesToUndo } from './importNotes.ts'
import { readParts } from './parts.ts'
import { changeImport, type EditedEntry, findImport, type ImportRecord } from './records.ts'

/** Maximum number of entries listed that undoing leaves as they are. */
const maxLeft = 1000

/** Returns how many entries an import wrote, and those edited since: undoing would destroy these edits. */
export async function findEdited(
  payload: Payload,
  importId: string,
): Promise<{ all: number; edited: EditedEntry[] }> {
  const edited: EditedEntry[] = []
  const all = new Set<string>()
  for await (const notes of notesOfImport(payload, importId)) {
    for (const { target } of notes) all.add(target)
    edited.push(...editedAmong(notes, await readEntries(payload, notes)))
    await yieldToRequests()
  }
  return { all: all.size, edited }
}

const editedAmong = (notes: readonly Note[], entries: ReadonlyMap<string, StoredEntry>): EditedEntry[] =>
  notes
    .filter((note) => note.noun === 'entries' && !isUntouched(note, entries.get(note.target)))
    .map(({ target }) => ({
      uuid: target,
      name: entries.get(target)?.name ?? '',
    }))

async function readEntries(
  payload: Payload,
  notes: readonly Note[],
  req?: PayloadRequest,
): Promise<Map<string, StoredEntry>> {
  const { docs } = await payload.db.find<StoredEntry>({
    collection: 'entries',
    where: { id: { in: notes.map(({ target }) => target) } },
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

function isUntouched({ fields, after }: Note, entry: StoredEntry | undefined): boolean {
  // An entry that the import created and that is deleted for good needs no undoing.
  if (!entry) return fields === null
  return isSameTime(entry.updatedAt, after)
}

/** Undoes the last batch in one transaction; returns true while there is more to undo. */
export function undoStep(payload: Payload, record: ImportRecord, lease: ImportLease): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const now = await findImport(payload, record.id, req)
    if (now?.state !== record.state || now.step !== record.step || now.holder !== lease.holder)
      throw new ImportTakenOver()
    const notes = await notesToUndo(req, now.id)
    if (!notes) return false
    req.context[actIsLogged] = true
    const left = await revertEntries(req, now, notes)
    await forgetNotes(
      req,
      now.id,
      notes.map(({ target }) => target),
    )
    await changeImport(req, record.id, {
      ...lease,
      ...(left.length > 0 && { left: [...now.left, ...left].slice(0, maxLeft) }),
    })
    return true
  })
}

/** Returns entries edited since: they keep all that the import did to them. */
async function revertEntries(
  req: PayloadRequest,
  record: ImportRecord,
  notes: readonly Note[],
): Promise<EditedEntry[]> {
  const entries = await readEntries(req.payload, notes, req)
  const left = editedAmong(notes, entries)
  const stays = new Set(left.map(({ uuid }) => uuid))
  const made = notes.filter(({ noun, fields }) => noun === 'entries' && !fields).map(({ target }) => target)
  await removeEntries(
    req,
    made.filter((id) => entries.has(id) && !stays.has(id)),
  )
  const changed = notes.filter(({ target }) => !stays.has(target) && !made.includes(target))
  await revertNotes(req, await withCategories(req, record, changed))
  return left
}

/** Deletes entries with all their versions for good, in two statements; the import writes the log. */
async function removeEntries(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await req.payload.db.deleteVersions({ collection: 'entries', where: { parent: { in: [...ids] } }, req })
  await req.payload.db.deleteMany({ collection: 'entries', where: { id: { in: [...ids] } }, req })
  await deleteVerifications(req, ids)
  await forgetReports(req, ids)
  for (const id of ids) await refreshAfterCommit(req, 'entries', id)
}

/** Replaces deleted categories in the notes by those of the same name, or creates them again. */
async function withCategories(
  req: PayloadRequest,
  { id }: ImportRecord,
  notes: readonly Note[],
): Promise<readonly Note[]> {
  const former = notes.flatMap(({ fields }) => (fields?.category ? [String(fields.category[0])] : []))
  if (former.length === 0) return notes
  const docs = await findAll(req.payload, 'categories', { where: { id: { in: former } }, req })
  const present = new Set(docs.map((category) => category.id))
  const isGone = ({ fields }: Note) => Boolean(fields?.category && !present.has(String(fields.category[0])))
  if (!notes.some(isGone)) return notes
  const names = new Map<string, string>()
  for await (const { items } of readParts(req.payload, id, 'journal'))
    for (const item of items) if (item.category !== undefined) names.set(item.id, item.category)
  const revertible: Note[] = []
  for (const note of notes) {
    const name = isGone(note) ? names.get(note.target) : undefined
    const { category = [], ...others } = note.fields ?? {}
    if (!isGone(note)) revertible.push(note)
    else if (name === undefined) revertible.push({ ...note, fields: others })
    else
      revertible.push({
        ...note,
        fields: { ...others, category: [await findOrCreateCategory(req, name), category[1]] },
      })
  }
  return revertible
}

/**
 * Undoes the import's changes of categories, and deletes those that only the import needed. Call it in the transaction
 * that ends the undoing.
 */
export async function revertCategories(req: PayloadRequest, importId: string): Promise<EditedEntry[]> {
  req.context[actIsLogged] = true
  const { changed, made } = await notesOfCategories(req, importId)
  const outcomes = await revertNotes(req, changed)
  for (const id of made)
    if (await isUnused(req, id)) await req.payload.delete({ collection: 'categories', id, depth: 0, req })
  const left = [...outcomes].flatMap(([{ target }, outcome]) => (outcome === 'left' ? target : []))
  if (left.length === 0) return []
  const docs = await findAll(req.payload, 'categories', { where: { id: { in: left } }, req })
  return docs.map(({ id, name }) => ({ uuid: id, name }))
}
