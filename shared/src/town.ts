import * as z from 'zod'

/** With the centre of its listed providers, in degrees. */
export const townSchema = z.object({
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** For a village: the municipalities that it may belong to. */
  within: z.array(z.string()).optional(),
})

export const locationSchema = z.object({
  /** As shown and used in addresses: `Neuses (Bundorf)`; `""` for degrees far from any place. */
  label: z.string(),
  names: z.array(z.string()),
  within: z.array(z.string()),
  lat: z.number(),
  lon: z.number(),
  /** Municipality, if the village's centre is unknown; or `""`. */
  measuredFrom: z.string(),
  /** Labels of other places with the same name. */
  others: z.array(z.string()),
})
export type Location = z.infer<typeof locationSchema>

export const placeSchema = z.object({ label: z.string(), postcode: z.string() })
export type Town = z.infer<typeof townSchema>
