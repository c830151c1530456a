import * as z from 'zod'
import { closingOutcomes, maxDecisions, maxReports, reportOutcomes } from '../decisions.ts'
import { entrySchema } from '../entry.ts'
import { recordOf } from '../ownValue.ts'
import { proposalKeys } from '../proposal.ts'
import { changeCodes, changeLimits } from '../rules/changeRules.ts'
import { entryCodes } from '../rules/entryRules.ts'
import { textInput } from '../textInput.ts'
import { answer, type ContractCalls, firstValue, input, param } from './call.ts'
import { relatedEntriesSchema } from './editing.ts'
import { entryInput, entryInputSchema } from './entryInput.ts'
import { mailPreviewSchema, mailTextSchema, reasonSchema } from './mailPreview.ts'
import { noteFields, requestSchema } from './requestNotes.ts'

const proposalSchema = entrySchema.pick(recordOf(proposalKeys, () => true as const)).partial()

/** Hidden: only robots fill it in. Their answer looks like success, so that they learn nothing; nothing is stored. */
export const honeypotSchema = z.object({ homepage2: z.string().max(1000).nullish() })

const reason = z.preprocess(firstValue, reasonSchema)
const closing = z.object({ id: param.text, action: param.text, reason })

/** Id by which `undo` undoes it. */
const decisionId = z.string()

const closingFields = {
  /** A word to the senders. */
  reason: reasonSchema.nullish(),
  mailText: mailTextSchema,
}

/** Looks the same as a pending entry. */
const similarEntrySchema = z.object({
  uuid: z.string(),
  name: z.string(),
  category: z.string(),
  street: z.string(),
  plz: z.string(),
  /** Same name, postcode, street and category: accepting replaces it. */
  identical: z.boolean(),
  /** Mail address; null unless the entry belongs to another submitter. */
  otherSubmitter: z.string().nullable(),
  /** For comparing side by side. */
  entry: entrySchema,
})

const changeRequestSchema = z.object({
  ...noteFields,
  uuid: z.string(),
  timestamp: z.string(),
  name: z.string(),
  email: z.string(),
  token: z.string(),
  changeText: z.string(),
  /** `provider`: proven by the link of a mail to the entry; `token` is empty. */
  origin: z.enum(['token', 'provider']),
  /** Accepting moves the entry to the trash. */
  gone: z.boolean(),
  tokenValid: z.boolean(),
  /** The entry that its sender has proved to speak for. */
  entryUuid: z.string().nullable(),
  /** Its `updatedAt` guards `acceptPendingChange`. */
  entry: entrySchema.nullable(),
  /** `pending`: the entry itself still waits for its release. */
  entryState: z.enum(['published', 'pending']).nullable(),
  /** Only what differs from the entry as the visitor saw it. */
  proposal: proposalSchema.nullable(),
  /** The entry's values in the proposal's form, for all of its fields. */
  present: proposalSchema.nullable(),
  /** Since the proposal was made. */
  changedSince: z.boolean(),
})

