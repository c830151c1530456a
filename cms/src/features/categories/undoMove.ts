import type { PayloadRequest } from 'payload'
import { findCategory, lockCategory } from '#collections/Categories/findCategory.ts'
import { isUnused } from '#collections/Categories/findOrCreateCategory.ts'
import { formerNamesOf } from '#collections/Categories/formerNames.ts'
import { missingStamp } from '#database/journalStamp.ts'
import type { Note } from '#hooks/journal/note.ts'
import { readNotes } from '#hooks/journal/notes.ts'
import { revertNotes } from '#hooks/journal/revertNotes.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import type { CategoryMove } from '#hooks/log/undoable.ts'
import { changeDocument, deleteMatching } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findOne, findStored } from '#lib/find/find.ts'
import type { Category, Log, StoredEntry } from '#payload-types.ts'

const kinds = { merge: 'category_merge_undone', split: 'move_undone', remove: 'category_back' } as const

/**
 * To where entries were before a merge, a split or the removal of a category, which comes back. Entries moved again
 * since stay and are listed.
 * @throws ApiError if all of them were moved again
 */
export async function undoMove(req: PayloadRequest, line: Log, { act, from, into }: CategoryMove) {
  req.context[actIsLogged] = true
  const notes = await readNotes(req, line)
  // The one made by the act is deleted once it is empty.
  const deletion = notes.find(({ noun, after }) => noun === 'categories' && after === missingStamp)
  const category = await categoryAgain(req, from, deletion)
  for (const id of [category.id, into.id]) if (id !== '') await lockCategory(req, id)
  const changes = notes.filter(({ fields }) => fields)
  const outcomes = await revertNotes(req, standingIn(changes, from.id, category.id))
  const entries = [...outcomes].filter(([{ noun }]) => noun === 'entries')
  const moved = entries.filter(([, outcome]) => outcome === 'back')
  const ids = entries.flatMap(([{ target }, outcome]) => (outcome === 'left' ? [target] : []))
  const docs = await findStored<StoredEntry>(req, 'entries', { id: { in: ids } })
  const left = docs.map(({ id: uuid, name }) => ({ uuid, name }))
  if (entries.length > 0 && moved.length === 0)
    throw apiError('edited_since.moved', { current: left.slice(0, 200) })
  if (notes.some(({ target, after, fields }) => target === into.id && after !== missingStamp && !fields))
    await removeMade(req, category, into)
  const details = { noun: 'categories', id: from.id }
  await logAct(req, { kind: kinds[act], category: from.name, count: moved.length }, details)
  return { name: from.name, count: moved.length, left }
}

/** Or the one that has its name by now. */
async function categoryAgain(req: PayloadRequest, { id, name }: CategoryMove['from'], deleted?: Note) {
  const present = (await findOne(req, 'categories', id)) ?? (await findCategory(req, name))
  if (present) return present
  const { updatedAt: _, ...before } = deleted?.before ?? {}
  return createDocument(req, 'categories', { name, ...before, id })
}

/** Ids are unique, so nothing else is replaced. */
const standingIn = (notes: readonly Note[], id: string, other: string): readonly Note[] =>
  id === other ? notes : JSON.parse(JSON.stringify(notes).replaceAll(id, other))

/** Its address then leads to the restored one. */
async function removeMade(req: PayloadRequest, category: Category, made: CategoryMove['into']) {
  if (!(await isUnused(req, made.id))) return
  const [gone] = await deleteMatching(req, 'categories', { id: { equals: made.id } })
  if (!gone) return
  const formerNames = [...formerNamesOf(category), gone.name]
  await changeDocument(req, 'categories', category.id, { formerNames })
}
