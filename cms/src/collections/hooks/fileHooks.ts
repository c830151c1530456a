import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Where,
} from 'payload'
import { ApiError } from '../../services/apiError.ts'
import { cleanFileName, usesOf } from '../../services/files/files.ts'
import { fileTypeOf } from '../../services/files/fileType.ts'
import { expectFile, keepFile, syncFile } from '../../services/files/unsettledFiles.ts'
import { fileIsStored } from '../../services/notKept.ts'

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
  const uses = file ? await usesOf(req, file) : []
  if (uses.length > 0)
    throw new ApiError(409, 'file_in_use', `Diese Datei wird noch gebraucht: ${uses.join(', ')}.`)
}

/** What is replaced may have to come back: Payload takes it away before anything else. */
export const keepReplacedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where } = args as { id?: string; where?: Where }
  if (operation !== 'update' || !req.file) return args
  const wanted: Where = id === undefined ? (where ?? {}) : { id: { equals: id } }
  const { docs } = await req.payload.find({
    collection: 'files',
    where: wanted,
    pagination: false,
    depth: 0,
    req,
  })
  for (const { filename } of docs) if (filename) await keepFile(req, filename)
  return args
}

export const keepDeletedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await req.payload.findByID({ collection: 'files', id, depth: 0, disableErrors: true, req })
  if (file?.filename) await keepFile(req, file.filename)
}

/** By now it has got its name; it is written next. */
export const expectStoredFile: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!req.file || !data?.filename) return data
  await expectFile(req, data.filename)
  req.context[fileIsStored] = true
  return data
}

export const syncStoredFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.file && doc.filename) await syncFile(req.payload, doc.filename)
  return doc
}
