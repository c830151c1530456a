import type { Payload } from 'payload'
import { type Job, startJob } from '../../operations/jobs/startJob.ts'
import { remindDaily } from './remind.ts'

const everyMs = 10 * 60 * 1000

/** Reminds accounts of waiting requests once a day, from one server at a time. */
export function startReminding(payload: Payload): Job {
  return startJob(payload, () => remindDaily(payload), {
    lease: 'remind',
    everyMs,
    failure: 'Nobody could be reminded of what waits',
  })
}
