import * as z from 'zod'
import { changeLimits } from '../changeRules.ts'
import { entrySchema } from '../entry.ts'
import { entryInput } from '../entryInput.ts'
import { entryCodes } from '../entryRules.ts'
import { pageNames } from '../page.ts'
import { maxLinkSecretLength, verificationAnswers, verificationStates } from '../verificationRequests.ts'
import { type Calls, message, success, undoable } from './call.ts'

/** What stands in the link of a mail; it proves who answers. */
const secret = z.string().max(maxLinkSecretLength)

const askSchema = z.object({
  state: z.enum(verificationStates),
  /** The last day on which it can be answered, `YYYY-MM-DD`. */
  until: z.string(),
  /** Those of the mail's address that are public; none where the link only objects, or has ended. */
  entries: z.array(
    z.object({
      entry: entrySchema,
      answer: z.enum(verificationAnswers).nullable(),
      /** `YYYY-MM-DD` in the region, or null. */
      answeredOn: z.string().nullable(),
      /** Of `changed` and `gone`: staff have decided about it. */
      decided: z.boolean(),
    }),
  ),
})

/** Providers say by themselves whether all still holds. Secrets travel in bodies, which no log knows. */
export const verificationRequestCalls = {
  'POST /api/ask': {
    summary: 'What the link of a mail to a provider opens; opening it confirms nothing',
    who: 'public',
    limit: 'answer',
    body: z.object({ secret }),
    output: askSchema,
    errors: ['link_unknown'],
  },
  'POST /api/answerAsk': {
    summary: 'Answer by the link of a mail whether an entry still holds: right, changed or gone',
    who: 'public',
    limit: 'answer',
    body: z.object({
      secret,
      /** Uuid of one of the link's entries. */
      entry: z.string().max(100),
      answer: z.enum(verificationAnswers),
      /** Timestamp of the entry as the provider saw it when answering; shows whether the entry has changed since. */
      updatedAt: z.string().max(40).nullish(),
      /** With `changed`: entry fields as they should be; only what differs is kept. */
      proposal: entryInput.nullish(),
      /** With `changed`: the same in words. */
      changeText: z.string().max(changeLimits.changeText).nullish(),
    }),
    output: success,
    errors: ['link_unknown', 'link_ended', 'link_used', 'wish_missing', 'not_found', 'stale', ...entryCodes],
  },
  'POST /api/objectToAsks': {
    summary: 'Never write to the address of this link again to ask whether all still holds',
    who: 'public',
    limit: 'answer',
    body: z.object({ secret }),
    output: success,
    errors: ['link_unknown'],
  },
  'GET /api/objections': {
    summary:
      'Addresses of public entries that do not want to be asked, with the day they said so; latest first',
    who: 'admin',
    output: z.object({
      rows: z.array(
        z.object({
          email: z.string(),
          /** ISO 8601 */
          at: z.string(),
          entries: z.array(z.object({ uuid: z.string(), name: z.string() })),
        }),
      ),
      /** Objections of addresses that stand in no public entry. */
      unlisted: z.number(),
    }),
  },
  'POST /api/liftObjection': {
    summary: 'Let the address of an entry be asked again, whose provider wants that',
    who: 'admin',
    body: z.object({
      /** Uuid. */
      entry: z.string().max(100),
    }),
    output: message.extend(undoable.shape),
    errors: ['not_found'],
  },
  'GET /api/askFigures': {
    summary: 'What came of the mails of the last twelve months that asked providers',
    who: 'staff',
    output: z.object({
      /** Whether providers are asked at all. */
      on: z.boolean(),
      /** Pages that keep them from being asked although that is on, since something is still to be filled in. */
      inTheWay: z.array(
        z.object({
          name: z.enum(pageNames),
          /** As it stands there; `""` where the page is empty. */
          left: z.string(),
        }),
      ),
      /** Addresses that were written to. */
      asked: z.number(),
      /** Entries that these were asked about, by what was answered. */
      right: z.number(),
      changed: z.number(),
      gone: z.number(),
      /** There is time yet. */
      waiting: z.number(),
      unanswered: z.number(),
      /** Addresses that do not want to be asked, ever since. */
      objected: z.number(),
    }),
  },
} as const satisfies Calls
