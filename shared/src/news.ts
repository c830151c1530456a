import * as z from 'zod'
import { newsFields } from './fields/newsFields.ts'
import { answerShape } from './fields/nounSchemas.ts'

/** `picture` is a path on our origin, or `""`. */
export const newsSchema = z.object({
  nuuid: z.string(),
  ...answerShape(newsFields),
  createDate: z.string(),
  /** Pixels; absent without a picture, or if it has no size of its own. */
  pictureWidth: z.number().optional(),
  pictureHeight: z.number().optional(),
  /** ISO 8601. */
  updatedAt: z.string(),
})
export type News = z.infer<typeof newsSchema>
