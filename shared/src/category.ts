import * as z from 'zod'
import { byNameField } from './categoryName.ts'

export { cleanCategoryName } from './categoryName.ts'

export const topCategorySchema = z.object({
  id: z.string(),
  /** A path on our origin that begins with `/`. */
  image: z.string(),
  /** Key of the message catalogues. */
  title: z.string(),
})
export type TopCategory = z.infer<typeof topCategorySchema>

/** `nameEn`: `""` if the category has no English name. */
const translatedNames = byNameField(() => z.string())

export const topicSchema = topCategorySchema.extend({
  /** The first of its categories, in the association's order. */
  examples: z.array(z.object({ name: z.string(), ...translatedNames })),
})
export type Topic = z.infer<typeof topicSchema>

export const categoryInfoSchema = z.object({
  name: z.string(),
  ...translatedNames,
  /** Number of its public entries in the requested region. */
  providers: z.number(),
  /** Number of those that a list limited to the district leaves out; absent if none. */
  outside: z.number().optional(),
})
export type CategoryInfo = z.infer<typeof categoryInfoSchema>
