import * as z from 'zod'

/** Views of the table of all entries that one account can keep. */
export const maxViews = 20
export const maxViewName = 40

/** A view of the table of all entries: its name and the query of its address. */
export const entryView = z.object({
  name: z.string().trim().min(1).max(maxViewName),
  search: z.string().max(500),
})
export type EntryView = z.infer<typeof entryView>
