import { z } from 'zod'

export const topCategorySchema = z.object({
  id: z.string(),
  /** A path on our origin that begins with `/`. */
  image: z.string(),
  /** A key of the message catalogues. */
  title: z.string(),
})
export type TopCategory = z.infer<typeof topCategorySchema>

/** Names end up in addresses, so these characters are taken out. */
export function cleanCategoryName(name: string): string {
  return name
    .replace(/[+/?&#%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
