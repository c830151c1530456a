import * as z from 'zod'

export const newsSchema = z.object({
  nuuid: z.string(),
  title: z.string(),
  /** Sanitised inline markup; line breaks as `<br>`. */
  text: z.string(),
  /** `YYYY-MM-DD` */
  occurDate: z.string(),
  createDate: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The number as it is shown. */
  phoneText: z.string(),
  /** ISO 8601 */
  updatedAt: z.string(),
})
export type News = z.infer<typeof newsSchema>
