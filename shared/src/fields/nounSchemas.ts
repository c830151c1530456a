import * as z from 'zod'
import { recordOf } from '../ownValue.ts'
import { textInput } from '../textInput.ts'
import { fieldNames, type NounField, type NounFieldKind, type NounFields } from './nounFields.ts'

type Name<Fields> = keyof Fields & string
type PublicName<Fields extends NounFields> = {
  [N in Name<Fields>]: Fields[N] extends { staffOnly: true } ? never : N
}[Name<Fields>]

type SchemaOf<Kind extends NounFieldKind> = Kind extends 'flag' ? z.ZodBoolean : z.ZodString
type PhoneText<Fields extends NounFields> = {
  [N in PublicName<Fields> as Fields[N]['kind'] extends 'phone' ? `${N}Text` : never]: z.ZodString
}

/** Telephone numbers also as shown (`phoneText`). */
export const answerShape = <Fields extends NounFields>(fields: Fields) =>
  Object.fromEntries(
    fieldNames(fields).flatMap((name) => {
      const { kind, staffOnly } = fields[name] as NounField
      if (staffOnly) return []
      const pair = [name, kind === 'flag' ? z.boolean() : z.string()] as const
      return kind === 'phone' ? [pair, [`${name}Text`, z.string()]] : [pair]
    }),
  ) as { [N in PublicName<Fields>]: SchemaOf<Fields[N]['kind']> } & PhoneText<Fields>

/** Of kinds whose stored values do not tell how long they may be when sent. */
const sentLimits: Partial<Record<NounFieldKind, number>> = { markup: 50_000, picture: 1000 }

/** Text of a body; null empties a field. */
const textOf = ({ kind, limit = 100 }: NounField) =>
  textInput(sentLimits[kind] ?? limit)
    .or(z.null().transform(() => ''))
    .optional()
const flag = z.boolean().optional()

/** Absent fields stay unchanged. */
export const inputShape = <Fields extends NounFields>(fields: Fields) =>
  recordOf(fieldNames(fields), (name) => {
    const field = fields[name] as NounField
    return field.kind === 'flag' ? flag : textOf(field)
  }) as { [N in Name<Fields>]: Fields[N]['kind'] extends 'flag' ? typeof flag : ReturnType<typeof textOf> }
