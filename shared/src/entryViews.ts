import * as z from 'zod'
import { maxViewName } from './entryTable.ts'
import { inputLimit } from './inputLimit.ts'

export const entryViewSchema = z.object({
  name: z.string().max(inputLimit(maxViewName), { abort: true }).trim().min(1).max(maxViewName),
  search: z.string().max(500),
})
export type EntryView = z.infer<typeof entryViewSchema>
