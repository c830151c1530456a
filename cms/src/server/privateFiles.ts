import { chmod, mkdir } from 'node:fs/promises'

/** Makes new files of this process unreadable for other users of the machine. Windows has its own permissions. */
export function makeNewFilesPrivate(): void {
  if (process.platform !== 'win32') process.umask(0o077)
}

/** Restricts the data folder, and so what is in it, to its owner. */
export async function restrictFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  await chmod(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    // The folder belongs to another account, as a volume's may; files created in it are still private.
    if (error.code !== 'EPERM') throw error
  })
}
