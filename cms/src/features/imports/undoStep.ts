import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { isSameTime, yieldToRequests } from '#clock.ts'
import { isUnused } from '#collections/Categories/findOrCreateCategory.ts'
import { forgetReports } from '#collections/Reports/waitingReports.ts'
import { deleteVerifications } from '#collections/Verifications/verifyEntry.ts'
import type { Note } from '#hooks/journal/note.ts'
import { noteOfRow } from '#hooks/journal/notes.ts'
import { revertNotes } from '#hooks/journal/revertNotes.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { deleteStored } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, countAll, findIds, findStored } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { JournalNote, StoredEntry } from '#payload-types.ts'
import { refreshAfterCommit } from '#publicData/live/refreshAfterCommit.ts'
import { columnFields } from '#shared/fields/importFields'
import { changeImport, type EditedEntry, findImport, type ImportRecord } from './records.ts'

/** The journal stores what an import did under the import's id, because its log line is written when it ends. */
const collection = 'journal-notes'
const atOnce = 50
/** Notes that are looked at between two turns of others. */
const atATime = 500
const maxLeft = 1000

const ofCategories: Where = { noun: { equals: 'categories' } }
const ofDocuments: Where = { noun: { not_equals: 'categories' } }

const ofImport = (id: string, ...more: Where[]): Where => ({ and: [{ line: { equals: id } }, ...more] })

const findNotes = (req: PayloadRequest, where: Where, options: { sort?: string; limit?: number } = {}) =>
  findStored<JournalNote>(req, collection, where, { sort: 'place', ...options })

export const forgetNotes = (at: At, id: string, ...more: Where[]) =>
  deleteStored(at, collection, ofImport(id, ...more))

/**
 * How many documents an import wrote, and the entries edited since: undoing would destroy these edits.
 * @throws ApiError if retention or an erasure deleted some of its notes: it is not undone in part
 */
export async function findEdited(payload: Payload, id: string) {
  const req = await createLocalReq({}, payload)
  const [last] = await findNotes(req, ofImport(id), { sort: '-place', limit: 1 })
  const count = await countAll(req, collection, { where: ofImport(id) })
  if (count !== (last ? last.place + 1 : 0)) throw apiError('nothing_to_undo.import')
  const edited: EditedEntry[] = []
  const all = new Set<string>()
  for (let from = 0; from < count; from += atATime) {
    const place: Where = { place: { greater_than_equal: from, less_than: from + atATime } }
    const notes = (await findNotes(req, ofImport(id, ofDocuments, place))).map(noteOfRow)
    for (const { target } of notes) all.add(target)
    edited.push(...(await editedAmong(req, notes)).edited)
    await yieldToRequests()
  }
  return { all: all.size, edited }
}

/** Entries that are not as the import left them, or whose former category is gone. */
async function editedAmong(req: PayloadRequest, notes: readonly Note[]) {
  const edited: EditedEntry[] = []
  const ids = notes.map(({ target }) => target)
  const stored = await findStored<StoredEntry>(req, 'entries', { id: { in: ids } })
  const entries = new Map(stored.map((doc) => [doc.id, doc]))
  const former = notes.flatMap(({ fields }) => (fields?.category ? [String(fields.category[0])] : []))
  const there = former.length > 0 ? await findIds(req, 'categories', { id: { in: former } }) : []
  for (const { target, fields, after } of notes.filter(({ noun }) => noun === 'entries')) {
    const entry = entries.get(target)
    const isHomeless = fields?.category && !there.includes(String(fields.category[0]))
    // An entry that the import created and that is deleted for good needs no undoing.
    const isUntouched = entry ? await isAsWritten(req, entry, after) : fields === null
    if (!isUntouched || isHomeless) edited.push({ uuid: target, name: entry?.name ?? '' })
  }
  return { edited, entries }
}

const comparedFields = [...columnFields, 'state', 'deletedAt'] as const

/** Also if it was changed and changed back. */
async function isAsWritten(req: PayloadRequest, entry: StoredEntry, after: string) {
  if (isSameTime(entry.updatedAt, after)) return true
  const where: Where = {
    and: [{ parent: { equals: entry.id } }, { 'version.updatedAt': { less_than_equal: after } }],
  }
  const query = { collection: 'entries', sort: '-version.updatedAt', limit: 1, pagination: false } as const
  const { docs } = await req.payload.db.findVersions<StoredEntry>({ ...query, where, req })
  const version = docs[0]?.version
  if (!version || !isSameTime(version.updatedAt, after)) return false
  return comparedFields.every((field) => (version[field] ?? '') === (entry[field] ?? ''))
}

export const undoStep = (payload: Payload, { id, state }: ImportRecord) =>
  inTransaction(payload, async (req) => {
    const now = await findImport(req, id)
    if (now?.state !== state) return true
    const last = await findNotes(req, ofImport(id, ofDocuments), { sort: '-place', limit: atOnce })
    if (last.length === 0) return false
    req.context[actIsLogged] = true
    // All notes of an entry together, because its verification is undone or kept with it.
    const ofThese: Where = { target: { in: last.map(({ target }) => target) } }
    const docs = await findNotes(req, ofImport(id, ofDocuments, ofThese))
    const left = await revertEntries(req, docs.map(noteOfRow))
    await forgetNotes(req, id, ofThese)
    if (left.length > 0) await changeImport(req, id, { left: [...now.left, ...left].slice(0, maxLeft) })
    return true
  })

/** Entries edited since keep all that the import did to them. */
async function revertEntries(req: PayloadRequest, notes: readonly Note[]) {
  const { edited: left, entries } = await editedAmong(req, notes)
  const stays = new Set(left.map(({ uuid }) => uuid))
  const made = notes.filter(({ noun, fields }) => noun === 'entries' && !fields).map(({ target }) => target)
  await removeEntries(
    req,
    made.filter((id) => entries.has(id) && !stays.has(id)),
  )
  const changed = notes.filter(({ target }) => !stays.has(target) && !made.includes(target))
  await revertNotes(req, changed)
  return left
}

/** With all their versions, for good; the import writes the log. */
async function removeEntries(req: PayloadRequest, ids: readonly string[]) {
  if (ids.length === 0) return
  await req.payload.db.deleteVersions({ collection: 'entries', where: { parent: { in: [...ids] } }, req })
  await deleteStored(req, 'entries', { id: { in: [...ids] } })
  await deleteVerifications(req, ids)
  await forgetReports(req, ids)
  for (const id of ids) await refreshAfterCommit(req, 'entries', id)
}

/** Those that only the import needed. Call it in the transaction that ends the undoing. */
export async function removeCategories(req: PayloadRequest, importId: string) {
  req.context[actIsLogged] = true
  for (const { target: id } of await findNotes(req, ofImport(importId, ofCategories)))
    if (await isUnused(req, id)) await req.payload.delete({ collection: 'categories', id, depth: 0, req })
}
