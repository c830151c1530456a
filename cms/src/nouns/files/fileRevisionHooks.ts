import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'
import { deleteFileRevisions, deletionCanBeUndone, storeFileRevision } from './storeFileRevision.ts'

/** `req.context` key: what was kept of which file. */
const key = 'keptBytes'

const keptOf = ({ context }: PayloadRequest): Map<string, string> => {
  context[key] ??= new Map()
  return context[key] as Map<string, string>
}

/** By which id the former bytes of a file are found that this request replaces or deletes; undefined where it does not. */
export const keptBytesOf = (req: PayloadRequest, file: string): string | undefined => keptOf(req).get(file)

/** Payload takes what is replaced away before anything else. */
export const keepReplacedBytes: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where } = args as { id?: string; where?: Where }
  if (operation !== 'update' || !req.file) return args
  const { docs } = await req.payload.find({
    collection: 'files',
    where: id === undefined ? (where ?? {}) : { id: { equals: id } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const file of docs) {
    const kept = await storeFileRevision(req, file)
    if (kept) keptOf(req).set(file.id, kept)
  }
  return args
}

/** In the CMS a file is deleted for good, as all else is deleted for good there; so it is by an erasure. */
export const keepDeletedBytes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context[deletionCanBeUndone] !== true) return
  const file = await req.payload.findByID({ collection: 'files', id, depth: 0, disableErrors: true, req })
  const kept = file && (await storeFileRevision(req, file))
  if (kept) keptOf(req).set(String(id), kept)
}

/** Only the last revision of a deleted file can be restored. */
export const dropFileRevisions: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const file = String(doc.id)
  await deleteFileRevisions(req.payload, { file, but: keptBytesOf(req, file) }, req)
  return doc
}
