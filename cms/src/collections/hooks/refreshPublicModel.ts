import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { afterCommitTogether } from '../../database/afterCommit.ts'
import { type Noun, publicModelOf } from '../../services/publicModel.ts'

/** What is committed is what visitors see: the refresh waits for the commit and the caller waits for the refresh. */
export const refreshPublicModel = (noun: Noun): CollectionAfterChangeHook & CollectionAfterDeleteHook =>
  (async ({ doc, req }) => {
    await afterCommitTogether(req, noun, doc.id, (ids) => publicModelOf(req.payload).refresh(noun, ids))
    return doc
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook
