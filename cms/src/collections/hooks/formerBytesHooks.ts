import type { CollectionAfterDeleteHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { forgetFormerBytes, keepFormerBytes } from '../../services/files/formerBytes.ts'

/** `req.context` key: what was kept of which file. */
const key = 'keptBytes'

const keptOf = ({ context }: PayloadRequest): Map<string, string> => {
  context[key] ??= new Map()
  return context[key] as Map<string, string>
}

/** By which id the former bytes of a file are found that this request replaces; undefined where it does not. */
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
    const kept = await keepFormerBytes(req, file)
    if (kept) keptOf(req).set(file.id, kept)
  }
  return args
}

/** Nothing of a file that is gone can come back. */
export const dropFormerBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetFormerBytes(req.payload, { file: String(doc.id) }, req)
  return doc
}
