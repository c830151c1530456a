import * as z from 'zod'
import { entryLimits } from './entryFields.ts'

/** Types only: the rules (`entryRules.ts`) refuse what is too long, in words and in the order of the form. */
const line = (maxLength: number) => z.string().nullish().meta({ maxLength })

/** Fields of a form come as text. */
const degrees = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  return value.trim() === '' ? null : Number(value.trim().replace(',', '.'))
}, z.number().nullish())

/** Entry fields of a request; the rules about their content are in `entryRules.ts`. */
export const entryInput = z.object({
  category: line(entryLimits.category).meta({ description: '`other`: a new one, named in `categoryNew`' }),
  categoryNew: line(entryLimits.category),
  name: line(entryLimits.name),
  website: line(entryLimits.website),
  email: line(entryLimits.email),
  phone: line(entryLimits.phone),
  mobile: line(entryLimits.mobile),
  additionalInfo: line(entryLimits.additionalInfo),
  street: line(entryLimits.street),
  plz: line(entryLimits.plz),
  city: line(entryLimits.city),
  open1: line(entryLimits.openLine),
  open2: line(entryLimits.openLine),
  open3: line(entryLimits.openLine),
  open4: line(entryLimits.openLine),
  open5: line(entryLimits.openLine),
  opened: z.string().nullish().meta({ description: 'Lines joined by `;`; `open1…open5` win over it' }),
  services: line(entryLimits.services),
  barrierfree: z.boolean().nullish(),
  lat: degrees,
  lon: degrees,
})

/** What a new entry, an update or a request for one sends. */
export const entryInputSchema = entryInput.extend({
  uuid: z.string().max(100).nullish(),
  /** As it was read; an update is refused when the entry has changed since. */
  updatedAt: z.string().max(40).nullish(),
  token: z.string().max(100).nullish(),
  noEmail: z.boolean().nullish(),
})
export type EntryRequest = z.infer<typeof entryInputSchema>
