import type { Payload, PayloadRequest } from 'payload'
import { documentPages } from '../../operations/documents/documentPages.ts'
import { type NamedFile, namedFile } from '../../operations/fileStore/fileStore.ts'
import type { File } from '../../payload-types.ts'

/** All documents of `files` that name one, whether its bytes are there or not. */
export async function* eachFile(payload: Payload, req?: Partial<PayloadRequest>): AsyncGenerator<NamedFile> {
  for await (const docs of documentPages<File>(payload, 'files', req))
    for (const doc of docs) if (doc.filename) yield namedFile(doc)
}
