import * as z from 'zod'
import { erasureChoices } from '../erasure.ts'
import { unsentStates } from '../failedMails.ts'
import { type ContractCalls, localeTexts, successSchema } from './call.ts'

const searchValue = z.string().max(200).default('')
/** Known data of the person to be erased; at least one field is filled, the others are empty. */
const personSchema = z.object({
  name: searchValue,
  email: searchValue,
  phone: searchValue,
  /** Username of an account whose actions are in the log. */
  username: searchValue,
})
export type Person = z.infer<typeof personSchema>

/** A place with the person's data for which staff choose what happens to it. */
const decisionSchema = z.object({
  /** Name of the place in the submitted choices. */
  key: z.string(),
  /** The collection, or the settings. */
  of: z.string(),
  label: z.string(),
  /** State of an entry: pending or published. */
  state: z.string(),
  isTrashed: z.boolean(),
  fields: z.array(z.string()),
  choices: z.array(z.enum(erasureChoices)).readonly(),
  proposed: z.enum(erasureChoices),
})
export type ErasureDecision = z.infer<typeof decisionSchema>

const placesSchema = z.object({
  decisions: z.array(decisionSchema),
  /** Number of places erased without asking, by collection. */
  others: z.record(z.string(), z.number()),
  /** Number of places that contain only the surname, which may be another person's; they are not changed. */
  namesakes: z.record(z.string(), z.number()).optional(),
  /** Backups, which no erasure reaches: each still holds the data of its time. */
  backups: z.array(z.object({ path: z.string(), madeAt: z.string() })),
})
export type PersonFound = z.infer<typeof placesSchema>

const foundSchema = placesSchema.extend({
  /** Names of the places above, in each language. */
  labels: z.record(z.string(), z.object(localeTexts)),
})

/** A place that should have been erased but could not; `key` of its decision, if it has one. */
const refusalSchema = z.object({ of: z.string(), key: z.string(), reason: z.string() })

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
      /** Number of places at which something was erased. */
      count: z.number(),
      refused: z.array(refusalSchema),
      /** Data still there, by choice or because it was refused. */
      left: foundSchema,
      /** Whether the bytes in the database file are overwritten; null if only the database could tell. */
      overwritten: z.boolean().nullable(),
    }),
  },
} as const satisfies ContractCalls
