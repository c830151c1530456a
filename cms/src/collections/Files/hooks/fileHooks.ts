import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { afterCommit } from '#database/afterCommit.ts'
import { isoOf } from '#database/journalStamp.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { dropBytes, putBytes, retireBytes } from '#lib/fileBytes/fileBytes.ts'
import { findOne } from '#lib/find/find.ts'
import { shrinkPicture } from '#lib/pictures/shrinkPicture.ts'
import type { File } from '#payload-types.ts'
import { detectFileType } from '../fileType.ts'
import { readFileUses } from '../fileUses.ts'
import { dropWidths } from '../pictureInWidth.ts'
import { bytesAreUnchanged, cleanFileName, deletionCanBeUndone } from '../storeFile.ts'

/** And keeps those that they replace. */
export const storeBytes: CollectionAfterChangeHook<File> = async ({ doc, previousDoc, operation, req }) => {
  if (!req.file?.data) return
  if (operation === 'update') await retireBytes(req, previousDoc)
  await putBytes(req, doc, req.file.data)
}

export const dropDeletedBytes: CollectionAfterDeleteHook<File> = async ({ doc, req }) => {
  const { id, updatedAt } = doc
  const mayComeBack = req.context[deletionCanBeUndone] === true
  if (mayComeBack) await retireBytes(req, doc)
  const others = { ...(mayComeBack && { former: { not_equals: isoOf(updatedAt) } }) }
  await dropBytes(req, { file: { equals: id }, ...others })
}

/**
 * Determines the type from the bytes, not from the client's claim. Cleans the name, and removes metadata from pictures,
 * unless a stored file is restored.
 */
export const findOutType: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.data) {
    req.file.mimetype = await detectFileType(req.file.data)
    req.file.name = cleanFileName(req.file.name)
    if (req.context[bytesAreUnchanged] !== true) {
      // Skips the queue: Payload has opened its transaction, so other writers wait.
      req.file.data = await shrinkPicture(req.file.data, req.file.mimetype, { first: true })
      req.file.size = req.file.data.length
    }
  }
}

/** Its pages would lack it. */
export const rejectDeletionOfUsedFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await findOne(req, 'files', id)
  const uses = file ? (await readFileUses(req))(file) : []
  const inWords = uses.map(({ kind, name }) => ({ id: `files.use.${kind}`, values: { name } }))
  if (uses.length > 0) throw apiError('file_in_use', { values: { uses: inWords } })
}

export const dropOtherWidths: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  await afterCommit(req, () => dropWidths(req.payload, String(doc.id)))
}
