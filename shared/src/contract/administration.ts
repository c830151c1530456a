import * as z from 'zod'
import { erasureChoices } from '../erasure.ts'
import { unsentStates } from '../failedMails.ts'
import { type ContractCalls, successSchema } from './call.ts'

const searchValue = z.string().max(200).default('')
const personSchema = z.object({
  name: searchValue,
  email: searchValue,
  phone: searchValue,
  username: searchValue,
})

const foundSchema = z.object({
  decisions: z.array(
    z.object({
      key: z.string(),
      /** The collection, or the settings. */
      of: z.string(),
      label: z.string(),
      state: z.string(),
      isTrashed: z.boolean(),
      fields: z.array(z.string()),
      choices: z.array(z.enum(erasureChoices)),
      proposed: z.enum(erasureChoices),
    }),
  ),
  others: z.record(z.string(), z.number()),
  /** Places that contain only the surname; they are not changed. */
  namesakes: z.record(z.string(), z.number()).optional(),
  backups: z.array(z.object({ path: z.string(), madeAt: z.string() })),
  /** Names of the places above, in both languages. */
  labels: z.record(z.string(), z.object({ de: z.string(), en: z.string() })),
})

/** What only Admins see to: mails that have not gone out, and persons who want to be forgotten. */
export const administrationCalls = {
  'GET /api/unsentMails': {
    summary: 'Unsent mails, newest first, and whether the outbox is on hold; without texts and secrets',
    who: 'admin',
    output: z.object({
      /** The copy was restored from a backup and sends nothing until an Admin says so. */
      isOnHold: z.boolean(),
      mails: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          state: z.enum(unsentStates),
          createdAt: z.string(),
          attempts: z.number(),
          /** When the server tries by itself; null for what is held. */
          nextAttemptAt: z.string().nullable(),
          /** What the mail server has answered, or why it is held; empty where it only waits. */
          reason: z.string(),
        }),
      ),
      /** Of all that have not gone out. */
      total: z.number(),
    }),
  },
  'POST /api/sendMails': {
    summary:
      'Retry a mail that failed, is waiting or is held back; `id` null: allow a restored copy to send its mails',
    who: 'admin',
    body: z.object({ id: z.string().max(100).nullable() }),
    output: successSchema,
    errors: ['mail_gone'],
  },
  'POST /api/findPerson': {
    summary: 'Find the places that name a person; erases nothing',
    who: 'admin',
    body: personSchema,
    output: foundSchema,
  },
  'POST /api/erasePerson': {
    summary: 'Erase a person as chosen; `confirm` repeats the first search value given',
    who: 'admin',
    body: personSchema.extend({
      choices: z.record(z.string().max(200), z.enum(erasureChoices)).default({}),
      confirm: searchValue,
    }),
    output: z.object({
      count: z.number(),
      refused: z.array(z.object({ of: z.string(), key: z.string(), reason: z.string() })),
      left: foundSchema,
      overwritten: z.boolean().nullable(),
    }),
  },
} as const satisfies ContractCalls
