import { chmod, mkdir } from 'node:fs/promises'

/** Windows has its own permissions. */
export function makeNewFilesPrivate() {
  if (process.platform !== 'win32') process.umask(0o077)
}

/** Restricts the folder, and so its content, to its owner. */
export async function restrictFolder(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  await chmod(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    // Another account's folder, as a volume's may be; files created in it are still private.
    if (error.code !== 'EPERM') throw error
  })
}
