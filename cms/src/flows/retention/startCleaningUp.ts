import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { ifFree, leasesOf } from '../../database/leases.ts'
import { type Looking, runPeriodically } from '../../operations/runtime/runPeriodically.ts'
import { cleanUp, maxPerRun, type OldImports } from './cleanUp.ts'

const everyMs = 60 * 60 * 1000

/**
 * Once after a start and then once a day, of several servers one at a time; again at the next look where there was more
 * than goes in one run.
 */
export function startCleaningUp(payload: Payload, dataDir: string, imports: OldImports): Looking {
  let doneAt: number | null = null

  async function cleanUpIfDue(): Promise<void> {
    // A clock that was put back must not keep it from tidying.
    if (doneAt !== null && Math.abs(currentTime() - doneAt) < dayMs) return
    const began = currentTime()
    const tidied = await ifFree(leasesOf(payload), 'tidy', () => cleanUp(payload, dataDir, imports))
    if (!tidied) return
    const gone = Object.entries(tidied).filter(([, count]) => count > 0)
    doneAt = gone.some(([, count]) => count >= maxPerRun) ? null : began
    if (gone.length > 0) payload.logger.info({ counts: Object.fromEntries(gone), msg: 'Tidied' })
  }

  return runPeriodically(payload, cleanUpIfDue, { everyMs, failure: 'What is over could not be tidied away' })
}
