import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { RefreshedNoun } from './publicData.ts'
import { refreshAfterCommit } from './refreshAfterCommit.ts'

export const refreshPublicData =
  (noun: RefreshedNoun): CollectionAfterChangeHook & CollectionAfterDeleteHook =>
  ({ doc, req }) =>
    refreshAfterCommit(req, noun, doc.id)
