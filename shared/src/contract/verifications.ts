import * as z from 'zod'
import { callOutcomes } from '../calls.ts'
import { entrySchema } from '../entry.ts'
import { maxMarked } from '../entryTable.ts'
import { type Calls, message, text, undoable } from './call.ts'

const id = z.string().min(1).max(100)
const share = {
  /** Confirmed within the last twelve months. */
  checked: z.number().int(),
  total: z.number().int(),
}
const shareOf = z.object({ name: z.string(), ...share })
/** Number of unsuccessful calls since the entry was last confirmed. */
const missed = z.number().int()

/** Staff find out whether what entries say is still true. */
export const verificationCalls = {
  'POST /api/confirmEntries': {
    summary:
      'Say of entries that all they say was checked today; those that were already, or are not there (any more), are left out and counted',
    who: 'staff',
    body: z.object({ entries: z.array(id).min(1).max(maxMarked) }),
    output: message.extend({
      count: z.number().int(),
      /** How many had been checked today before. */
      already: z.number().int(),
      /** How many are not there (any more). */
      missing: z.number().int(),
      /** The line of the log by which `POST /api/undo` takes the act back; none where nothing was written. */
      undo: z.array(z.string()),
    }),
    errors: ['not_found'],
  },
  'GET /api/calls': {
    summary:
      'Public entries whose providers are to be called, those first who have waited longest; who was not reached comes last for a week; 20 a page',
    who: 'staff',
    query: z.object({
      category: text,
      town: text,
      /** `true`: also those who can be asked by mail. */
      mail: text,
      /** From 1; one that is too large gives the last. */
      page: text,
    }),
    output: z.object({
      rows: z.array(
        z.object({
          entry: entrySchema,
          missed,
          /** Day of the last call in vain, or null. */
          missedOn: z.string().nullable(),
          /** Was not reached within the last week. */
          isResting: z.boolean(),
        }),
      ),
      /** Number of all entries that match the filter, on every page. */
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** Of all that are to be called, the German way. */
      towns: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  },
  'POST /api/recordCall': {
    summary:
      'Say what came of a call: all is right, nobody was reached, or there is no such provider any more (it goes to the trash)',
    who: 'staff',
    body: z.object({
      entry: id,
      outcome: z.enum(callOutcomes),
      /** As the list had it: what a colleague has done since refuses with `stale`, the present state as `current`. */
      seen: z.object({ updatedAt: z.string().max(40), checkedAt: z.string().max(10).nullable(), missed }),
    }),
    output: message.extend(undoable.shape),
    errors: ['not_found', 'stale'],
  },
  'GET /api/checkedshare': {
    summary:
      'How many public entries were confirmed within the last twelve months: of all, by category, by town',
    who: 'staff',
    output: z.object({ all: z.object(share), categories: z.array(shareOf), towns: z.array(shareOf) }),
  },
} as const satisfies Calls
