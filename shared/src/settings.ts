import * as z from 'zod'
import { otherLocales } from './locales.ts'
import { openDataLicenceNames } from './openData.ts'
import { type FederalState, federalStates } from './publicHoliday.ts'

const states = Object.keys(federalStates) as [FederalState, ...FederalState[]]

export const settingsSchema = z.object({
  siteTitle: z.string(),
  association: z.string(),
  contactEmail: z.string(),
  region: z.object({
    /** Value in addresses, e.g. `hassberge`. */
    key: z.string(),
    label: z.string(),
    /** Links may contain them. */
    aliases: z.array(z.string()),
    lat: z.number(),
    lon: z.number(),
    radiusKm: z.number(),
  }),
  /** As typed; `""` if the association has none. */
  phone: z.string(),
  /** As shown. */
  phoneText: z.string(),
  phoneHours: z.string(),
  /** Who runs the site, for staff; `""` if nobody is named. */
  operator: z.string(),
  /** The same in English, or `""` if the words were not understood. */
  phoneHoursIn: z.partialRecord(z.enum(otherLocales), z.string()),
  postalAddress: z.string(),
  /** Only those with a number. */
  importantNumbers: z.array(
    z.object({ label: z.string(), phone: z.string(), phoneText: z.string(), hint: z.string() }),
  ),
  /** As typed and as shown, and its page; each may be `""`. */
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
  /** Only part of their state has the holiday. */
  localHolidayTowns: z.array(z.string()),
  /** Address of a connection in the region's timetable, with placeholders, or `""`. */
  timetableUrl: z.string(),
  /** Bus that comes on demand; null if there is none. */
  demandBus: z
    .object({
      name: z.string(),
      phone: z.string(),
      phoneText: z.string(),
      /** Towns it serves; empty: the whole region. */
      towns: z.array(z.string()),
    })
    .nullable(),
  /** Null until an Admin has confirmed the statement. */
  accessibility: z
    .object({
      /** `YYYY-MM-DD` */
      confirmedOn: z.string(),
      /** In lines; `""` if none are known. */
      gaps: z.string(),
      /** For complaints, in lines, besides the association's own mail and telephone. */
      contact: z.string(),
      /** The body that mediates, in lines. */
      mediator: z.string(),
    })
    .nullable(),
  /** Published last by an Admin; null if there is none. */
  brochure: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** If not, nothing may promise a mail. */
  sendsMail: z.boolean(),
  /** They may show lists and search in a frame: `www.example.de` or `*.example.de`. */
  embedHosts: z.array(z.string()),
  /** Licence of the open data; null: there are none. */
  openData: z.enum(openDataLicenceNames).nullable(),
})
export type Settings = z.infer<typeof settingsSchema>

export const emptySettings = {
  phone: '',
  phoneText: '',
  phoneHours: '',
  operator: '',
  phoneHoursIn: {},
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
  sendsMail: true,
  embedHosts: [],
  openData: null,
} satisfies Partial<Settings>
