import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folders with cached map tiles and compiled code, which hold nothing private and many files. */
const skippedFolders = new Set(['tiles', 'compiled'])

/** Makes new files of this process unreadable for other users of the machine. Windows has its own permissions. */
export function makeNewFilesPrivate(): void {
  if (process.platform !== 'win32') process.umask(0o077)
}

/** Restricts the data folder and what is in it to its owner, including files that an earlier version left open. */
export async function restrictFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  try {
    await restrict(dataDir, true)
  } catch (error) {
    // The folder belongs to another account, as a volume's may; files created in it from now on are still private.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

async function restrict(folder: string, isTop = false): Promise<void> {
  const entries = await unlessGone(async () => {
    await chmod(folder, 0o700)
    return readdir(folder, { withFileTypes: true })
  })
  for (const entry of entries ?? []) {
    const location = path.join(folder, entry.name)
    if (entry.isFile()) await unlessGone(() => chmod(location, 0o600))
    else if (entry.isDirectory() && !(isTop && skippedFolders.has(entry.name))) await restrict(location)
  }
}

/** Ignores files that vanish meanwhile: a process that is ending, or a command, removes its own files. */
async function unlessGone<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
