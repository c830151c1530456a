import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  Where,
} from 'payload'
import { afterCommit } from '../../../database/afterCommit.ts'
import { apiError } from '../../../lib/errors/apiError.ts'
import { findAll, findOne } from '../../../lib/find/find.ts'
import { shrinkPicture } from '../../../lib/pictures/shrinkPicture.ts'
import {
  deleteFileRevisions,
  deletionCanBeUndone,
  revisionOf,
  storeFileRevision,
} from '../../FileRevisions/storeFileRevision.ts'
import { detectFileType } from '../fileType.ts'
import { readFileUses, useInWords } from '../fileUses.ts'
import { dropWidths } from '../pictureInWidth.ts'
import { bytesAreUnchanged, cleanFileName } from '../storeFile.ts'

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

/**
 * Determines a file's type from its bytes, not from the client's claim. Removes characters from the name that file
 * systems refuse, and metadata from pictures, unless a stored file is restored.
 */
export const findOutType: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.data) {
    req.file.mimetype = await detectFileType(req.file.data)
    req.file.name = cleanFileName(req.file.name)
    if (req.context[bytesAreUnchanged] !== true) {
      // Skips the queue: Payload has opened its transaction, so other writers wait.
      req.file.data = await shrinkPicture(req.file.data, req.file.mimetype, { first: true })
      req.file.size = req.file.data.length
    }
  }
  return args
}

/** Refuses to delete a file that is in use, because its pages would lack it. */
export const rejectDeletionOfUsedFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await findOne(req.payload, 'files', id, { req })
  const uses = file ? (await readFileUses(req))(file) : []
  if (uses.length > 0) throw apiError('file_in_use', { values: { uses: uses.map(useInWords) } })
}

export const dropOtherWidths: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  await afterCommit(req, () => dropWidths(req.payload, String(doc.id)))
  return doc
}
