import * as z from 'zod'
import { categoryInfoSchema } from './category.ts'

/**
 * Whom to call first: the emergency number, the doctor outside hours, the Telefonseelsorge, the police, the pharmacies'
 * emergency service.
 */
export const urgentHelps = ['112', '116117', 'seelsorge', '110', 'pharmacies'] as const
export type UrgentHelp = (typeof urgentHelps)[number]

/** Nobody has the telephone number that was asked for; `alike`: the hits have numbers that begin like it. */
export const unknownNumbers = ['unknown', 'alike'] as const
export type UnknownNumber = (typeof unknownNumbers)[number]

const foundCategorySchema = categoryInfoSchema.extend({
  /** How many of its providers a list that is cut to the district leaves out; absent where it leaves out none. */
  outside: z.number().optional(),
  /** Of a suggestion with a place: how many are there. */
  inPlace: z.number().optional(),
})
export type FoundCategory = z.infer<typeof foundCategorySchema>

export const searchHelpSchema = z.object({
  urgent: z.enum(urgentHelps).nullable(),
  /** Those meant, best first, at most 6; none where nothing was understood. */
  categories: z.array(foundCategorySchema),
  /** Where none is meant: the closest ones, at most 3. */
  nearly: z.array(foundCategorySchema),
  /** Town or postcode that the query names, as the directory writes it, or `""`. */
  place: z.string(),
  /** If the query names a place beside something else: the query without it; else `""`. */
  withoutPlace: z.string(),
  /**
   * If the query names a place: how many of the kind that is found first are in it, and, where it asks who comes, how
   * many others come to it.
   */
  around: z
    .object({
      inPlace: z.number(),
      coming: z.number(),
      /** Of a village: its municipality, and how many are there. */
      municipality: z.object({ name: z.string(), providers: z.number() }).optional(),
      /** If nobody is in the place: who of them is the nearest to it. */
      nearest: z.object({ name: z.string(), city: z.string(), km: z.number() }).nullable(),
    })
    .optional(),
  /** The place that the query names: its possible names, and what is known about where it lies. */
  where: z
    .object({
      names: z.array(z.string()),
      within: z.array(z.string()),
      isOutside: z.boolean(),
      position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
      /** The municipality that distances are measured from, as the village's own position is not known; or `""`. */
      measuredFrom: z.string(),
      /** Labels of other places that the same name may mean; none where the query says which. */
      others: z.array(z.string()),
    })
    .optional(),
  /** Under the filter `homeVisits`: how many more would be found that do not come, or not to that place. */
  notComing: z.number(),
  /** If the filters leave nobody: how many would be found without them; else 0. */
  unfiltered: z.number(),
  /** The query with misspelled words put right, or `""`. */
  didYouMean: z.string(),
  /** Words of the query, as typed, that the hits do not answer. */
  leftOut: z.array(z.string()),
  /** Absent unless the query asks for a telephone number that nobody has. */
  number: z.enum(unknownNumbers).optional(),
  /** True if the hits help only nearly, since nobody is listed for what was asked for. */
  isNearly: z.boolean().optional(),
  /** Advice for a kind of help without a listed provider. */
  advice: z.object({ de: z.string(), en: z.string() }).nullable(),
})
export type SearchHelp = z.infer<typeof searchHelpSchema>

export const suggestedSchema = z.object({
  /** At most 4. */
  categories: z.array(foundCategorySchema),
  /** The town or postcode typed beside a thing, which the categories are wanted in; absent without one. */
  place: z.string().optional(),
  /** At most 4. */
  entries: z.array(z.object({ uuid: z.string(), name: z.string(), category: z.string(), city: z.string() })),
  /** At most 3. */
  towns: z.array(z.string()),
})
export type Suggested = z.infer<typeof suggestedSchema>
