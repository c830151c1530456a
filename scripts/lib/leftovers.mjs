import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

/**
 * If there is much of both kinds of room, or else the usual temp folder: each write of a database waits milliseconds
 * until it is on the disk.
 */
export function tempInMemory() {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= 2e9 && freemem() >= 4e9 ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** For this process and those started from now on, removed at the end. `left` lists what is still in it. */
export function ownTempFolder(base = tmpdir()) {
  const folder = mkdtempSync(path.join(base, 'directory-run-'))
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // From Node 22 on, Vite and other tools leave compiled code in the temp folder for later runs.
  process.env.NODE_DISABLE_COMPILE_CACHE = '1'
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { left: () => readdirSync(folder) }
}
