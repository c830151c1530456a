import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Where,
} from 'payload'
import { fileIsStored } from '../../lib/errors/storageFailure.ts'
import { findAll, findOne } from '../../lib/find/find.ts'
import { expectFile, keepFile, syncFile } from './unsettledFiles.ts'

/** Keeps the replaced file for a rollback, because Payload deletes it first. */
const keepReplacedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where } = args as { id?: string; where?: Where }
  if (operation !== 'update' || !req.file) return args
  const condition: Where = id === undefined ? (where ?? {}) : { id: { equals: id } }
  const docs = await findAll(req.payload, 'files', { where: condition, req })
  for (const { filename, updatedAt } of docs) if (filename) await keepFile(req, filename, updatedAt)
  return args
}

const keepDeletedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await findOne(req.payload, 'files', id, { req })
  if (file?.filename) await keepFile(req, file.filename, file.updatedAt)
}

/** Announces the file that is written next, now that its name is known. */
const expectStoredFile: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!req.file || !data?.filename) return data
  await expectFile(req, data.filename)
  req.context[fileIsStored] = true
  return data
}

const syncStoredFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.file && doc.filename) await syncFile(req.payload, doc.filename)
  return doc
}

/** Hooks of `files` for a folder, in which Payload itself stores the bytes and which has no transactions. */
export const bytesInFolder = {
  beforeOperation: [keepReplacedFile],
  beforeValidate: [expectStoredFile],
  beforeDelete: [keepDeletedFile],
  afterChange: [syncStoredFile],
  afterDelete: [],
}
