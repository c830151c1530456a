import type { Payload } from 'payload'
import { locateEntries } from '#collections/Entries/locateEntries.ts'
import { remindDaily } from '#collections/Mails/remind.ts'
import type { Environment } from '#environment.ts'
import { startTimedBackups } from '#features/backup/timedBackups.ts'
import { startCleanUp } from '#features/erasure/cleanUp.ts'
import { importRetention } from '#features/imports/expireImports.ts'
import { sendDueMails } from '#features/verification/sendVerificationMail.ts'
import { checkWebsites } from '#features/websites/checkWebsites.ts'
import { startJob } from '#jobs/startJob.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { startMailSender } from '#mail/mailSender.ts'
import { createMailTransport } from '#mail/mailTransport.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'

const everyMs = 10 * 60_000

/** Besides imports and security log, which commands without a server have, too. All ends before the database closes. */
export function startJobs(payload: Payload, settings: Environment) {
  const { jobs } = runtimeOf(payload)
  const mailSender = startMailSender(payload, {
    send: createMailTransport(settings),
    from: settings.mailFrom,
    siteTitle: () => publicDataOf(payload).settings().siteTitle,
  })
  runtimeOf(payload).wakeMailSender = mailSender.wake
  const locating = startJob(payload, (signal) => locateEntries(payload, signal), {
    lease: 'locate',
    everyMs: 60_000,
    failure: 'Addresses could not be looked up',
  })
  runtimeOf(payload).locating = locating
  const periodic = [
    mailSender,
    locating,
    settings.backups && startTimedBackups(payload, settings.backups),
    startCleanUp(payload, settings.dataDir, importRetention),
    startJob(payload, () => remindDaily(payload), {
      lease: 'remind',
      everyMs,
      failure: 'Reminders of waiting requests could not be sent',
    }),
    startJob(payload, () => sendDueMails(payload), {
      lease: 'ask',
      everyMs,
      failure: 'Verification requests could not be sent',
    }),
    startJob(payload, (signal) => checkWebsites(payload, signal, settings), {
      lease: 'websites',
      everyMs: 60_000,
      failure: 'Websites could not be checked',
    }),
    // Without a lease: each server stores its own booklets.
    startJob(payload, () => runtimeOf(payload).paper.deleteOutdated(), {
      everyMs,
      failure: 'Outdated booklets could not be deleted',
    }),
  ]
  for (const job of periodic) {
    if (!job) continue
    jobs.push(job)
    void job.look()
  }
}
