import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { plainNames } from '../plainNouns.ts'
import type { RefreshedNoun } from './publicData.ts'
import { refreshAfterCommit } from './refreshAfterCommit.ts'

/** What a collection's documents show, to this process and to others on the same database. */
export const nounsByCollection: Readonly<Record<string, RefreshedNoun>> = {
  entries: 'entries',
  // A verification has the id of its entry.
  verifications: 'entries',
  categories: 'categories',
  'top-categories': 'topCategories',
  files: 'pictures',
  ...Object.fromEntries(plainNames.map((noun) => [noun, noun])),
  pages: 'pages',
  globals: 'settings',
}

export const refreshPublicData: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  collection,
  doc,
  req,
}) => {
  const noun = nounsByCollection[collection.slug]
  if (noun) await refreshAfterCommit(req, noun, doc.id)
}
