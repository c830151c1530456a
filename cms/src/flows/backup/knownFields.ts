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
