import * as z from 'zod'
import { erasureChoices } from '../erasure.ts'
import { answer, type ContractCalls, input, localeTexts } from './call.ts'

const searchValue = z.string().max(200).default('')
/** At least one field is filled, the others are empty. */
const personSchema = z.object({
  name: searchValue,
  email: searchValue,
  phone: searchValue,
  /** Its actions are in the log. */
  username: searchValue,
})
export type Person = z.infer<typeof personSchema>

/** Staff choose what happens to it. */
const decisionSchema = z.object({
  /** In the submitted choices. */
  key: z.string(),
  /** The collection, or the settings. */
  of: z.string(),
  label: z.string(),
  /** Of an entry: pending or published. */
  state: z.string(),
  isTrashed: z.boolean(),
  fields: z.array(z.string()),
  choices: z.array(z.enum(erasureChoices)).readonly(),
  proposed: z.enum(erasureChoices),
})
export type ErasureDecision = z.infer<typeof decisionSchema>

const placesSchema = z.object({
  decisions: z.array(decisionSchema),
  /** Erased without asking, by collection. */
  others: z.record(z.string(), z.number()),
  /** Places with the surname only, which may be another person's; not changed. */
  namesakes: z.record(z.string(), z.number()).optional(),
  /** No erasure reaches them: each holds the data of its time. */
  backups: z.array(z.object({ path: z.string(), madeAt: z.string() })),
})
export type PersonFound = z.infer<typeof placesSchema>

const foundSchema = placesSchema.extend({
  /** Names of the places above, in each language. */
  labels: z.record(z.string(), z.object(localeTexts)),
})

/** `key` of its decision, if it has one. */
const refusalSchema = z.object({ of: z.string(), key: z.string(), reason: z.string() })

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
          /** Tried in vain, not tried yet, or held back for good. */
          state: z.enum(['failed', 'waiting', 'held']),
          createdAt: z.string(),
          attempts: z.number(),
          /** When the server tries again by itself; null for held mails. */
          nextAttemptAt: z.string().nullable(),
          /** Answer of the mail server, or why it is held; empty where it only waits. */
          reason: z.string(),
        }),
      ),
      /** All that have not gone out. */
      total: z.number(),
    }),
  },
  'POST /api/sendMails': {
    summary:
      'Retry a mail that failed, is waiting or is held back; `id` null: allow a restored copy to send its mails',
    who: 'admin',
    body: z.object({ id: input.anyId.nullable() }),
    output: answer.success,
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
      /** Places at which something was erased. */
      count: z.number(),
      refused: z.array(refusalSchema),
      /** By choice or because it was refused. */
      left: foundSchema,
      /** Whether the bytes in the database file are overwritten; null if only the database could tell. */
      overwritten: z.boolean().nullable(),
    }),
  },
} as const satisfies ContractCalls
