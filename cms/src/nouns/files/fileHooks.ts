import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { smallPicture } from '../../operations/pictures/smallPicture.ts'
import { fileTypeOf } from './fileType.ts'
import { readFileUses, useInWords } from './fileUses.ts'
import { dropWidths } from './inWidth.ts'
import { bytesStay, cleanFileName } from './storeFile.ts'

/**
 * The type is read from the bytes; the client's claim does not count. The name loses characters that file systems
 * refuse, a picture loses its metadata, unless a stored file is restored.
 */
export const findOutType: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.data) {
    req.file.mimetype = await fileTypeOf(req.file.data)
    req.file.name = cleanFileName(req.file.name)
    if (req.context[bytesStay] !== true) {
      // Payload has opened its transaction by now, and other writers wait.
      req.file.data = await smallPicture(req.file.data, req.file.mimetype, { first: true })
      req.file.size = req.file.data.length
    }
  }
  return args
}

/** A picture that is gone would leave a hole in a page. */
export const keepShownFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await req.payload.findByID({ collection: 'files', id, depth: 0, disableErrors: true, req })
  const uses = file ? (await readFileUses(req))(file) : []
  if (uses.length > 0) throw apiError('file_in_use', { values: { uses: uses.map(useInWords) } })
}

/** Widths cached from its former bytes are obsolete. */
export const dropOtherWidths: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  await afterCommit(req, () => dropWidths(req.payload, String(doc.id)))
  return doc
}
