import * as z from 'zod'
import { categoryInfoSchema } from './category.ts'
import { schemaTypes } from './schemaTypes.ts'

/** What staff look after so that a category is found by what people say. */
export const categoryWordsSchema = categoryInfoSchema.extend({
  /** Separated by commas. */
  searchWords: z.string(),
  /** Its providers come to the house, unless they say otherwise. */
  homeVisitsByNature: z.boolean(),
  /** What schema.org calls its providers; absent where nobody has chosen. */
  schemaType: z.enum(schemaTypes).optional(),
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
