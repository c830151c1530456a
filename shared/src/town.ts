import * as z from 'zod'

/** A town of the directory with the middle of its listed providers, in degrees. */
export const townSchema = z.object({
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Of a village: the municipalities that it may belong to. */
  within: z.array(z.string()).optional(),
})

/** Where a visitor lives, or a query says. */
export const locationSchema = z.object({
  /** As it is shown and stands in addresses: `Neuses (Bundorf)`; `""` for degrees far from any place. */
  label: z.string(),
  names: z.array(z.string()),
  within: z.array(z.string()),
  lat: z.number(),
  lon: z.number(),
  /** The municipality from whose middle distances are measured, as the village's own is not known; or `""`. */
  measuredFrom: z.string(),
  /** Labels of other places that the same name may mean. */
  others: z.array(z.string()),
})
export type Location = z.infer<typeof locationSchema>

/** A place that can be chosen. */
export const placeSchema = z.object({ label: z.string(), postcode: z.string() })
export type Place = z.infer<typeof placeSchema>
export type Town = z.infer<typeof townSchema>
