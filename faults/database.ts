import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { idsWith } from '@directory/cms/nouns/verificationRequests/addressIds.ts'
import Database from 'libsql'

export type DatabaseRow = Record<string, unknown>

/** Reads the data folder of a server, which may be running; writes nothing. */
export interface DataReader {
  all(sql: string, ...values: unknown[]): DatabaseRow[]
  /** Returns the log's actions that contain the word, sorted. */
  actions(tag: string): string[]
  /** Returns the hash of an uploaded file; null if there is none. */
  fileHash(name: string): string | null
  dataDir: string
  close(): void
}

export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * Opens the database; one that SQLite cannot open by its path (`isElsewhere`) is copied, so no server may be writing.
 */
export function openRows(dataDir: string, isElsewhere = false): DataReader {
  const copy = isElsewhere ? copyOf(dataDir) : null
  const db = new Database(path.join(copy ?? dataDir, 'directory.db'), { readonly: true } as never)
  const all = (sql: string, ...values: unknown[]) => db.prepare(sql).all(...values) as DatabaseRow[]
  return {
    all,
    actions: (tag) =>
      all('SELECT action FROM logs WHERE entry LIKE ? ORDER BY action', `%${tag}%`).map(({ action }) =>
        String(action),
      ),
    fileHash: (name) => {
      const file = path.join(dataDir, 'files', name)
      return existsSync(file) ? hashOf(readFileSync(file)) : null
    },
    dataDir,
    close() {
      db.close()
      if (copy) rmSync(copy, { recursive: true, force: true })
    },
  }
}

function copyOf(dataDir: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-faults-copy-'))
  for (const name of ['directory.db', 'directory.db-wal'])
    if (existsSync(path.join(dataDir, name))) copyFileSync(path.join(dataDir, name), path.join(folder, name))
  return folder
}

/** Returns the ids under which the database keeps addresses, by their hashes; its key is made at the first start. */
export function addressIdsIn(rows: DataReader): (hash: string) => string {
  const [key] = rows.all("SELECT value FROM keys WHERE id = 'opt-outs'")
  return idsWith(String(key?.value))
}
