import * as z from 'zod'

export const settingsSchema = z.object({
  siteTitle: z.string(),
  association: z.string(),
  contactEmail: z.string(),
  region: z.object({
    key: z.string(),
    label: z.string(),
    aliases: z.array(z.string()),
    lat: z.number(),
    lon: z.number(),
    radiusKm: z.number(),
  }),
})
export type Settings = z.infer<typeof settingsSchema>
