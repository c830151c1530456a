import * as z from 'zod'

export { barrierfreePrefix, entryLimits, openKeys } from './entryFields.ts'

/** A provider as everyone may see it. Strings are `""` when empty. */
export const entrySchema = z.object({
  uuid: z.string(),
  category: z.string(),
  name: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  additionalInfo: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  open1: z.string(),
  open2: z.string(),
  open3: z.string(),
  open4: z.string(),
  open5: z.string(),
  opened: z.string(),
  services: z.string(),
  barrierfree: z.boolean(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  updatedAt: z.string(),
})
export type Entry = z.infer<typeof entrySchema>
