import type { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import type { File } from '../../payload-types.ts'

/** The properties of a document of `files` by which its bytes are found. */
export interface NamedFile {
  id: string
  name: string
}

export interface StoredBytes {
  /** Bytes. */
  size: number
  /** Changes whenever the bytes change; can be used as a validator. */
  version: string
  /** Reads all bytes, or those from `start` to `end`, both included. Fails with `ENOENT` if they were removed. */
  read(range?: { start: number; end: number }): Readable
}

/** Store of the bytes of uploaded files: a folder beside SQLite, or the database on MongoDB. */
export interface FileStore {
  /** Returns null if the bytes are lost. */
  find(file: NamedFile): Promise<StoredBytes | null>
  /**
   * Stores the bytes of a document, all or none, and replaces its previous bytes. In a transaction, others see them
   * after its commit.
   */
  put(file: NamedFile, bytes: AsyncIterable<Uint8Array>, req?: PayloadRequest): Promise<void>
  /** Removes the bytes of a deleted document; in a transaction, when it is committed. */
  remove(file: NamedFile, req?: PayloadRequest): Promise<void>
  isEmpty(): Promise<boolean>
}

export const namedFile = ({ id, filename }: Pick<File, 'id' | 'filename'>): NamedFile => ({
  id: String(id),
  name: filename ?? '',
})
