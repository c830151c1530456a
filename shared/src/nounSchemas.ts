import * as z from 'zod'
import { fieldNames, type NounField, type NounFieldKind, type NounFields } from './nounFields.ts'
import { textInput } from './textInput.ts'

type Name<Fields> = keyof Fields & string
type PublicName<Fields extends NounFields> = {
  [N in Name<Fields>]: Fields[N] extends { staffOnly: true } ? never : N
}[Name<Fields>]

type SchemaOf<Kind extends NounFieldKind> = Kind extends 'flag' ? z.ZodBoolean : z.ZodString
type PhoneText<Fields extends NounFields> = {
  [N in PublicName<Fields> as Fields[N]['kind'] extends 'phone' ? `${N}Text` : never]: z.ZodString
}

/** Returns the shape of the fields in answers; telephone numbers also as shown (`phoneText`). */
export const answerShape = <Fields extends NounFields>(fields: Fields) =>
  Object.fromEntries(
    fieldNames(fields).flatMap((name) => {
      const { kind, staffOnly } = fields[name] as NounField
      if (staffOnly) return []
      const pair = [name, kind === 'flag' ? z.boolean() : z.string()] as const
      return kind === 'phone' ? [pair, [`${name}Text`, z.string()]] : [pair]
    }),
  ) as { [N in PublicName<Fields>]: SchemaOf<Fields[N]['kind']> } & PhoneText<Fields>

/** Limits of kinds whose stored values do not tell how long they may be when they are sent. */
const sentLimits: Partial<Record<NounFieldKind, number>> = { markup: 50_000, picture: 1000 }

/** Text of a body; null empties a field. */
const textOf = ({ kind, limit = 100 }: NounField) =>
  textInput(sentLimits[kind] ?? limit)
    .or(z.null().transform(() => ''))
    .optional()
const flag = z.boolean().optional()

/** Returns the shape of the fields in a call's input; absent fields stay unchanged. */
export const inputShape = <Fields extends NounFields>(fields: Fields) =>
  Object.fromEntries(
    fieldNames(fields).map((name) => {
      const field = fields[name] as NounField
      return [name, field.kind === 'flag' ? flag : textOf(field)]
    }),
  ) as { [N in Name<Fields>]: Fields[N]['kind'] extends 'flag' ? typeof flag : ReturnType<typeof textOf> }
