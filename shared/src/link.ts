import * as z from 'zod'
import { linkFields } from './fields/linkFields.ts'
import { answerShape } from './fields/nounSchemas.ts'

export const linkSchema = z.object({
  uuid: z.string(),
  ...answerShape(linkFields),
  /** ISO 8601. */
  updatedAt: z.string(),
})
export type Link = z.infer<typeof linkSchema>
