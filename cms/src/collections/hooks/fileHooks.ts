import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { ApiError } from '../../services/apiError.ts'
import { cleanFileName } from '../../services/files/files.ts'
import { fileTypeOf } from '../../services/files/fileType.ts'
import { readFileUses, useInWords } from '../../services/files/fileUses.ts'

/** A type is found out from the bytes; what a client says of them decides nothing. The name loses what no disk takes. */
export const findOutType: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.data) {
    req.file.mimetype = await fileTypeOf(req.file.data)
    req.file.name = cleanFileName(req.file.name)
  }
  return args
}

/** A picture that is gone would leave a hole in a page. */
export const keepShownFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await req.payload.findByID({ collection: 'files', id, depth: 0, disableErrors: true, req })
  const uses = file ? (await readFileUses(req))(file) : []
  if (uses.length > 0)
    throw new ApiError(
      409,
      'file_in_use',
      `Diese Datei wird noch gebraucht: ${uses.map(useInWords).join(', ')}.`,
    )
}
