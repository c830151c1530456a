import * as z from 'zod'
import { entrySchema } from '../entry.ts'
import { reportCodes, reportLimits, reportTopics } from '../rules/reportRules.ts'
import { boundedText } from '../textInput.ts'
import { answer, type ContractCalls, input } from './call.ts'
import { noteFields } from './requestNotes.ts'
import { honeypotSchema } from './requests.ts'

/** What an administrator sets up once, and a backup every two weeks. */
const setupTasks = ['imprint', 'privacy', 'accessibility', 'mailServer', 'publicUrl', 'backup'] as const
export type SetupTask = (typeof setupTasks)[number]

const topics = z.array(z.enum(reportTopics))

const reportedSchema = z.object({
  ...noteFields,
  uuid: z.string(),
  entry: entrySchema,
  /** Whether the entry was changed since the last report. */
  changedSince: z.boolean(),
  /** Those that say the same are one, with the ids of all; the oldest first. */
  reports: z.array(
    z.object({
      ids: z.array(z.string()),
      /** When it was first said. */
      timestamp: z.string(),
      topics,
      text: z.string(),
      sender: z.string(),
      email: z.string(),
    }),
  ),
})

export const reportsCalls = {
  'POST /api/addReport': {
    summary: 'Report an error in a public entry; needs neither account nor token',
    who: 'public',
    limit: 'report',
    body: z.object({
      entry: input.anyId,
      topics: topics.max(reportTopics.length).nullish(),
      text: boundedText(reportLimits.text).nullish(),
      sender: boundedText(reportLimits.sender).nullish(),
      /** Where they hear what became of it. */
      email: boundedText(reportLimits.email).nullish(),
      ...honeypotSchema.shape,
    }),
    output: answer.success,
    errors: [...reportCodes, 'not_found'],
  },
  'GET /api/reports': {
    summary:
      'Entries with error reports of readers, each with its reports; answered questions first, then oldest first',
    who: 'staff',
    output: z.array(reportedSchema),
  },
  'GET /api/waiting': {
    summary: 'Number of waiting items of each kind',
    who: 'staff',
    output: z.object({
      entries: z.number(),
      changes: z.number(),
      reports: z.number(),
      /** Providers whose call is due today. */
      calls: z.number(),
      /** Providers whose website does not answer or has moved. */
      websites: z.number(),
      /** The same of links. */
      linkWebsites: z.number(),
      /** As last counted. */
      duplicates: z.number(),
      /** Mails that could not be sent yet; for Admins only. */
      mails: z.number().optional(),
      /** The outbox of a restored copy is on hold; for Admins only. */
      mailsOnHold: z.boolean().optional(),
      /** Rows of spreadsheets that are checked and wait to be imported. */
      importRows: z.number(),
      /** The import that waits longest; `null` where none does. */
      waitingImport: z.string().nullable(),
      /** For Admins only: categories in no topic, and what is still to be set up. */
      withoutTopic: z.number().optional(),
      setup: z.array(z.enum(setupTasks)).optional(),
      /** `null` if there was no backup. For Admins only. */
      lastBackup: z.string().nullable().optional(),
    }),
  },
} as const satisfies ContractCalls
