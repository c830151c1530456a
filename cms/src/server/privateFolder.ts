import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Cached map tiles and compiled code, which everybody may know and of which there are many. */
const ofNoInterest = new Set(['tiles', 'compiled'])

/** From now on this process makes nothing that other users of the machine can read. Windows has rights of its own. */
export function keepToOneself(): void {
  if (process.platform !== 'win32') process.umask(0o077)
}

/** The data folder and what lies in it is for its owner alone, also what an earlier version left open. */
export async function closeFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  try {
    await close(dataDir, true)
  } catch (error) {
    // The folder belongs to another account, as a volume may; files made in it from now on are private all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

async function close(folder: string, isTop = false): Promise<void> {
  const entries = await unlessGone(async () => {
    await chmod(folder, 0o700)
    return readdir(folder, { withFileTypes: true })
  })
  for (const entry of entries ?? []) {
    const place = path.join(folder, entry.name)
    if (entry.isFile()) await unlessGone(() => chmod(place, 0o600))
    else if (entry.isDirectory() && !(isTop && ofNoInterest.has(entry.name))) await close(place)
  }
}

/** A process that still ends, or a command beside the server, removes files of its own meanwhile. */
async function unlessGone<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
