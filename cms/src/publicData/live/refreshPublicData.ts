import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { RefreshedNoun } from './publicData.ts'
import { refreshAfterCommit } from './refreshAfterCommit.ts'

export const refreshPublicData = (
  noun: RefreshedNoun,
): CollectionAfterChangeHook & CollectionAfterDeleteHook =>
  (async ({ doc, req }) => {
    await refreshAfterCommit(req, noun, doc.id)
    return doc
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook
