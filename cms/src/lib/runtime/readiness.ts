import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { currentIso, steadyTime } from '#clock.ts'
import { isAway } from '#database/databaseUnavailable.ts'
import type { NotReady } from '../errors/apiError.ts'
import { isDiskFull } from '../errors/storageFailure.ts'

/** Between two test writes, however frequent the health requests are. */
const everyMs = 10_000

/** With fewer bytes free, a write fails because the disk is full, whatever it says. */
const minFreeBytes = 1_000_000

/** Writes, because a server that can only read goes on answering for a long time. */
export function createReadiness(payload: Payload, dataDir: string, now: () => number = steadyTime) {
  const me = randomUUID()
  let stopped = false
  let triedAt = Number.NEGATIVE_INFINITY
  let last: Promise<NotReady | null> = Promise.resolve('unavailable')

  async function tryWriting(): Promise<NotReady | null> {
    // Other servers may use the same folder.
    const probe = path.join(dataDir, `ready-${me}.probe`)
    try {
      await payload.kv.set('ready', { at: currentIso() })
      await writeFile(probe, 'ready', { mode: 0o600, flush: true })
      await rm(probe)
      return null
    } catch (err) {
      payload.logger.error({ err, msg: 'Nothing can be saved' })
      if (isAway(err)) return 'unavailable'
      return isDiskFull(err) || (await hasNoRoom()) ? 'disk_full' : 'not_writable'
    }
  }

  const hasNoRoom = () =>
    statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize < minFreeBytes,
      () => false,
    )

  return {
    /** Null if the server can store data. */
    async problem() {
      if (stopped) return 'stopping'
      if (now() - triedAt >= everyMs) {
        triedAt = now()
        last = tryWriting()
      }
      const problem = await last
      return stopped ? 'stopping' : problem
    },
    stop() {
      stopped = true
    },
  }
}