export const requestsCalls = {
  'POST /api/addPendingEntry': {
    summary: 'Request a new entry; the response contains the token that proves its submitter',
    who: 'public',
    limit: 'submission',
    body: entryInputSchema.extend(honeypotSchema.shape),
    output: answer.success.extend({ token: z.string(), uuid: z.string() }),
    errors: entryCodes,
  },
  'POST /api/addPendingChange': {
    summary: 'Request a change of a public entry, in words or, with its token, field by field',
    who: 'public',
    limit: 'submission',
    body: z.object({
      name: textInput(changeLimits.name).nullish(),
      email: textInput(changeLimits.email).nullish(),
      token: textInput(changeLimits.token).nullish(),
      changeText: textInput(changeLimits.changeText).nullish(),
      /** Entry fields as they should be; only what differs is kept. */
      proposal: entryInput.nullish(),
      /** Of the entry as it was read by `entryOfToken`. */
      entryUpdatedAt: input.readAt.nullish(),
      ...honeypotSchema.shape,
    }),
    output: answer.success,
    errors: [...changeCodes, 'token_unknown', ...entryCodes],
  },
  'POST /api/entryOfToken': {
    summary: 'The public entry that belongs to a token',
    who: 'public',
    body: z.object({ token: z.string().max(changeLimits.token) }),
    output: entrySchema,
    errors: ['token_unknown'],
  },
  'GET /api/allpendingdata': {
    summary: 'Pending entries with similar public entries; answered questions first, then oldest first',
    who: 'staff',
    query: z.object({ category: param.text }),
    output: z.array(
      entrySchema.extend({
        token: z.string(),
        createdAt: z.string(),
        similar: z.array(similarEntrySchema),
        /** It came with requests only. */
        categoryIsNew: z.boolean(),
        ...noteFields,
      }),
    ),
  },
  'POST /api/acceptPendingEntry': {
    summary: 'Publish a pending entry, or replace its duplicate with it (`replace`: a uuid, or `none`)',
    who: 'staff',
    query: z.object({ id: param.text, replace: param.text, keepToken: param.text }),
    body: z
      .object({
        /** Changed by the reviewer; applied to the request first, in the same act. */
        fields: entryInput.nullish(),
        /** Of the request as the reviewer saw it. */
        updatedAt: input.readAt.nullish(),
        /**
         * Values of the replaced entry as the reviewer left them, and nothing else. Absent: what the request says;
         * where it is silent, the entry keeps what it has.
         */
        merged: entryInput.nullish(),
        /** Of the entry that is replaced as the reviewer saw it. */
        targetUpdatedAt: input.readAt.nullish(),
        mailText: mailTextSchema,
      })
      .nullish(),
    output: answer.success.extend({ uuid: z.string(), decision: decisionId }),
    errors: ['not_found', 'stale', ...entryCodes],
  },
  'POST /api/removePendingEntry': {
    summary: 'Decline a pending entry',
    who: 'staff',
    query: closing,
    /** Long reasons go here. */
    body: z.object({ reason: reasonSchema.nullish() }).nullish(),
    output: answer.success,
    errors: ['not_found'],
  },
  'GET /api/pending_changes': {
    summary: 'Waiting change requests with their proposals; answered questions first, then oldest first',
    who: 'staff',
    output: z.array(changeRequestSchema),
  },
  'GET /api/removePendingChange': {
    summary: 'Close a change request; `action` is the decision',
    who: 'staff',
    query: closing,
    output: answer.success,
    errors: ['not_found'],
  },
  'POST /api/acceptPendingChange': {
    summary:
      'Apply the proposal, or `fields` instead, to the entry and close the request in one transaction; `gone` moves the entry to the trash',
    who: 'staff',
    body: z.object({
      id: input.anyId,
      /** As the reviewer left them; absent: the whole proposal, `{}`: nothing. */
      fields: entryInput.nullish(),
      /** Chosen by the reviewer, in place of the one that the token proves. */
      entry: input.anyId.nullish(),
      /** Changed by hand: accepted, and nothing is written. */
      isInEntry: z.boolean().nullish(),
      /** The provider no longer exists, also where the request does not say so. */
      isGone: z.boolean().nullish(),
      /** Of that entry as the reviewer saw it. */
      updatedAt: input.readAt.nullish(),
      noEmail: z.boolean().nullish(),
      /** A word to the sender. */
      reason: reasonSchema.nullish(),
      mailText: mailTextSchema,
    }),
    output: answer.success.extend({
      entry: entrySchema.nullable(),
      decision: decisionId,
      also: relatedEntriesSchema,
    }),
    errors: ['not_found', 'stale', 'no_entry', ...entryCodes],
  },
  'POST /api/closeRequests': {
    summary:
      'Close requests without applying them (settled, declined or spam), or reports about an entry (corrected, right, spam or `gone`, which moves the entry to the trash); senders with an address get a mail, except for spam',
    who: 'staff',
    body: z.union([
      z.object({
        ...closingFields,
        requests: z.array(requestSchema).min(1).max(maxDecisions),
        outcome: z.enum(closingOutcomes),
      }),
      z.object({
        ...closingFields,
        entry: input.anyId,
        reports: z.array(input.anyId).min(1).max(maxReports),
        outcome: z.enum(reportOutcomes),
      }),
    ]),
    /** `handled`: requests that others had already decided. */
    output: answer.success.extend({ decisions: z.array(decisionId), handled: z.number() }),
    errors: ['not_found'],
  },
  'POST /api/mailPreview': {
    summary: 'Preview the mail of a decision word for word; decides and sends nothing',
    who: 'staff',
    body: mailPreviewSchema,
    output: z.object({
      mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
      /** Of each mail: what `mailText` may replace, and what stays below it; null where nothing may change. */
      parts: z.array(z.object({ words: z.string(), fixed: z.string() }).nullable()),
    }),
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
