import * as z from 'zod'
import { type FederalState, federalStates } from './publicHoliday.ts'

const states = Object.keys(federalStates) as [FederalState, ...FederalState[]]

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
  /** As typed; `""` where the association has none. */
  phone: z.string(),
  /** The number as it is shown. */
  phoneText: z.string(),
  phoneHours: z.string(),
  /** The same in English, or `""` where its words were not understood. */
  phoneHoursEn: z.string(),
  /** Lines. */
  postalAddress: z.string(),
  /** Those with a number. */
  importantNumbers: z.array(
    z.object({ label: z.string(), phone: z.string(), phoneText: z.string(), hint: z.string() }),
  ),
  /** The pharmacies' emergency service: its number as typed, as shown, and its page; each may be `""`. */
  pharmacyPhone: z.string(),
  pharmacyPhoneText: z.string(),
  pharmacyPage: z.string(),
  people: z.array(
    z.object({
      name: z.string(),
      task: z.string(),
      /** A path on our origin, or `""`. */
      picture: z.string(),
    }),
  ),
  /** A path on our origin to GeoJSON for maps, or `""`. */
  outline: z.string(),
  federalState: z.enum(states),
  /** Municipalities that have a public holiday which not all of their state have. */
  localHolidayTowns: z.array(z.string()),
  /** Address of a connection in the region's timetable, with placeholders, or `""`. */
  timetableUrl: z.string(),
  /** A bus that comes when it is called; null where there is none. */
  demandBus: z
    .object({
      name: z.string(),
      phone: z.string(),
      phoneText: z.string(),
      /** Where it goes; empty: all over the region. */
      towns: z.array(z.string()),
    })
    .nullable(),
  /** What the association says of the site's accessibility; null until an Admin has confirmed it. */
  accessibility: z
    .object({
      /** `YYYY-MM-DD` */
      confirmedOn: z.string(),
      /** What does not hold, in lines; `""` where nothing is known. */
      gaps: z.string(),
      /** Whom to tell, in lines, beside the association's own mail and telephone. */
      contact: z.string(),
      /** The body that mediates, in lines. */
      mediator: z.string(),
    })
    .nullable(),
  /** The brochure that an Admin has kept last: its title and its path on our origin; null where there is none. */
  brochure: z.object({ title: z.string(), path: z.string() }).nullable(),
})
export type Settings = z.infer<typeof settingsSchema>

/** What an association may leave out of its settings. */
export const silentSettings = {
  phone: '',
  phoneText: '',
  phoneHours: '',
  phoneHoursEn: '',
  postalAddress: '',
  importantNumbers: [],
  pharmacyPhone: '',
  pharmacyPhoneText: '',
  pharmacyPage: '',
  people: [],
  outline: '',
  federalState: 'BY',
  localHolidayTowns: [],
  timetableUrl: '',
  demandBus: null,
  accessibility: null,
  brochure: null,
} satisfies Partial<Settings>
