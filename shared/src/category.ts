import * as z from 'zod'
import { byNameField } from './categoryName.ts'

export const topCategorySchema = z.object({
  id: z.string(),
  /** A path on our origin that begins with `/`. */
  image: z.string(),
  /** Of the message catalogues. */
  title: z.string(),
})
export type TopCategory = z.infer<typeof topCategorySchema>

/** `nameEn`: `""` if the category has no English name. */
const translatedNames = byNameField(() => z.string())

export const topicSchema = topCategorySchema.extend({
  /** In the association's order. */
  examples: z.array(z.object({ name: z.string(), ...translatedNames })),
})
export type Topic = z.infer<typeof topicSchema>

export const categoryInfoSchema = z.object({
  name: z.string(),
  ...translatedNames,
  /** Public entries in the requested region. */
  providers: z.number(),
  /** Left out of a list limited to the district; absent if none. */
  outside: z.number().optional(),
})
export type CategoryInfo = z.infer<typeof categoryInfoSchema>
