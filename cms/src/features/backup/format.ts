import * as z from 'zod'
import { migrations } from '#migrations/index.ts'

/** Its message is for the person who asked for the backup. */
export class BackupError extends Error {}

/**
 * A gzip of lines of JSON: a manifest, one line per item, and an end with counts and a checksum. Documents instead of
 * SQL pages, so it can be moved between both databases, and `zcat` shows its content.
 */

export const manifestSchema = z.object({
  format: z.literal('senior-directory-backup'),
  formatVersion: z.number(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Migrations applied to the documents. */
  schema: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const formatVersion = 1
export const knownMigrations = migrations.map(({ name }) => name)

/** `of`: name of the collection or global. */
const itemSchema = z.object({
  kind: z.enum(['document', 'version', 'global', 'globalVersion']),
  of: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type BackupItem = z.infer<typeof itemSchema>

const endSchema = z.object({
  kind: z.literal('end'),
  counts: z.record(z.string(), z.number()),
  /** SHA-256 of all lines before this one. */
  checksum: z.string(),
})
export type BackupEnd = z.infer<typeof endSchema>

export const lineSchema = z.discriminatedUnion('kind', [itemSchema, endSchema])

export interface BackupSummary {
  path: string
  documents: number
  files: number
}

export const summaryOfBackup = (path: string, { counts }: BackupEnd): BackupSummary => ({
  path,
  documents: Object.values(counts).reduce((sum, count) => sum + count, 0),
  files: counts.files ?? 0,
})
