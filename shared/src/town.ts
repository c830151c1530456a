import * as z from 'zod'

/** A town of the directory with the middle of its listed providers, in degrees. */
export const townSchema = z.object({
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Of a village: the municipalities that it may belong to. */
  within: z.array(z.string()).optional(),
})
export type Town = z.infer<typeof townSchema>
