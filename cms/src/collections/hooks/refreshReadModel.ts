import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Noun } from '../../services/readModel/readModel.ts'
import { refreshAfterCommit } from '../../services/readModel/refreshAfterCommit.ts'

export const refreshReadModel = (noun: Noun): CollectionAfterChangeHook & CollectionAfterDeleteHook =>
  (async ({ doc, req }) => {
    await refreshAfterCommit(req, noun, doc.id)
    return doc
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook
