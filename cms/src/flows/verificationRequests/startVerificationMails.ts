import type { Payload } from 'payload'
import { type Job, startJob } from '../../operations/jobs/startJob.ts'
import { sendDueMails } from './sendDueMails.ts'

const everyMs = 10 * 60 * 1000

/** Sends due verification mails regularly, from one server at a time. */
export function startVerificationMails(payload: Payload): Job {
  return startJob(payload, () => sendDueMails(payload), {
    lease: 'ask',
    everyMs,
    failure: 'Providers could not be asked whether all still holds',
  })
}
