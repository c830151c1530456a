import * as z from 'zod'

/** A town of the directory with the centre of its listed providers, in degrees. */
export const townSchema = z.object({
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** For a village: the municipalities that it may belong to. */
  within: z.array(z.string()).optional(),
})

/** The place where a visitor lives, or that a query names. */
export const locationSchema = z.object({
  /** Name as shown and used in addresses: `Neuses (Bundorf)`; `""` for degrees far from any place. */
  label: z.string(),
  names: z.array(z.string()),
  within: z.array(z.string()),
  lat: z.number(),
  lon: z.number(),
  /** Municipality from whose centre distances are measured if the village's is unknown; or `""`. */
  measuredFrom: z.string(),
  /** Labels of other places with the same name. */
  others: z.array(z.string()),
})
export type Location = z.infer<typeof locationSchema>

/** A place to choose. */
export const placeSchema = z.object({ label: z.string(), postcode: z.string() })
export type Place = z.infer<typeof placeSchema>
export type Town = z.infer<typeof townSchema>
