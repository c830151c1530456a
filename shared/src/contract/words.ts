import * as z from 'zod'
import { categoryLimits } from '../categoryFields.ts'
import { schemaTypes } from '../schemaTypes.ts'
import { categoryWordsSchema, unfoundWordSchema } from '../searchWords.ts'
import { boundedText } from '../textInput.ts'
import { type ContractCalls, messageSchema, successSchema } from './call.ts'

const name = z.string().max(1000)

/** Calls for staff who teach the search the words people use. */
export const wordsCalls = {
  'GET /api/categorywords': {
    summary: 'All categories, including those without public entries, with English names and search words',
    who: 'staff',
    output: z.array(categoryWordsSchema),
  },
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
  'POST /api/addsearchword': {
    summary: 'Add a search word to a category and remove it from the list of words not found',
    who: 'staff',
    body: z.object({ category: name, word: name }),
    output: successSchema,
    errors: ['not_found', 'too_long'],
  },
  'GET /api/unfoundwords': {
    summary: 'Words of searches without hits on three days or more, most frequent first',
    who: 'staff',
    /** `kept`: whether the association collects them at all. */
    output: z.object({ kept: z.boolean(), words: z.array(unfoundWordSchema) }),
  },
  'POST /api/removeunfoundword': {
    summary: 'Remove a word from the list of words not found',
    who: 'staff',
    body: z.object({ word: name }),
    output: messageSchema,
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
