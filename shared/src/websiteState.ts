import * as z from 'zod'

/** What staff see of a website that needs a look; ISO 8601 and an address, or null. */
export const websiteStateSchema = z.object({
  /** Since when it does not answer, if that is three weeks or longer. */
  silentSince: z.string().nullable(),
  /** Where it has moved for good. */
  movedTo: z.string().nullable(),
})
export type WebsiteState = z.infer<typeof websiteStateSchema>
