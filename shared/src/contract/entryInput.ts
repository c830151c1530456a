import * as z from 'zod'
import { areaForm, closureSchema, contentOrder, placesForm } from '../entry.ts'
import { byKind } from '../fields/entryFields.ts'
import { readNumber } from '../fields/typedFields.ts'
import { maxLengthOf } from '../rules/entryRules.ts'
import { textInput } from '../textInput.ts'
import { input } from './call.ts'

/** A number; forms send it as text. */
const degrees = z.preprocess(
  (value) => (typeof value === 'string' ? readNumber(value) : value),
  z.number().nullish(),
)

type InputName = (typeof contentOrder)[number] | 'categoryNew'

const descriptions: Readonly<Partial<Record<InputName, string>>> = {
  opened: 'Lines joined by `;`; `open1…open5` win over it',
  category: '`other`: a new one, named in `categoryNew`',
  serviceArea: areaForm,
  places: `${placesForm}; without a day it is today`,
}

const inputNames = contentOrder.flatMap<InputName>((name) =>
  name === 'category' ? [name, 'categoryNew'] : name,
)
const yesOrNo = z.boolean().nullish()
const inputShape = byKind(
  inputNames,
  { degrees, flag: yesOrNo, tristate: yesOrNo.meta({ description: '`null`: nobody has said' }) },
  (name) => {
    const text = textInput(maxLengthOf(name) ?? 0).nullish()
    const description = descriptions[name]
    return description ? text.meta({ description }) : text
  },
)

/**
 * Only what is too long to be looked at is refused; the rules (`entryRules.ts`) are stricter, in the order of the form.
 */
export const entryInput = z.object({
  ...inputShape,
  closures: z
    .array(closureSchema)
    .max(100)
    .nullish()
    .meta({ description: '`closedDates` as dates; wins over it' }),
})

/** Body for a new entry, an update, or a request for one. */
export const entryInputSchema = entryInput.extend({
  uuid: input.anyId.nullish(),
  updatedAt: input.readAt.nullish(),
  token: textInput(100).nullish(),
  noEmail: z.boolean().nullish(),
  noStreet: z.boolean().nullish(),
})
export type EntryRequest = z.infer<typeof entryInputSchema>
