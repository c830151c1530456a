import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { findAll, findFirst } from '#lib/find/find.ts'
import type { Category } from '#payload-types.ts'
import { categoryKey, cleanCategoryName } from '#shared/categoryName'
import { alreadyDecided } from '../Decisions/alreadyDecided.ts'
import { notesAndQuestions, sortAnsweredFirst } from '../RequestNotes/questions.ts'
import { entryOf } from './entryOf.ts'
import { findSimilarEntries, ownerOf } from './exactMatches.ts'

/**
 * With its category.
 * @throws ApiError if it was decided meanwhile
 */
export async function pendingEntry(req: PayloadRequest, id: string) {
  const entry = await findFirst(req, 'entries', {
    where: { id: { equals: id }, state: { equals: 'pending' } },
    depth: 1,
  })
  if (!entry) throw await alreadyDecided(req, id)
  return entry
}

export async function listPending(payload: Payload, user: TypedUser, category: string) {
  const name = cleanCategoryName(category)
  const docs = await findAll(payload, 'entries', {
    where: {
      state: { equals: 'pending' },
      ...(name === '' ? {} : { 'category.key': { equals: categoryKey(name) } }),
    },
    sort: 'createdAt',
    user,
    depth: 1,
  })
  const similar = await findSimilarEntries(payload, docs)
  const saidOf = await notesAndQuestions(payload, user, docs)
  return sortAnsweredFirst(
    docs.map((doc, i) => ({
      ...entryOf(doc),
      token: doc.token ?? '',
      createdAt: doc.createdAt,
      similar: similar[i] ?? [],
      categoryIsNew: (doc.category as Category).asked === true,
      ...saidOf(doc.id, [{ id: doc.id, email: ownerOf(doc) }]),
    })),
  )
}
