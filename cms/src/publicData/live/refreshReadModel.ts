import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { RefreshedNoun } from './readModel.ts'
import { refreshAfterCommit } from './refreshAfterCommit.ts'

export const refreshReadModel = (
  noun: RefreshedNoun,
): CollectionAfterChangeHook & CollectionAfterDeleteHook =>
  (async ({ doc, req }) => {
    await refreshAfterCommit(req, noun, doc.id)
    return doc
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook
