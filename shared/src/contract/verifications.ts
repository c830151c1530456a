import * as z from 'zod'
import { callOutcomes } from '../calls.ts'
import { entrySchema } from '../entry.ts'
import { maxMarked } from '../entryTable.ts'
import { type ContractCalls, messageSchema, textParam, undoableSchema } from './call.ts'

const id = z.string().min(1).max(100)
/** Number of unsuccessful calls since the entry was last confirmed. */
const missed = z.number().int()

/** Calls for staff who check whether entries are still right. */
export const verificationCalls = {
  'POST /api/verifyEntries': {
    summary:
      'Mark entries as verified today; those already verified today or missing are skipped and counted',
    who: 'staff',
    body: z.object({ entries: z.array(id).min(1).max(maxMarked) }),
    output: messageSchema.extend({
      count: z.number().int(),
      /** Number of entries that had already been checked today. */
      already: z.number().int(),
      /** Number of entries that do not exist (any more). */
      missing: z.number().int(),
      /** The log line with which `POST /api/undo` undoes the action; none if nothing was written. */
      undo: z.array(z.string()),
    }),
    errors: ['not_found'],
  },
  'GET /api/calls': {
    summary:
      'Public entries whose providers should be called, longest waiting first; providers not reached come last for a week; 20 a page',
    who: 'staff',
    query: z.object({
      category: textParam,
      town: textParam,
      /** `true`: includes providers who can be asked by mail. */
      mail: textParam,
      /** Page number from 1; a too large one returns the last page. */
      page: textParam,
    }),
    output: z.object({
      rows: z.array(
        z.object({
          entry: entrySchema,
          missed,
          /** Day of the last unsuccessful call, or null. */
          missedOn: z.string().nullable(),
          /** Whether a call within the last week was unsuccessful. */
          isResting: z.boolean(),
        }),
      ),
      /** Number of all entries that match the filter, on every page. */
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** Towns of all entries to be called, in German order. */
      towns: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  },
  'POST /api/recordCall': {
    summary:
      'Record a call’s result: all is right, not reached, or the provider no longer exists (its entry goes to the trash)',
    who: 'staff',
    body: z.object({
      entry: id,
      outcome: z.enum(callOutcomes),
      /** State as it was read; a later change is refused with `stale` and the present state as `current`. */
      seen: z.object({ updatedAt: z.string().max(40), checkedAt: z.string().max(10).nullable(), missed }),
    }),
    output: messageSchema.extend(undoableSchema.shape),
    errors: ['not_found', 'stale'],
  },
} as const satisfies ContractCalls
