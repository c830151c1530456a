import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { findOne } from '../../operations/find/find.ts'
import { shrinkPicture } from '../../operations/pictures/shrinkPicture.ts'
import { detectFileType } from './fileType.ts'
import { readFileUses, useInWords } from './fileUses.ts'
import { dropWidths } from './pictureInWidth.ts'
import { bytesAreUnchanged, cleanFileName } from './storeFile.ts'

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
