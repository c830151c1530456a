import * as z from 'zod'
import { byNameField } from '../categoryName.ts'
import { entrySchema } from '../entry.ts'
import { categoryLimits } from '../fields/categoryFields.ts'
import { fieldGroups } from '../fields/fieldGroups.ts'
import { hoursMeans } from '../hoursMean.ts'
import { entryCodes } from '../rules/entryRules.ts'
import { schemaTypes } from '../schemaTypes.ts'
import { categoryWordsSchema, unfoundWordSchema } from '../searchWords.ts'
import { boundedText } from '../textInput.ts'
import { answer, type ContractCalls, input, param } from './call.ts'
import { entryInputSchema } from './entryInput.ts'

/** Of the same provider, with the same values until then: they still have the previous ones of what was changed. */
export const relatedEntriesSchema = z.array(
  z.object({
    uuid: z.string(),
    name: z.string(),
    category: z.string(),
    city: z.string(),
    updatedAt: z.string(),
    things: z.array(z.enum(fieldGroups)),
  }),
)

export type RelatedEntry = z.infer<typeof relatedEntriesSchema>[number]

const name = z.string().max(1000)

export const editingCalls = {
  'POST /api/addEntry': {
    summary: 'Create an entry, or update the one with this uuid; fields that are not sent stay unchanged',
    who: 'staff',
    body: entryInputSchema.omit({ token: true }).extend({
      confirm: z
        .boolean()
        .optional()
        .meta({ description: 'All that the entry says was checked today, not only what changes' }),
    }),
    output: answer.undoableSuccess.extend({
      uuid: z.string(),
      entry: entrySchema,
      also: relatedEntriesSchema,
    }),
    errors: ['not_found', 'stale', ...entryCodes],
  },
  'GET /api/removeEntry': {
    summary: 'Move an entry to the trash',
    who: 'staff',
    query: z.object({ id: param.text, action: param.text }),
    output: answer.undoableSuccess,
    errors: ['not_found'],
  },
  'GET /api/categoryoverview': {
    summary:
      'All categories, including those without public entries, with their details, English names and search words',
    who: 'staff',
    output: z.array(
      categoryWordsSchema.extend({
        entries: z.number(),
        pending: z.number(),
        /** Deleted published entries and declined requests. */
        trash: z.number(),
        /** Ids of top categories. */
        topCategories: z.array(z.string()),
      }),
    ),
  },
  'POST /api/renameCategory': {
    summary: 'Rename a category and move its entries along; an existing name merges the two',
    who: 'staff',
    body: z.object({ oldCategory: z.string().max(1000), newCategory: z.string().max(1000) }),
    /** `moved` counts the entries, including pending ones; `undo` is empty if there was nothing to do. */
    output: answer.undoable.extend({ moved: z.number(), merged: z.boolean() }),
    errors: ['not_found', 'category_missing', 'category_invalid', 'too_long'],
  },
  'POST /api/removeCategory': {
    summary: 'Delete a category without entries',
    who: 'staff',
    body: z.object({
      category: z.string().max(1000),
      /** For its entries in the trash; without it, `category_has_trash` carries `current: { count }`. */
      trashInto: z.string().max(1000).optional(),
    }),
    output: answer.undoable,
    errors: ['not_found', 'category_in_use', 'category_has_trash'],
  },
  'POST /api/assigncategory': {
    summary: 'Add a category to a top category (id or title); `only` true: out of all others',
    who: 'admin',
    query: z.object({ topCategory: param.text, category: param.text, only: param.word }),
    /** `undo`: with `only`; empty if there was nothing to do. */
    output: answer.undoable,
    errors: ['not_found'],
  },
  'POST /api/dismisscategory': {
    summary: 'Remove a category from a top category (id or title)',
    who: 'admin',
    query: z.object({ topCategory: param.text, category: param.text }),
    output: answer.message,
    errors: ['not_found'],
  },
  'POST /api/savecategorywords': {
    summary:
      'Save English name, search words (separated by commas), `homeVisitsByNature`, `tellsPlaces`, `schemaType` and `hoursMean` of a category',
    who: 'staff',
    body: z.object({
      category: name,
      ...byNameField(() => boundedText(categoryLimits.names)),
      searchWords: boundedText(categoryLimits.searchWords),
      /** Absent, it and the following stay unchanged. */
      homeVisitsByNature: z.boolean().optional(),
      tellsPlaces: z.boolean().optional(),
      /** `""`: none. */
      schemaType: z.enum(['', ...schemaTypes]).optional(),
      hoursMean: z.enum(hoursMeans).optional(),
      /** `stale` names the author of the later change in `by` of `current`. */
      updatedAt: input.readAt.optional(),
    }),
    output: answer.undoableSuccess,
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
    output: answer.message,
    errors: ['not_found', 'too_long'],
  },
} as const satisfies ContractCalls
