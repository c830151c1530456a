import {
  emptyValue,
  fieldNames,
  type NounField,
  type NounFields,
  type NounValues,
} from '#shared/fields/nounFields'
import { filePath } from '#shared/filePath'
import { byOtherLocale } from '#shared/locales'
import { phoneText } from './phoneText.ts'

export const storedText = (value: unknown) => (typeof value === 'string' ? value : '')
export const storedTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
export const isoText = (value: unknown) => (value instanceof Date ? value.toISOString() : storedText(value))

function storedValue({ kind }: NounField, value: unknown) {
  switch (kind) {
    case 'flag':
      return value === true
    case 'number':
      return typeof value === 'number' ? value : 0
    case 'categories':
      return storedTexts(value)
    case 'day':
      return isoText(value)
    case 'translations': {
      const texts = value as Readonly<Record<string, unknown>> | null | undefined
      return byOtherLocale((locale) => storedText(texts?.[locale]))
    }
    default:
      return storedText(value)
  }
}

export const storedValues = <Fields extends NounFields>(fields: Fields, doc: object) => {
  const values = doc as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    fieldNames(fields).map((name) => [name, storedValue(fields[name] as NounField, values[name])]),
  ) as NounValues<Fields>
}

type PhoneTexts<Fields extends NounFields> = {
  [N in keyof Fields & string as Fields[N]['kind'] extends 'phone' ? `${N}Text` : never]: string
}

/** Of the table alone, so that nothing else in a row can leak. */
export const publicValues = <Fields extends NounFields>(fields: Fields, row: object) => {
  const values = row as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    fieldNames(fields).flatMap((name): [string, unknown][] => {
      const { kind, staffOnly } = fields[name] as NounField
      if (staffOnly) return []
      const value = values[name] ?? emptyValue(kind)
      if (kind === 'day') return [[name, String(value).slice(0, 10)]]
      if (kind === 'picture') return [[name, value === '' ? '' : filePath(String(value))]]
      const pair: [string, unknown] = [name, value]
      return kind === 'phone' ? [pair, [`${name}Text`, phoneText(String(value))]] : [pair]
    }),
  ) as {
    [N in keyof Fields & string as Fields[N] extends { staffOnly: true } ? never : N]: NounValues<Fields>[N]
  } & PhoneTexts<Fields>
}
