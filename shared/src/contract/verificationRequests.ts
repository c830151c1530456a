import * as z from 'zod'
import { callOutcomes } from '../checked.ts'
import { verificationAnswers } from '../decisions.ts'
import { entrySchema } from '../entry.ts'
import { maxMarked } from '../entryTable.ts'
import { pageNames } from '../page.ts'
import { changeLimits } from '../rules/changeRules.ts'
import { entryCodes } from '../rules/entryRules.ts'
import { verificationStates } from '../verificationRequests.ts'
import { answer, type ContractCalls, input, param } from './call.ts'
import { entryInput } from './entryInput.ts'
import { websiteStateSchema } from './tables.ts'

const { secret } = input

const share = {
  /** Within the last twelve months. */
  checked: z.int(),
  total: z.int(),
}
const shareOf = z.object({ name: z.string(), ...share })

const askSchema = z.object({
  state: z.enum(verificationStates),
  /** On which the question can be answered, `YYYY-MM-DD`. */
  until: z.string(),
  /** With the mail's address; none if the link is only for objecting, or has expired. */
  entries: z.array(
    z.object({
      entry: entrySchema,
      answer: z.enum(verificationAnswers).nullable(),
      /** `YYYY-MM-DD` in the region, or null. */
      answeredOn: z.string().nullable(),
      /** For `changed` and `gone`: whether staff have decided about it. */
      decided: z.boolean(),
    }),
  ),
})

/** Unsuccessful calls since the last confirmation. */
const missed = z.int()

/** Secrets are in bodies, which are not logged. */
export const verificationRequestCalls = {
  'POST /api/verificationRequest': {
    summary: 'The entries behind a provider’s mailed link; opening it confirms nothing',
    who: 'public',
    limit: 'answer',
    body: z.object({ secret }),
    output: askSchema,
    errors: ['link_unknown'],
  },
  'POST /api/answerVerificationRequest': {
    summary:
      'Answer with a mailed link whether an entry is still right, changed or gone, or opt out: no more such mails to its address',
    who: 'public',
    limit: 'answer',
    body: z.object({ secret, optOut: z.literal(true) }).or(
      z.object({
        secret,
        entry: input.anyId,
        answer: z.enum(verificationAnswers),
        /** As the provider saw the entry; shows whether it has changed since. */
        updatedAt: input.readAt.nullish(),
        /** With `changed`: fields as they should be; only differences are kept. */
        proposal: entryInput.nullish(),
        /** With `changed`: the changes in words. */
        changeText: z.string().max(changeLimits.changeText).nullish(),
      }),
    ),
    output: answer.success,
    errors: ['link_unknown', 'link_ended', 'link_used', 'wish_missing', 'not_found', 'stale', ...entryCodes],
  },
  'POST /api/removeOptOut': {
    summary: 'Remove the opt-out of an entry’s address at the provider’s request',
    who: 'admin',
    body: z.object({ entry: input.anyId }),
    output: answer.undoable,
    errors: ['not_found'],
  },
  'GET /api/verificationFigures': {
    summary: 'How many entries are verified, results of the mails of the last twelve months, and opt-outs',
    who: 'staff',
    output: z.object({
      /** Of public entries: in total, by category, by town. */
      checked: z.object({ all: z.object(share), categories: z.array(shareOf), towns: z.array(shareOf) }),
      /** Addresses that get no verification mails, newest first; null for Editors. */
      optOuts: z
        .object({
          rows: z.array(
            z.object({
              email: z.string(),
              /** ISO 8601. */
              at: z.string(),
              entries: z.array(answer.namedEntry),
            }),
          ),
          /** Objections from addresses in no public entry. */
          unlisted: z.number(),
        })
        .nullable(),
      /** Whether providers are asked at all. */
      on: z.boolean(),
      /** With blanks still to fill in, which prevent asking although it is on. */
      inTheWay: z.array(
        z.object({
          name: z.enum(pageNames),
          /** The blank as the page shows it; `""` if the page is empty. */
          left: z.string(),
        }),
      ),
      /** Addresses that were written to. */
      asked: z.number(),
      /** Entries asked about, by answer. */
      right: z.number(),
      changed: z.number(),
      gone: z.number(),
      /** Can still be answered. */
      waiting: z.number(),
      unanswered: z.number(),
      /** Addresses that ever objected. */
      objected: z.number(),
    }),
  },
  'POST /api/verifyEntries': {
    summary:
      'Mark entries as verified today; those already verified today or missing are skipped and counted',
    who: 'staff',
    body: z.object({ entries: z.array(input.id).min(1).max(maxMarked) }),
    output: answer.undoableActs.extend({
      /** Checked earlier today. */
      already: z.int(),
      missing: z.int(),
    }),
    errors: ['not_found'],
  },
  'GET /api/calls': {
    summary:
      'Public entries whose providers should be called, longest waiting first; providers not reached come last for a week; 20 a page',
    who: 'staff',
    query: z.object({
      category: param.text,
      town: param.text,
      mail: param.text,
      /** From 1; a too large one returns the last page. */
      page: param.text,
    }),
    output: z.object({
      rows: z.array(
        z.object({
          entry: entrySchema,
          missed,
          /** Day of the last unsuccessful call, or null. */
          missedOn: z.string().nullable(),
          /** Within the last week. */
          isResting: z.boolean(),
          websiteState: websiteStateSchema.nullable(),
        }),
      ),
      /** Due now, as on the hub. */
      total: z.int(),
      /** On all pages, with those called in vain a few days ago, who are not counted as due. */
      listed: z.int(),
      /** Otherwise all are called. */
      isAsking: z.boolean(),
      page: z.int(),
      pages: z.int(),
      /** Of all to be called, in German order. */
      towns: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  },
  'POST /api/recordCall': {
    summary:
      'Record a call’s result: all is right, not reached, or the provider no longer exists (its entry goes to the trash)',
    who: 'staff',
    body: z.object({
      entry: input.id,
      outcome: z.enum(callOutcomes),
      /** As `input.readAt`. */
      seen: z.object({ updatedAt: z.string().max(40), checkedAt: z.string().max(10).nullable(), missed }),
    }),
    output: answer.undoable,
    errors: ['not_found', 'stale'],
  },
} as const satisfies ContractCalls
