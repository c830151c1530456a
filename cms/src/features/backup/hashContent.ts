import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { inSnapshot } from '../../database/snapshot.ts'
import { readContent } from './content.ts'
import type { BackupItem } from './format.ts'

export interface KnownFields {
  note(item: BackupItem): void
  keepKnown(item: BackupItem): BackupItem
}

/**
 * Notes the fields that a backup mentions. A newer version has fields that the backup does not know, filled with their
 * defaults; they are no difference.
 */
export function createKnownFields(): KnownFields {
  const paths = new Set<string>()

  function note(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const one of value) note(one, path)
    else if (isObject(value))
      for (const [key, one] of Object.entries(value)) {
        paths.add(`${path}.${key}`)
        note(one, `${path}.${key}`)
      }
  }

  function keepKnown(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((one) => keepKnown(one, path))
    if (!isObject(value)) return value
    const kept = Object.entries(value).filter(([key]) => paths.has(`${path}.${key}`))
    return Object.fromEntries(kept.map(([key, one]) => [key, keepKnown(one, `${path}.${key}`)]))
  }

  return {
    note: ({ kind, of, data }) => note(data, `${kind} ${of}`),
    keepKnown: (item) => ({
      ...item,
      data: keepKnown(item.data, `${item.kind} ${item.of}`) as BackupItem['data'],
    }),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns a hash of the whole content that does not depend on the database or the order of documents.
 *
 * @param known limits the content to these fields
 */
export async function hashContent(payload: Payload, known?: KnownFields): Promise<string> {
  const all = createContentHash()
  await inSnapshot(payload, async (req) => {
    for await (const item of readContent(payload, req)) all.add(known?.keepKnown(item) ?? item)
  })
  return all.digest()
}

/** Creates a hash to add items to; it keeps 32 bytes of each. */
export function createContentHash() {
  const hashes: string[] = []
  return {
    add: ({ kind, of, data }: BackupItem) => void hashes.push(contentHash([kind, of, data])),
    digest: () => createHash('sha256').update(hashes.sort().join('\n')).digest('hex'),
  }
}

/** Returns the hash of one value, the same from either database; 32 bytes as base64. */
const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('base64')

/** Normalises what the databases store differently: null, missing and empty lists are equal, keys are sorted. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value)
    .map(([key, one]) => [key, canonical(one)] as const)
    .filter(([, one]) => !isNothing(one))
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
