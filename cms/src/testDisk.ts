import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { type InStatement, LibsqlError } from '@libsql/core/api'
import { SqliteConnection } from './database/sqliteConnection.ts'

/** A fault of the disk: the files it affects, by path, and the error code of the system. */
export interface Breakage {
  code: 'ENOSPC' | 'EACCES' | 'EROFS' | 'EIO'
  isHit(path: string): boolean
  /** When it occurs: while the bytes are written, of which half then stay, or while they are synced to the disk. */
  at?: 'write' | 'sync'
}

const refusal = ({ code }: Breakage, path: string) =>
  Object.assign(new Error(`${code}: this disk takes nothing, '${path}'`), { code, errno: -1, path })

/**
 * Makes Node's functions for writing files fail, for all code of this process, packages included, until the returned
 * function is called. Reading still works.
 */
export function breakDisk(breakage: Breakage): () => void {
  const { at = 'write', isHit } = breakage
  const { writeFile, open, link, copyFile } = fs.promises
  const openWith = fs.open
  const isBroken = (file: unknown) => typeof file === 'string' && isHit(file)

  if (at === 'write') {
    fs.promises.writeFile = (async (file: string, content: Buffer | string, ...rest: never[]) => {
      if (!isBroken(file)) return writeFile(file, content, ...rest)
      const half = Buffer.from(content as Buffer)
      if (breakage.code === 'ENOSPC') await writeFile(file, half.subarray(0, half.length >> 1), ...rest)
      throw refusal(breakage, file)
    }) as typeof writeFile
    for (const [name, act] of Object.entries({ link, copyFile }))
      fs.promises[name as 'link'] = async (from, to) => {
        if (isBroken(to)) throw refusal(breakage, String(to))
        return (act as typeof link)(from, to)
      }
    // Files opened by streams for writing.
    fs.open = ((file: string, flags: unknown, ...rest: unknown[]) => {
      const done = rest.at(-1) as (error: Error) => void
      if (isBroken(file) && flags === 'w') return void process.nextTick(() => done(refusal(breakage, file)))
      return (openWith as (...all: unknown[]) => void)(file, flags, ...rest)
    }) as typeof fs.open
  } else
    fs.promises.open = (async (file: string, ...rest: never[]) => {
      const handle = await open(file, ...rest)
      if (isBroken(file)) handle.sync = () => Promise.reject(refusal(breakage, file))
      return handle
    }) as typeof open
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs.promises, { writeFile, open, link, copyFile })
    fs.open = openWith
    syncBuiltinESMExports()
  }
}

/** Makes every commit into SQLite fail as if the disk could not sync; nothing of it is kept. */
export function breakCommits(code = 'SQLITE_IOERR_FSYNC'): () => void {
  const { commit, run } = SqliteConnection.prototype
  const failure = () => new LibsqlError('disk I/O error', code)
  SqliteConnection.prototype.commit = function (this: SqliteConnection) {
    this.rollback()
    throw failure()
  }
  SqliteConnection.prototype.run = function (this: SqliteConnection, statement, args) {
    if (!this.inTransaction && commitsItself(statement)) throw failure()
    return run.call(this, statement, args)
  }
  return () => {
    Object.assign(SqliteConnection.prototype, { commit, run })
  }
}

const commitsItself = (statement: InStatement): boolean =>
  /^\s*(?:insert|update|delete|replace)\b/i.test(typeof statement === 'string' ? statement : statement.sql)
