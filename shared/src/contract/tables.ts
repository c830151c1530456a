import * as z from 'zod'
import { confirmers } from '../checked.ts'
import { duplicateReasons } from '../duplicates.ts'
import { entrySchema } from '../entry.ts'
import { commonFields, entryFilters, maxMarked, maxViews } from '../entryTable.ts'
import { entryViewSchema } from '../entryViews.ts'
import { entryFieldNames } from '../fields/entryFields.ts'
import { fieldGroups } from '../fields/fieldGroups.ts'
import { nounsWith } from '../nouns.ts'
import { positionSources } from '../positionSource.ts'
import { entryCodes } from '../rules/entryRules.ts'
import { allValues, answer, type ContractCalls, input, param } from './call.ts'
import { entryInput } from './entryInput.ts'

const ids = z.array(input.id).min(1).max(maxMarked)
const commonValue = z.union([z.string().max(2000), z.boolean()]).nullable()

/** For staff, where it needs a look; ISO 8601 and an address, or null. */
export const websiteStateSchema = z.object({
  /** Since when it does not answer, if that is three weeks or longer. */
  silentSince: z.string().nullable(),
  /** Where it has moved for good. */
  movedTo: z.string().nullable(),
})
export type WebsiteState = z.infer<typeof websiteStateSchema>

/** Which of all public entries, and in which order. */
export const entrySelection = z.object({
  /** All must occur; a telephone number however it is written. */
  q: param.text,
  category: param.text,
  town: param.text,
  /** Only what all of them keep. */
  filter: z.preprocess(allValues, z.array(z.enum(entryFilters))),
  /** `-` before a field: the other way round. None: those whose names fit `q` best first, then by name. */
  sort: param.text,
})
export type EntrySelection = z.infer<typeof entrySelection>

export const tablesCalls = {
  'GET /api/entrytable': {
    summary: 'A page of all public entries, filtered and sorted; 50 rows',
    who: 'staff',
    query: entrySelection.extend({
      /** From 1; one that is too large gives the last. */
      page: param.text,
      /** The entry after this one in the list is `next`. */
      of: param.text,
    }),
    output: z.object({
      rows: z.array(entrySchema),
      /** By the id of a row in whose name `q` does not occur. */
      foundIn: z.record(z.string(), z.enum(entryFieldNames)),
      /** If `q` was found nowhere and seems misspelled. */
      meant: z.string().nullable(),
      /** On every page. */
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      next: answer.namedEntry.nullable(),
      /** Of all entries, in German order. */
      towns: z.array(z.string()),
    }),
  },
  'POST /api/views': {
    summary:
      'Save a view, replacing one of the same name, at the end or at `place`; `search: null` removes it',
    who: 'staff',
    body: entryViewSchema.extend({
      search: entryViewSchema.shape.search.nullable(),
      place: z.int().min(0).max(maxViews).nullish(),
    }),
    output: answer.message.extend({ views: z.array(entryViewSchema) }),
    errors: ['too_many_views'],
  },
  'GET /api/entrybyid': {
    summary: 'One public entry, found even if its category was renamed',
    who: 'staff',
    query: z.object({ id: param.text }),
    output: z.object({
      entry: entrySchema,
      /** Who said that it was true on `checkedAt`. */
      checkedBy: z.enum(confirmers).nullable(),
      positionSource: z.enum(positionSources).nullable(),
      websiteState: websiteStateSchema.nullable(),
    }),
    /** `not_found` of a merged entry carries `current: { uuid, name }` of the one it went into. */
    errors: ['not_found'],
  },
  'POST /api/removeDocuments': {
    summary: 'Move several entries, news items or links to the trash; those already in it are skipped',
    who: 'staff',
    body: z.object({ noun: z.enum(nounsWith('hasTrash')), ids }),
    output: answer.undoableActs,
    errors: ['not_found'],
  },
  'POST /api/changeEntries': {
    summary:
      'Set one value in several entries (those that already have it are skipped), or copy values of one entry to others of the same provider; all or none',
    who: 'staff',
    body: z.union([
      z.object({
        entries: ids,
        field: z.enum(commonFields),
        value: commonValue,
        /** Writes nothing. */
        preview: z.boolean().optional(),
      }),
      z.object({
        from: input.id,
        entries: z
          .array(
            z.object({
              uuid: input.id,
              updatedAt: input.readAt.optional(),
              things: z.array(z.enum(fieldGroups)).min(1).max(fieldGroups.length),
            }),
          )
          .min(1)
          .max(maxMarked),
      }),
    ]),
    output: answer.undoableActs.extend({
      /** What was said otherwise; empty unless `preview`. */
      overwritten: z.array(z.object({ uuid: z.string(), name: z.string(), value: commonValue })),
    }),
    errors: ['not_found', 'stale', 'category_missing', 'category_invalid', ...entryCodes],
  },
  'GET /api/duplicates': {
    summary:
      'Possible duplicates: pairs of public entries of one category, most similar first, at most 100; entries in two categories are no duplicates',
    who: 'staff',
    output: z.object({
      /** Includes pairs not in the list. */
      total: z.int(),
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
      keep: input.id,
      drop: input.id,
      different: z.boolean().optional(),
      fields: entryInput.optional(),
      keepUpdatedAt: input.readAt.optional(),
      dropUpdatedAt: input.readAt.optional(),
    }),
    output: answer.undoable.extend({ uuid: z.string() }),
    errors: ['not_found', 'stale', ...entryCodes],
  },
} as const satisfies ContractCalls
