import type { Payload } from 'payload'
import { type Job, startJob } from '../../operations/jobs/startJob.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'

const everyMs = 10 * 60_000

/** Deletes outdated PDFs regularly. Without a lease, because each server stores its own. */
export const startPaperCleanUp = (payload: Payload): Job =>
  startJob(payload, () => runtimeOf(payload).paper.deleteOutdated(), {
    everyMs,
    failure: 'Booklets that are over could not be taken away',
  })
