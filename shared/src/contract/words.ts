import * as z from 'zod'
import { categoryLimits } from '../categoryFields.ts'
import { schemaTypes } from '../schemaTypes.ts'
import { unfoundWordSchema } from '../searchWords.ts'
import { boundedText } from '../textInput.ts'
import { type ContractCalls, messageSchema, successSchema } from './call.ts'

const name = z.string().max(1000)

/** Calls for staff who teach the search the words people use. */
export const wordsCalls = {
  'POST /api/savecategorywords': {
    summary:
      'Save English name, search words (separated by commas), `homeVisitsByNature` and `schemaType` of a category',
    who: 'staff',
    body: z.object({
      category: name,
      nameEn: boundedText(categoryLimits.nameEn),
      searchWords: boundedText(categoryLimits.searchWords),
      /** Absent: unchanged. */
      homeVisitsByNature: z.boolean().optional(),
      /** Absent: unchanged; `""`: none. */
      schemaType: z.enum(['', ...schemaTypes]).optional(),
      /** Timestamp as it was read; a later change is refused with `stale`, and its author in `by` of `current`. */
      updatedAt: z.string().max(40).optional(),
    }),
    output: successSchema,
    errors: ['not_found', 'stale', 'too_long'],
  },
  'GET /api/unfoundwords': {
    summary: 'Words of searches without hits on three days or more, most frequent first',
    who: 'staff',
    /** `kept`: whether the association collects them at all. */
    output: z.object({ kept: z.boolean(), words: z.array(unfoundWordSchema) }),
  },
  'POST /api/settleUnfoundWord': {
    summary: 'Remove a word from the list of words not found; with a category, add it to its search words',
    who: 'staff',
    body: z.object({ word: name, category: name.nullable() }),
    output: messageSchema,
    errors: ['not_found', 'too_long'],
  },
} as const satisfies ContractCalls
