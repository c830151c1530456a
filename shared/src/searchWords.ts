import * as z from 'zod'
import { categoryInfoSchema } from './category.ts'
import { hoursMeans } from './hoursMean.ts'
import { schemaTypes } from './schemaTypes.ts'

/** Search data of a category that staff maintain. */
export const categoryWordsSchema = categoryInfoSchema.omit({ providers: true }).extend({
  /** Words separated by commas. */
  searchWords: z.string(),
  /** True if its providers visit homes unless they say otherwise. */
  homeVisitsByNature: z.boolean(),
  /** True if its providers are asked for free places. */
  tellsPlaces: z.boolean(),
  /** The schema.org type of its providers; absent if none was chosen. */
  schemaType: z.enum(schemaTypes).optional(),
  /** What its hours mean. */
  hoursMean: z.enum(hoursMeans),
  /** ISO 8601 */
  updatedAt: z.string(),
})
export type CategoryWords = z.infer<typeof categoryWordsSchema>

/** A word from searches without a result. */
export const unfoundWordSchema = z.object({
  word: z.string(),
  count: z.number(),
  /** `YYYY-MM-DD` in the region. */
  lastDay: z.string(),
})
export type UnfoundWord = z.infer<typeof unfoundWordSchema>
