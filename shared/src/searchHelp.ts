import * as z from 'zod'
import { categoryInfoSchema } from './category.ts'

/** Whom to call first: the emergency number, the doctor outside hours, the Telefonseelsorge, the police. */
export const urgentHelps = ['112', '116117', 'seelsorge', '110'] as const
export type UrgentHelp = (typeof urgentHelps)[number]

export const searchHelpSchema = z.object({
  urgent: z.enum(urgentHelps).nullable(),
  /** Those meant, best first, at most 6; none where nothing was understood. */
  categories: z.array(categoryInfoSchema),
  /** Where none is meant: the closest ones, at most 3. */
  nearly: z.array(categoryInfoSchema),
  /** Town or postcode that the query names, as the directory writes it, or `""`. */
  place: z.string(),
  /** If the place has no provider: its possible names, and what is known about where it lies. */
  where: z
    .object({ names: z.array(z.string()), within: z.array(z.string()), isOutside: z.boolean() })
    .optional(),
  /** Under the filter `homeVisits`: how many more would be found that do not come, or not to that place. */
  notComing: z.number(),
  /** The query with misspelled words put right, or `""`. */
  didYouMean: z.string(),
  /** Words of the query, as typed, that the hits do not answer. */
  leftOut: z.array(z.string()),
  /** Advice for a kind of help without a listed provider. */
  advice: z.object({ de: z.string(), en: z.string() }).nullable(),
})
export type SearchHelp = z.infer<typeof searchHelpSchema>

export const suggestedSchema = z.object({
  /** At most 4. */
  categories: z.array(categoryInfoSchema),
  /** At most 4. */
  entries: z.array(z.object({ uuid: z.string(), name: z.string(), category: z.string(), city: z.string() })),
  /** At most 3. */
  towns: z.array(z.string()),
})
export type Suggested = z.infer<typeof suggestedSchema>
