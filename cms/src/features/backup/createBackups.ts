import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { currentIso } from '#clock.ts'
import { BackupError, type BackupSummary } from './format.ts'
import { writeBackup } from './writeBackup.ts'

const lastKey = 'last-backup'

/** When any server of this database made one; null if never. */
export const lastBackup = async (payload: Payload) =>
  (await payload.kv.get<{ at: string }>(lastKey))?.at ?? null

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    backups: ReturnType<typeof createBackups>
  }
}

/** One at a time, because each reads everything. */
export function createBackups(payload: Payload, dataDir: string) {
  // Beside the data, because the system's folder for temporary files may be in memory.
  const downloads = path.join(dataDir, 'downloads')
  let running: Promise<BackupSummary> | null = null

  /** @throws BackupError if another one is being made, or it cannot be written */
  async function make(target: string) {
    if (running) throw new BackupError('A backup is being made just now. Please wait until it is there.')
    running = writeBackup(payload, target)
    try {
      const made = await running
      await payload.kv
        .set(lastKey, { at: currentIso() })
        .catch((err) => payload.logger.warn({ err, msg: 'It could not be noted when the backup was made' }))
      return made
    } finally {
      running = null
    }
  }

  return {
    make,
    /** The caller deletes it after sending. */
    async makeForDownload() {
      await mkdir(downloads, { recursive: true, mode: 0o700 })
      return make(path.join(downloads, `${randomUUID()}.backup`))
    },
    deleteUnsent: () => rm(downloads, { recursive: true, force: true }),
    async stop() {
      await running?.catch(() => {})
    },
  }
}
