import { columnFields } from '@directory/shared/importFields'
import type { Payload, PayloadRequest, Where } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { findOrCreateCategory, isUnused } from '../../collections/Entries/findOrCreateCategory.ts'
import { forgetReports } from '../../collections/Reports/waitingReports.ts'
import { deleteVerifications } from '../../collections/Verifications/verifyEntry.ts'
import type { Note } from '../../hooks/journal/note.ts'
import { noteOfRow } from '../../hooks/journal/notes.ts'
import { revertNotes } from '../../hooks/journal/revertNotes.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { isSameTime } from '../../lib/errors/sameTime.ts'
import { findAll } from '../../lib/find/find.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import type { JournalNote, StoredEntry } from '../../payload-types.ts'
import { refreshAfterCommit } from '../../publicData/live/refreshAfterCommit.ts'
import { readParts } from './parts.ts'
import {
  changeImport,
  type EditedEntry,
  findImport,
  type ImportLease,
  type ImportRecord,
  ImportTakenOver,
} from './records.ts'

/** The journal stores what an import did under the import's id, because its log line is written when it ends. */
const collection = 'journal-notes'
/** Maximum number of entries undone in one transaction. */
const atOnce = 50
/** Maximum number of entries listed that undoing leaves as they are. */
const maxLeft = 1000

const ofLine = (id: string): Where => ({ line: { equals: id } })
const ofCategories: Where = { noun: { equals: 'categories' } }
const ofDocuments: Where = { noun: { not_equals: 'categories' } }

type Reader = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

async function findNotes(
  req: Reader,
  and: Where[],
  options: { sort?: string; limit?: number } = {},
): Promise<JournalNote[]> {
  const query = { where: { and }, sort: 'place', limit: 0, pagination: false, ...options }
  return (await req.payload.db.find<JournalNote>({ ...query, collection, req })).docs
}

/** Returns false if retention or an erasure deleted some of its notes: an import is not undone in part. */
export async function hasAllNotes(payload: Payload, id: string): Promise<boolean> {
  const [last] = await findNotes({ payload }, [ofLine(id)], { sort: '-place', limit: 1 })
  return (await payload.count({ collection, where: ofLine(id) })).totalDocs === (last ? last.place + 1 : 0)
}

export const forgetNotes = (req: Reader, id: string, targets?: readonly string[]) =>
  req.payload.db.deleteMany({
    collection,
    where: { and: [ofLine(id), ...(targets ? [{ target: { in: [...targets] } }] : [])] },
    req,
  })

/** Returns how many entries an import wrote, and those edited since: undoing would destroy these edits. */
export async function findEdited(
  payload: Payload,
  id: string,
): Promise<{ all: number; edited: EditedEntry[] }> {
  const edited: EditedEntry[] = []
  const all = new Set<string>()
  for (let from = 0; ; ) {
    const since: Where = { place: { greater_than_equal: from } }
    const docs = await findNotes({ payload }, [ofLine(id), ofDocuments, since], { limit: 500 })
    if (docs.length === 0) return { all: all.size, edited }
    const notes = docs.map(noteOfRow)
    for (const { target } of notes) all.add(target)
    edited.push(...(await editedAmong({ payload }, notes, await readEntries({ payload }, notes))))
    from = (docs.at(-1)?.place ?? 0) + 1
    await yieldToRequests()
  }
}

async function readEntries(req: Reader, notes: readonly Note[]): Promise<Map<string, StoredEntry>> {
  const where = { id: { in: notes.map(({ target }) => target) } }
  const { docs } = await req.payload.db.find<StoredEntry>({
    ...{ collection: 'entries', where, limit: 0, pagination: false },
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Entries that are not as the import left them. One that was changed and changed back is. */
async function editedAmong(
  req: Reader,
  notes: readonly Note[],
  entries: ReadonlyMap<string, StoredEntry>,
): Promise<EditedEntry[]> {
  const edited: EditedEntry[] = []
  for (const { noun, target, fields, after } of notes) {
    if (noun !== 'entries') continue
    const entry = entries.get(target)
    // An entry that the import created and that is deleted for good needs no undoing.
    const isUntouched = entry ? isSameTime(entry.updatedAt, after) : fields === null
    if (isUntouched || (entry && (await isAsWritten(req, entry, after)))) continue
    edited.push({ uuid: target, name: entry?.name ?? '' })
  }
  return edited
}

const comparedFields = [...columnFields, 'state', 'deletedAt'] as const

/** True if the entry equals its version from the time at which the import wrote it. */
async function isAsWritten(req: Reader, entry: StoredEntry, after: string): Promise<boolean> {
  const where: Where = {
    and: [{ parent: { equals: entry.id } }, { 'version.updatedAt': { less_than_equal: after } }],
  }
  const query = {
    collection: 'entries',
    where,
    sort: '-version.updatedAt',
    limit: 1,
    pagination: false,
  } as const
  const found = await req.payload.db.findVersions<StoredEntry>({ ...query, req })
  const version = found.docs[0]?.version
  if (!version || !isSameTime(version.updatedAt, after)) return false
  return comparedFields.every((field) => (version[field] ?? '') === (entry[field] ?? ''))
}

/** Undoes the last batch in one transaction; returns true while there is more to undo. */
export function undoStep(payload: Payload, record: ImportRecord, lease: ImportLease): Promise<boolean> {
  const { id } = record
  return inTransaction(payload, async (req) => {
    const now = await findImport(payload, id, req)
    if (now?.state !== record.state || now.step !== record.step || now.holder !== lease.holder)
      throw new ImportTakenOver()
    const last = await findNotes(req, [ofLine(id), ofDocuments], { sort: '-place', limit: atOnce })
    if (last.length === 0) return false
    req.context[actIsLogged] = true
    // All notes of an entry together, because its verification is undone or kept with it.
    const targets = last.map(({ target }) => target)
    const docs = await findNotes(req, [ofLine(id), ofDocuments, { target: { in: targets } }])
    const left = await revertEntries(req, now, docs.map(noteOfRow))
    await forgetNotes(req, id, targets)
    await changeImport(req, id, {
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
  const entries = await readEntries(req, notes)
  const left = await editedAmong(req, notes, entries)
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
    if (!isGone(note)) {
      revertible.push(note)
      continue
    }
    const name = names.get(note.target)
    const { category = [], ...others } = note.fields ?? {}
    const again = name !== undefined && { category: [await findOrCreateCategory(req, name), category[1]] }
    revertible.push({ ...note, fields: { ...others, ...again } as Note['fields'] })
  }
  return revertible
}

/**
 * Undoes the import's changes of categories, and deletes those that only the import needed. Call it in the transaction
 * that ends the undoing.
 */
export async function revertCategories(req: PayloadRequest, importId: string): Promise<EditedEntry[]> {
  req.context[actIsLogged] = true
  const notes = (await findNotes(req, [ofLine(importId), ofCategories])).map(noteOfRow)
  const outcomes = await revertNotes(
    req,
    notes.filter(({ fields }) => fields),
  )
  for (const { target: id, fields } of notes)
    if (!fields && (await isUnused(req, id)))
      await req.payload.delete({ collection: 'categories', id, depth: 0, req })
  const left = [...outcomes].flatMap(([{ target }, outcome]) => (outcome === 'left' ? target : []))
  if (left.length === 0) return []
  const docs = await findAll(req.payload, 'categories', { where: { id: { in: left } }, req })
  return docs.map(({ id, name }) => ({ uuid: id, name }))
}
