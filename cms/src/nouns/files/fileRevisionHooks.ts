import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  Where,
} from 'payload'
import { findAll, findOne } from '../../operations/find/find.ts'
import {
  deleteFileRevisions,
  deletionCanBeUndone,
  revisionOf,
  storeFileRevision,
} from './storeFileRevision.ts'

/** Keeps bytes that are replaced, because Payload deletes them first. */
export const keepReplacedBytes: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where } = args as { id?: string; where?: Where }
  if (operation !== 'update' || !req.file) return args
  const docs = await findAll(req.payload, 'files', {
    where: id === undefined ? (where ?? {}) : { id: { equals: id } },
    req,
  })
  for (const file of docs) await storeFileRevision(req, file)
  return args
}

/** Keeps the bytes of a file deleted on the site. The CMS and an erasure delete it for good. */
export const keepDeletedBytes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context[deletionCanBeUndone] !== true) return
  const file = await findOne(req.payload, 'files', id, { req })
  if (file) await storeFileRevision(req, file)
}

/** Deletes all but the last revision, the only one that can be restored. */
export const dropFileRevisions: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const file = String(doc.id)
  await deleteFileRevisions(req.payload, { file, but: revisionOf(file, doc.updatedAt) }, req)
  return doc
}
