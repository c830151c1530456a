import { endSqliteThreads } from '../database/sqliteThread.ts'

/** Statements take milliseconds; the end of the process does not wait for a disk that hangs. */
const timeoutMs = 10_000

let ending: Promise<never> | undefined

/**
 * Instead of `process.exit`, which stops threads wherever they are: SQLite's driver then takes the whole process down,
 * with a signal and words of its own instead of the code. The first code counts.
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
