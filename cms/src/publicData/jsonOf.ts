import { createHash } from 'node:crypto'

/** Bytes and their hash. */
export interface Hashed {
  bytes: Buffer
  /** Hash of the bytes, or of the hashes of all their parts. */
  hash: Buffer
}

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

export function hashed(content: string | Buffer): Hashed {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return { bytes, hash: hashOf(bytes) }
}

/** JSON of each object, with a comma in front. */
const written = new WeakMap<object, Hashed>()

/**
 * Returns the bytes of `JSON.stringify` for values of the read model. Each object of a list is written once; its bytes
 * and hash are kept, because objects of the read model are replaced, never changed in place. Joining them costs a fifth
 * of joining, writing and hashing texts.
 */
export function jsonOf(value: unknown): Hashed {
  if (!Array.isArray(value) || value.length === 0) return hashed(JSON.stringify(value))
  const parts = value.map(partOf)
  const bytes = Buffer.concat([...parts.map((part) => part.bytes), closing])
  bytes.write('[')
  return { bytes, hash: hashOf(Buffer.concat(parts.map((part) => part.hash))) }
}

const closing = Buffer.from(']')

const make = (item: unknown): Hashed => hashed(`,${JSON.stringify(item) ?? 'null'}`)

function partOf(item: unknown): Hashed {
  if (typeof item !== 'object' || item === null) return make(item)
  let part = written.get(item)
  if (part === undefined) {
    part = make(item)
    written.set(item, part)
  }
  return part
}
