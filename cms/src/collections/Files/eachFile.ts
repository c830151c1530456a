import type { Payload, PayloadRequest } from 'payload'
import { documentPages } from '../../hooks/documents/documentPages.ts'
import { type NamedFile, namedFile } from '../../lib/fileStore/fileStore.ts'
import type { File } from '../../payload-types.ts'

/** Yields each document of `files` that names a file, whether its bytes exist or not. */
export async function* eachFile(payload: Payload, req?: Partial<PayloadRequest>): AsyncGenerator<NamedFile> {
  for await (const docs of documentPages<File>(payload, 'files', req))
    for (const doc of docs) if (doc.filename) yield namedFile(doc)
}
