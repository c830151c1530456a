import * as z from 'zod'
import { migrations } from '../../migrations/index.ts'

/** Reason why a backup cannot be made or restored; its message is for the person who asked for it. */
export class BackupError extends Error {}

/*
 * A backup is a gzip of lines of JSON: a manifest, one line per item, and an end with counts and a checksum. It contains documents instead of SQL pages, so it can be moved between both databases,
 * and `zcat` shows its content.
 */

export const manifestSchema = z.object({
  format: z.literal('senior-directory-backup'),
  formatVersion: z.number(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Names of the migrations applied to the documents. */
  schema: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const formatVersion = 1
export const knownMigrations = migrations.map(({ name }) => name)

const data = z.record(z.string(), z.unknown())

/** Item of the database; `of` is the name of its collection or global. */
const itemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), of: z.string(), data }),
  z.object({ kind: z.literal('version'), of: z.string(), data }),
  z.object({ kind: z.literal('global'), of: z.string(), data }),
  z.object({ kind: z.literal('globalVersion'), of: z.string(), data }),
])
export type BackupItem = z.infer<typeof itemSchema>

const endSchema = z.object({
  kind: z.literal('end'),
  /** Number of documents of each collection. */
  counts: z.record(z.string(), z.number()),
  /** SHA-256 of all lines before this one. */
  checksum: z.string(),
})
export type BackupEnd = z.infer<typeof endSchema>

export const lineSchema = z.discriminatedUnion('kind', [...itemSchema.options, endSchema])
export type BackupLine = z.infer<typeof lineSchema>

/** Summary of a backup that is shown to people. */
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
