import * as z from 'zod'

/** What staff look after so that a category is found by what people say. */
export const categoryWordsSchema = z.object({
  name: z.string(),
  /** `""` where nobody has given one. */
  nameEn: z.string(),
  /** Separated by commas. */
  searchWords: z.string(),
  /** How many public entries it has. */
  providers: z.number(),
  /** ISO 8601 */
  updatedAt: z.string(),
})
export type CategoryWords = z.infer<typeof categoryWordsSchema>

/** A word of searches that nobody answered. */
export const unfoundWordSchema = z.object({
  word: z.string(),
  count: z.number(),
  /** `YYYY-MM-DD` in the region. */
  lastDay: z.string(),
})
export type UnfoundWord = z.infer<typeof unfoundWordSchema>
