import { fieldNames, type NounFields } from '#shared/fields/nounFields'
import { recordOf } from '#shared/ownValue'
import { isEmail, isPhone, toWebsite } from '#shared/wellFormed'

export const byField = <Fields extends NounFields>(
  fields: Fields,
  value: (name: keyof Fields & string) => string,
) => recordOf(fieldNames(fields), value)

const checks: Readonly<Partial<Record<string, (value: string) => boolean>>> = {
  website: (value) => toWebsite(value) !== null,
  email: isEmail,
  phone: isPhone,
}

export const kindProblems = (fields: NounFields, values: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = values[name]?.trim() ?? ''
      return value === '' || (checks[kind]?.(value) ?? true) ? [] : [[name, `${kind}_invalid`]]
    }),
  )
