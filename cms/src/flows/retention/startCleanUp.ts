import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { type Job, startJob } from '../../operations/jobs/startJob.ts'
import { cleanUp, type ImportRetention, maxPerRun } from './cleanUp.ts'

const everyMs = 60 * 60 * 1000

/**
 * Cleans up after a start and then once a day, on one server at a time; again at the next check if there was more than
 * fits into one run.
 */
export function startCleanUp(payload: Payload, dataDir: string, imports: ImportRetention): Job {
  let doneAt: number | null = null

  async function cleanUpIfDue(): Promise<void> {
    // A clock that was put back must not prevent it.
    if (doneAt !== null && Math.abs(currentTime() - doneAt) < dayMs) return
    const began = currentTime()
    const deleted = await cleanUp(payload, dataDir, imports)
    const gone = Object.entries(deleted).filter(([, count]) => count > 0)
    doneAt = gone.some(([, count]) => count >= maxPerRun) ? null : began
    if (gone.length > 0)
      payload.logger.info({ counts: Object.fromEntries(gone), msg: 'Outdated data deleted' })
  }

  return startJob(payload, cleanUpIfDue, {
    everyMs,
    lease: 'tidy',
    failure: 'Outdated data could not be deleted',
  })
}
