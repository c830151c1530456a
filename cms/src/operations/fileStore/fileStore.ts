import type { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import type { File } from '../../payload-types.ts'

/** A document of `files` as its bytes are found by. */
export interface NamedFile {
  id: string
  name: string
}

export interface StoredBytes {
  /** Bytes. */
  size: number
  /** Another one for other bytes, fit for a validator. */
  version: string
  /** All of them, or from `start` to `end`, both included. Fails with `ENOENT` where they were taken away meanwhile. */
  read(range?: { start: number; end: number }): Readable
}

/** Where the bytes of uploaded files lie: in a folder beside SQLite, in the database on MongoDB. */
export interface FileStore {
  /** Null where they are lost. */
  find(file: NamedFile): Promise<StoredBytes | null>
  /**
   * Stores the bytes of a document, all or none, and replaces its previous bytes. In a transaction others see them
   * after its commit.
   */
  put(file: NamedFile, bytes: AsyncIterable<Uint8Array>, req?: PayloadRequest): Promise<void>
  /** Takes away the bytes of a document that is deleted; in a transaction with its commit. */
  remove(file: NamedFile, req?: PayloadRequest): Promise<void>
  isEmpty(): Promise<boolean>
}

export const namedFile = ({ id, filename }: Pick<File, 'id' | 'filename'>): NamedFile => ({
  id: String(id),
  name: filename ?? '',
})
