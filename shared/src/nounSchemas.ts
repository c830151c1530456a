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

/** Text of a body; null empties a field. */
const text = textInput.or(z.null().transform(() => '')).optional()
const flag = z.boolean().optional()

/** Returns the shape of the fields in a call's input; absent fields stay unchanged. */
export const inputShape = <Fields extends NounFields>(fields: Fields) =>
  Object.fromEntries(
    fieldNames(fields).map((name) => [name, (fields[name] as NounField).kind === 'flag' ? flag : text]),
  ) as { [N in Name<Fields>]: Fields[N]['kind'] extends 'flag' ? typeof flag : typeof text }
