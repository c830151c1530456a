import * as z from 'zod'

export { cleanCategoryName } from './categoryName.ts'

export const topCategorySchema = z.object({
  id: z.string(),
  /** A path on our origin that begins with `/`. */
  image: z.string(),
  /** A key of the message catalogues. */
  title: z.string(),
})
export type TopCategory = z.infer<typeof topCategorySchema>

export const topicSchema = topCategorySchema.extend({
  /** The first of its categories, in the order in which the association put them. */
  examples: z.array(z.object({ name: z.string(), nameEn: z.string() })),
})
export type Topic = z.infer<typeof topicSchema>

export const categoryInfoSchema = z.object({
  name: z.string(),
  /** `""` if the category has no English name. */
  nameEn: z.string(),
  /** How many public entries it has, in the region asked for. */
  providers: z.number(),
})
export type CategoryInfo = z.infer<typeof categoryInfoSchema>
