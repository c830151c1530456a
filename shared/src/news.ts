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
  /** Path of a picture on our origin, or `""`. */
  picture: z.string(),
  /** What it shows, for those who do not see it. */
  pictureAlt: z.string(),
  /** Its pixels; absent without a picture, and of pictures without a size of their own. */
  pictureWidth: z.number().optional(),
  pictureHeight: z.number().optional(),
  /** Of the public answers always false. */
  draft: z.boolean(),
  /** First and last day on which it is public (`YYYY-MM-DD`), or `""`. */
  showFrom: z.string(),
  showUntil: z.string(),
  /** ISO 8601 */
  updatedAt: z.string(),
})
export type News = z.infer<typeof newsSchema>
