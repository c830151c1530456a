import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { startTimedBackups } from '../flows/backup/timedBackups.ts'
import { importRetention } from '../flows/imports/expireImports.ts'
import { startPaperCleanUp } from '../flows/paper/startPaperCleanUp.ts'
import { startCleanUp } from '../flows/retention/startCleanUp.ts'
import { startVerificationMails } from '../flows/verificationRequests/startVerificationMails.ts'
import { startReminding } from '../nouns/reminders/startReminding.ts'
import { startMailSender } from '../operations/mail/mailSender.ts'
import { createMailTransport } from '../operations/mail/mailTransport.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { readModelOf } from '../readModel/live/readModel.ts'

/**
 * Starts everything a server does by itself, besides the imports and the security log, which commands without a
 * server have, too. All of it ends with `jobs.stop()`, before the database is closed.
 */
export function startJobs(payload: Payload, settings: Environment): void {
  const { jobs } = runtimeOf(payload)
  const mailSender = startMailSender(payload, {
    transport: createMailTransport(settings),
    from: settings.mailFrom,
    siteTitle: () => readModelOf(payload).settings().siteTitle,
  })
  jobs.add(mailSender)
  runtimeOf(payload).wakeMailSender = mailSender.wake
  const isAlone = settings.databaseUrl.startsWith('file:')
  const periodic = [
    settings.backups && startTimedBackups(payload, { ...settings.backups, isAlone }),
    startCleanUp(payload, settings.dataDir, importRetention),
    startReminding(payload),
    startVerificationMails(payload),
    startPaperCleanUp(payload),
  ]
  for (const job of periodic) if (job) void jobs.add(job).look()
}
