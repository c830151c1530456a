import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Noun } from './readModel.ts'
import { refreshAfterCommit } from './refreshAfterCommit.ts'

export const refreshReadModel = (noun: Noun): CollectionAfterChangeHook & CollectionAfterDeleteHook =>
  (async ({ doc, req }) => {
    await refreshAfterCommit(req, noun, doc.id)
    return doc
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook
