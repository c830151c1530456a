import { z } from 'zod'

/** Maximum lengths in characters, the same in forms, contract and collections. */
export const entryLimits = {
  category: 80,
  name: 150,
  street: 120,
  plz: 5,
  city: 80,
  email: 254,
  phone: 60,
  mobile: 60,
  website: 500,
  services: 1000,
  additionalInfo: 4000,
  openLine: 120,
} as const

export { barrierfreePrefix, type OpenKey, openKeys } from './entryFields.ts'

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
