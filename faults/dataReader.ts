import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'

export type Row = Record<string, unknown>

/** The server may be running; writes nothing. */
export class DataReader {
  readonly #db: InstanceType<typeof Database>
  readonly #copy: string | null

  /** @param isElsewhere true if SQLite cannot open the database by its path; no server may be writing then */
  constructor(
    readonly dataDir: string,
    isElsewhere = false,
  ) {
    this.#copy = isElsewhere ? copyOf(dataDir) : null
    this.#db = new Database(path.join(this.#copy ?? dataDir, 'directory.db'), { readonly: true } as object)
  }

  all(sql: string, ...values: unknown[]): Row[] {
    return this.#db.prepare(sql).all(...values) as Row[]
  }

  count(sql: string, ...values: unknown[]): number {
    return Number(Object.values(this.all(sql, ...values)[0] ?? {})[0] ?? 0)
  }

  linesOf(tag: string): number {
    return this.count('SELECT count(*) FROM logs WHERE entry LIKE ?', `%${tag}%`)
  }

  close(): void {
    this.#db.close()
    if (this.#copy) rmSync(this.#copy, { recursive: true, force: true })
  }
}

function copyOf(dataDir: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-faults-copy-'))
  for (const name of ['directory.db', 'directory.db-wal'])
    if (existsSync(path.join(dataDir, name))) copyFileSync(path.join(dataDir, name), path.join(folder, name))
  return folder
}

export function brokenInvariants(rows: DataReader): string[] {
  const damage = rows.all('PRAGMA integrity_check').filter((row) => row.integrity_check !== 'ok')
  const dangling = rows.all('PRAGMA foreign_key_check')
  const unlike = rows.all(`SELECT id FROM entries d WHERE NOT EXISTS (SELECT 1 FROM _entries_v v
    WHERE v.parent_id = d.id AND v.version_updated_at IS d.updated_at AND v.version_name IS d.name
    AND v.version_additional_info IS d.additional_info AND v.version_deleted_at IS d.deleted_at)`)
  const ownerless = rows.all('SELECT id FROM sessions WHERE user NOT IN (SELECT id FROM users)')
  return [
    ...[...damage, ...dangling].map((row) => `the database is damaged: ${JSON.stringify(row)}`),
    ...unlike.map(({ id }) => `entry ${id} has no version that is like it`),
    ...ownerless.map(({ id }) => `session ${id} is nobody's`),
    ...strayFiles(rows),
  ]
}

/** Checks that each document of a file has all its bytes, and that no other bytes of today are there. */
function strayFiles(rows: DataReader): string[] {
  const partial =
    rows.all(`SELECT filename FROM files f WHERE filesize IS NOT (SELECT max(size) FROM file_parts p
    WHERE p.file = f.id AND p.former IS NULL HAVING count(*) = max(1, (max(size) + 262143) / 262144))`)
  const ownerless = rows.all(
    'SELECT name FROM file_parts WHERE former IS NULL AND file NOT IN (SELECT id FROM files)',
  )
  return [
    ...partial.map(({ filename }) => `file ${filename} has not its bytes`),
    ...ownerless.map(({ name }) => `file ${name} has no document`),
  ]
}
