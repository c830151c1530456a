import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { currentIso, steadyTime } from '../../clock.ts'

/** Tells if a server can store data at the moment. */
export interface Readiness {
  ready(): Promise<boolean>
  /** Makes the server "not ready" because it is stopping. */
  stop(): void
}

/** Milliseconds between two test writes, however frequent the health requests are. */
const everyMs = 10_000

/** Tests by writing into database and folder, because a server that can only read goes on answering for a long time. */
export function createReadiness(
  payload: Payload,
  dataDir: string,
  now: () => number = steadyTime,
): Readiness {
  const me = randomUUID()
  let stopped = false
  let triedAt = Number.NEGATIVE_INFINITY
  let last: Promise<boolean> = Promise.resolve(false)

  async function canWrite(): Promise<boolean> {
    // Other servers may use the same folder.
    const probe = path.join(dataDir, `ready-${me}.probe`)
    try {
      await payload.kv.set('ready', { at: currentIso() })
      await writeFile(probe, 'ready', { mode: 0o600, flush: true })
      await rm(probe)
      return true
    } catch (err) {
      payload.logger.error({ err, msg: 'Nothing can be saved' })
      return false
    }
  }

  return {
    async ready() {
      if (stopped) return false
      if (now() - triedAt >= everyMs) {
        triedAt = now()
        last = canWrite()
      }
      return (await last) && !stopped
    },
    stop() {
      stopped = true
    },
  }
}
