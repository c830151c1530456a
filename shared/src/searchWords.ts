import * as z from 'zod'
import { categoryInfoSchema } from './category.ts'
import { hoursMeans } from './hoursMean.ts'
import { schemaTypes } from './schemaTypes.ts'

export const categoryWordsSchema = categoryInfoSchema.omit({ providers: true }).extend({
  searchWords: z.string(),
  homeVisitsByNature: z.boolean(),
  tellsPlaces: z.boolean(),
  /** Absent if none was chosen. */
  schemaType: z.enum(schemaTypes).optional(),
  hoursMean: z.enum(hoursMeans),
  /** ISO 8601. */
  updatedAt: z.string(),
})
export type CategoryWords = z.infer<typeof categoryWordsSchema>

export const unfoundWordSchema = z.object({
  word: z.string(),
  count: z.number(),
  /** `YYYY-MM-DD` in the region. */
  lastDay: z.string(),
})
export type UnfoundWord = z.infer<typeof unfoundWordSchema>
