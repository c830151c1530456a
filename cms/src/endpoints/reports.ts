import type { Payload } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { countWaiting } from '#collections/Mails/remind.ts'
import { listReports, submitReport } from '#collections/Reports/listReports.ts'
import { lastBackup } from '#features/backup/createBackups.ts'
import { countWithoutTopic } from '#features/categories/categoryOverview.ts'
import { countDuplicates } from '#features/duplicates/duplicates.ts'
import { findRowsReady } from '#features/imports/readImports.ts'
import { countCalls } from '#features/verification/listCalls.ts'
import { unfinishedPages } from '#globals/SiteSettings/verificationSettings.ts'
import { countAll } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { websiteStates } from '#lib/websites/websiteChecks.ts'
import { say } from '#lib/words/translate.ts'
import { mailsAreHeld } from '#mail/heldMails.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { reportsCalls, SetupTask } from '#shared/contract/reports'
import type { Implementations } from './handler.ts'

const reportArrived = say('done.report_received')

export const reportHandlers: Implementations<keyof typeof reportsCalls> = {
  'POST /api/addReport': async ({ payload, body }) => {
    const { entry, topics, text, sender, email } = body
    const report = { topics: topics ?? [], text: text ?? '', sender: sender ?? '', email: email ?? '' }
    if (!body.homepage2) await submitReport(payload, entry, report)
    return { success: true, message: reportArrived }
  },
  'GET /api/reports': ({ payload, user }) => listReports(payload, user),
  'GET /api/waiting': async ({ payload, user }) => {
    const [requests, calls, websites, duplicates, rows, admins] = await Promise.all([
      countWaiting(payload, { user, overrideAccess: false }),
      countCalls(payload),
      websiteStates(payload),
      countDuplicates(payload),
      findRowsReady(payload),
      user.role === 'Admin' ? waitingForAdmins(payload) : {},
    ])
    const model = publicDataOf(payload)
    return {
      ...requests,
      calls,
      websites: model.allEntries().filter(({ website }) => websites.has(website)).length,
      linkWebsites: model.links().filter(({ url }) => websites.has(url)).length,
      duplicates,
      ...rows,
      ...admins,
    }
  },
}

async function waitingForAdmins(payload: Payload) {
  const [mails, mailsOnHold, withoutTopic, pages, last] = await Promise.all([
    countAll(payload, 'mails', { where: { sentAt: { exists: false }, attempts: { greater_than: 0 } } }),
    mailsAreHeld(payload),
    countWithoutTopic(payload),
    unfinishedPages(payload),
    lastBackup(payload),
  ])
  const isMissing = {
    accessibility: publicDataOf(payload).settings().accessibility === null,
    mailServer: payload.config.custom?.sendsMail !== true,
    publicUrl: runtimeOf(payload).publicUrl === null,
    backup: last === null || currentTime() - Date.parse(last) > backupAge,
  }
  const tasks = Object.entries(isMissing).flatMap(([task, missing]) => (missing ? [task as SetupTask] : []))
  const setup = [...pages.map(({ name }) => name), ...tasks]
  return { mails, mailsOnHold, withoutTopic, setup, lastBackup: last }
}

/** Milliseconds; an older last backup is too old. */
const backupAge = 14 * dayMs
