import * as z from 'zod'
import { areaForm, closureSchema, contentOrder, placesForm } from '../entry.ts'
import type { NamesOf } from '../fields/entryFields.ts'
import { formField } from '../fields/formOrder.ts'
import { maxLengthOf } from '../rules/entryRules.ts'
import { type TextInput, textInput } from '../textInput.ts'
import { input } from './call.ts'

/**
 * Only what is too long to be looked at is refused; the rules (`entryRules.ts`) are stricter, in the order of the form.
 */
const line = (name: string) => textInput(maxLengthOf(name) ?? 0).nullish()

const maxNumberLength = 40
/** A number; forms send it as text. */
const degrees = z.preprocess((value) => {
  if (typeof value !== 'string' || value.length > maxNumberLength) return value
  return value.trim() === '' ? null : Number(value.trim().replace(',', '.'))
}, z.number().nullish())

type InputName = (typeof contentOrder)[number] | 'categoryNew'

function schemaOf(name: InputName) {
  if (name === 'opened')
    return line(name).meta({ description: 'Lines joined by `;`; `open1…open5` win over it' })
  if (name === 'category')
    return line(name).meta({ description: '`other`: a new one, named in `categoryNew`' })
  const { kind } = formField(name)
  switch (kind) {
    case 'degrees':
      return degrees
    case 'flag':
      return z.boolean().nullish()
    case 'tristate':
      return z.boolean().nullish().meta({ description: '`null`: nobody has said' })
    case 'area':
      return line(name).meta({ description: areaForm })
    case 'places':
      return line(name).meta({ description: `${placesForm}; without a day it is today` })
    default:
      return line(name)
  }
}

type InputShape = {
  [Name in InputName]: Name extends NamesOf<'degrees'>
    ? typeof degrees
    : Name extends NamesOf<'flag' | 'tristate'>
      ? z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
      : z.ZodOptional<z.ZodNullable<TextInput>>
}
const inputNames = contentOrder.flatMap<InputName>((name) =>
  name === 'category' ? [name, 'categoryNew'] : name,
)
const inputShape = Object.fromEntries(inputNames.map((name) => [name, schemaOf(name)])) as InputShape

/** The rules about their content are in `entryRules.ts`. */
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
