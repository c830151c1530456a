import * as z from 'zod'

export const linkSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  category: z.string(),
  region: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The number as it is shown. */
  phoneText: z.string(),
  /** ISO 8601 */
  updatedAt: z.string(),
})
export type Link = z.infer<typeof linkSchema>
