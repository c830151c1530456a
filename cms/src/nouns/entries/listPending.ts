import { categoryKey, cleanCategoryName } from '@directory/shared/categoryName'
import type { Payload, TypedUser } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import { correctionsFor } from '../decisions/corrections.ts'
import { notesFor } from '../requestNotes/notes.ts'
import { questionsFor, sortAnsweredFirst } from '../requestNotes/questions.ts'
import { entryOf } from './entryOf.ts'
import { findSimilarEntries, ownerOf } from './exactMatches.ts'

/** Entries that wait for their release, oldest first; `category` empty: all. */
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
  const twins = await findSimilarEntries(payload, docs)
  const ids = docs.map(({ id }) => id)
  const correctionsOn = await correctionsFor(payload, ids)
  const noteOn = await notesFor(payload, user, ids)
  const questionsOf = await questionsFor(payload, ids)
  return sortAnsweredFirst(
    docs.map((doc, i) => ({
      ...entryOf(doc),
      token: doc.token ?? '',
      createdAt: doc.createdAt,
      similar: twins[i] ?? [],
      corrections: correctionsOn(doc.id),
      ...noteOn(doc.id),
      ...questionsOf([{ id: doc.id, email: ownerOf(doc) }]),
    })),
  )
}
