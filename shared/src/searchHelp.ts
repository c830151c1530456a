import * as z from 'zod'
import { categoryInfoSchema } from './category.ts'
import { wordLocales } from './locales.ts'

/**
 * To call first: the emergency number, the doctor outside hours, the Telefonseelsorge, the police, the emergency
 * services of pharmacies and dentists.
 */
export const urgentHelps = ['112', '116117', 'seelsorge', '110', 'pharmacies', 'dentists'] as const
export type UrgentHelp = (typeof urgentHelps)[number]

const foundCategorySchema = categoryInfoSchema.extend({
  /** Providers there, for a suggestion with a place. */
  inPlace: z.number().optional(),
})
export type FoundCategory = z.infer<typeof foundCategorySchema>

const siteTitleSchema = z.object({
  kind: z.enum(['link', 'news', 'page']),
  /** Of a page: its key in `sitePages`. */
  id: z.string(),
  /** Of a page: the heading that holds the words, or `""` for the whole page. */
  title: z.string(),
  /** Day of a news item, `YYYY-MM-DD`, or `""`. */
  date: z.string(),
})
export type SiteTitle = z.infer<typeof siteTitleSchema>

export const searchHelpSchema = z.object({
  urgent: z.enum(urgentHelps).nullable(),
  /** If all providers of the first hit's category are closed; absent if the query asks for another day. */
  whenClosed: z.enum(urgentHelps).optional(),
  /** Best first, at most 6; none if nothing was understood. */
  categories: z.array(foundCategorySchema),
  /** If none is meant: the closest ones, at most 3. */
  nearly: z.array(foundCategorySchema),
  /** As the directory writes it, or `""`. */
  place: z.string(),
  /** If the query contains more than a place; otherwise `""`. */
  withoutPlace: z.string(),
  /** No fitting provider is in the place of the query, names it or makes visits there. */
  isNobodyThere: z.boolean().optional(),
  /** Its possible names, and what is known about its position. */
  where: z
    .object({
      names: z.array(z.string()),
      within: z.array(z.string()),
      isOutside: z.boolean(),
      position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
      /** Municipality, if the village's position is unknown; or `""`. */
      measuredFrom: z.string(),
      /** Other places with the same name; none if the query says which. */
      others: z.array(z.string()),
    })
    .optional(),
  /** When one wants to go there, as typed, and the query without these words. */
  time: z.object({ label: z.string(), queryWithout: z.string(), isNow: z.boolean().optional() }).optional(),
  /** With the filter `homeVisits`: further hits that do not come, or not to that place. */
  notComing: z.number(),
  /** Hits without the filters, if these exclude everything; otherwise 0. */
  unfiltered: z.number(),
  /** The query with corrected spelling, or `""`. */
  didYouMean: z.string(),
  /** As typed; the hits do not match them. */
  leftOut: z.array(z.string()),
  /** Absent unless the query asks for a number that no provider has. */
  number: z.enum(['unknown', 'alike']).optional(),
  /** A title with the words of the query, if no provider offers them; absent otherwise. */
  elsewhere: siteTitleSchema.optional(),
  /** The first hit does not say the words of the query: they only mean it, or it comes close. */
  isNearly: z.boolean().optional(),
  /** For a kind of help without a listed provider. */
  advice: z.record(z.enum(wordLocales), z.string()).nullable(),
})
export type SearchHelp = z.infer<typeof searchHelpSchema>
export type UnknownNumber = NonNullable<SearchHelp['number']>

export const suggestedSchema = z.object({
  categories: z.array(foundCategorySchema),
  /** Typed beside something else; the categories are limited to it. */
  place: z.string().optional(),
  entries: z.array(z.object({ uuid: z.string(), name: z.string(), category: z.string(), city: z.string() })),
  towns: z.array(z.string()),
})
export type Suggested = z.infer<typeof suggestedSchema>
