import { endSqliteThreads } from '../database/sqliteThread.ts'

/** Milliseconds to wait for SQLite's statements, which take some milliseconds unless a disk hangs. */
const timeoutMs = 10_000

let ending: Promise<never> | undefined

/**
 * Ends the process; the first code counts. `process.exit` alone stops threads at any point: SQLite's driver then
 * crashes the process with a signal and its own message instead of the exit code.
 */
export function endProcess(code: number): Promise<never> {
  ending ??= end(code)
  return ending
}

async function end(code: number): Promise<never> {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeoutMs).unref()
  await endSqliteThreads()
  process.exit(code)
}
