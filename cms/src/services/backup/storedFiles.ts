import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { File } from '../../payload-types.ts'
import { documentPages } from '../documentPages.ts'
import { filesDirOf } from '../files/filesDir.ts'

/** The uploaded files that documents name, and where their bytes lie or should lie. */
export async function* storedFiles(
  payload: Payload,
  req: Partial<PayloadRequest>,
): AsyncGenerator<{ id: string; name: string; path: string }> {
  for await (const docs of documentPages<File>(payload, 'files', req))
    for (const { id, filename } of docs)
      if (filename)
        yield { id, name: filename, path: path.join(filesDirOf(payload), path.basename(filename)) }
}

/** Null where there is no such file. */
export async function hashOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk)
    return hash.digest('base64')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
