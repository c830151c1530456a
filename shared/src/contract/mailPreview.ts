import * as z from 'zod'
import {
  changeOutcomes,
  closingOutcomes,
  mailTextLimit,
  maxReports,
  reportOutcomes,
  waitingKinds,
} from '../decisions.ts'
import { maxMarked } from '../entryTable.ts'
import { changeLimits } from '../rules/changeRules.ts'
import { input } from './call.ts'
import { entryInput } from './entryInput.ts'

/** Included in the mail. */
export const reasonSchema = z.string().max(changeLimits.reason)

/** Replaces the words of the mail to the submitter; blank: ours. Codes, links and footer stay. */
export const mailTextSchema = z.string().max(mailTextLimit).nullish()

const ids = z.array(input.anyId)
const bulkFields = { ids: ids.min(1).max(maxMarked), reason: reasonSchema.nullish() }
/** With the input of the call that makes it. */
export const mailPreviewSchema = z.discriminatedUnion('decision', [
  z.object({
    ...bulkFields,
    decision: z.literal('acceptEntry'),
    /** A uuid, or `none`; absent: the exact match, if there is one. */
    replace: input.anyId.nullish(),
    keepToken: z.boolean().nullish(),
    fields: entryInput.nullish(),
    merged: entryInput.nullish(),
  }),
  z.object({ ...bulkFields, decision: z.literal('closeEntry'), outcome: z.enum(closingOutcomes) }),
  z.object({
    ...bulkFields,
    decision: z.literal('closeChange'),
    outcome: z.enum(changeOutcomes),
    /** The entry that the reviewer has chosen. */
    entry: input.anyId.nullish(),
  }),
  z.object({
    ...bulkFields,
    decision: z.literal('closeReports'),
    outcome: z.enum(reportOutcomes),
    /** The reports concerned; `ids` are those of their entries. */
    reports: ids.max(maxReports),
  }),
  z.object({ ...bulkFields, decision: z.literal('removeEntry') }),
  /** A question to the submitter; `reason` is the question. */
  z.object({ ...bulkFields, decision: z.literal('ask'), kind: z.enum(waitingKinds), contact: input.anyId }),
])
