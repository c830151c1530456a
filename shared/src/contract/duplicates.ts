import * as z from 'zod'
import { duplicateReasons } from '../duplicates.ts'
import { entrySchema } from '../entry.ts'
import { entryInput } from '../entryInput.ts'
import { entryCodes } from '../entryRules.ts'
import { type ContractCalls, messageSchema, undoableSchema } from './call.ts'

const id = z.string().min(1).max(100)

/** Calls for staff who look for duplicate entries. */
export const duplicatesCalls = {
  'GET /api/duplicates': {
    summary:
      'Possible duplicates: pairs of public entries of one category, most similar first, at most 100; entries in two categories are no duplicates',
    who: 'staff',
    output: z.object({
      /** Number of all pairs, including those not in the list. */
      total: z.number().int(),
      pairs: z.array(
        z.object({
          /** The entry that was changed later. */
          one: entrySchema,
          other: entrySchema,
          reasons: z.array(z.enum(duplicateReasons)),
        }),
      ),
    }),
  },
  'POST /api/mergeEntries': {
    summary:
      'Merge two entries of any categories: one stays and gets `fields`, the other goes to the trash and its address redirects to the first; or with `different` mark them as two providers, which are not proposed as duplicates again',
    who: 'staff',
    body: z.object({
      keep: id,
      drop: id,
      different: z.boolean().optional(),
      fields: entryInput.optional(),
      /** Timestamps as both were read; a later change is refused with `stale`. */
      keepUpdatedAt: z.string().max(40).optional(),
      dropUpdatedAt: z.string().max(40).optional(),
    }),
    output: messageSchema.extend({ uuid: z.string(), ...undoableSchema.shape }),
    errors: ['not_found', 'stale', ...entryCodes],
  },
} as const satisfies ContractCalls
