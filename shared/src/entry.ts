import * as z from 'zod'
import { byKind, type EntryFieldName, entryFieldNames, phoneNames } from './fields/entryFields.ts'
import { withMoved } from './fields/formOrder.ts'
import { recordOf } from './ownValue.ts'

/** `opened`: the opening lines joined by semicolons. */
type ContentName = EntryFieldName | 'opened'

/** Field names in the order of the answers. */
export const contentOrder = withMoved(
  entryFieldNames,
  ['website', 'email', 'phone', 'mobile', 'additionalInfo'],
  'street',
).flatMap<ContentName>((name) => (name === 'open5' ? [name, 'opened'] : name))

/** For readers of the API description. */
export const areaForm = '`ganzer Landkreis`, `15 km` (around the address), `Ebern, Eltmann` or `""`'

/** Forms of the field for free places. */
export const placesForm =
  '`frei, Stand 03.01.2026` or `Warteliste, Stand 03.01.2026`, gone after thirty days, or `""`'

const contentShape = byKind(
  contentOrder,
  {
    degrees: z.number().nullable(),
    flag: z.boolean(),
    tristate: z.boolean().nullable().meta({ description: '`null`: nobody has said' }),
    area: z.string().meta({ description: areaForm }),
    places: z.string().meta({ description: placesForm }),
  },
  () => z.string(),
)

/** Days such as `2026-08-01`, including the first and the last. */
export const closureSchema = z.object({ from: z.string().max(40), to: z.string().max(40) })

/** As everyone may see it. Empty strings are `""`. */
export const entrySchema = z.object({
  uuid: z.string(),
  ...contentShape,
  /** As shown; the fields themselves are as typed. */
  ...recordOf(
    phoneNames.map((name) => `${name}Text` as const),
    () => z.string(),
  ),
  /** Of its town in degrees; only if `lat` and `lon` are not known. */
  townPosition: z.object({ lat: z.number(), lon: z.number() }).optional(),
  /** The position is the middle of the postcode, because the address was not found. */
  isApproximate: z.literal(true).optional(),
  /** Of the lines that were understood, in OpenStreetMap's notation; `""` if none was. */
  hours: z.string(),
  /** Lines that were not understood, as typed. */
  hoursNotes: z.array(z.string()),
  /** The times do not apply each week, or a line that was not understood may change them. */
  hoursUncertain: z.boolean(),
  /** `closedDates` as dates. */
  closures: z.array(closureSchema),
  /** Of the last confirmation (`2026-03-14`); null if unknown. */
  checkedAt: z.string().nullable(),
  updatedAt: z.string(),
})
export type Entry = z.infer<typeof entrySchema>
