import type { Field, Option } from 'payload'
import { inEachLanguage } from '#lib/words/translate.ts'
import { allTexts, type MessageId } from '#shared/catalogues'
import { defaultLocale } from '#shared/locales'

/** Undefined if there is none. */
export const textOf = (key: string) =>
  key in allTexts[defaultLocale] ? inEachLanguage(key as MessageId) : undefined

/**
 * Labels, descriptions and names of choices are texts: `<of>.<name>`, `<of>.<name>.about` and `<of>.<name>.<choice>`;
 * fields of a group or list are named below it. Hidden fields have none, so lists do not offer them as columns or
 * filters.
 */
export const withTexts = (of: string, fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'ui') return field
    const inner = 'fields' in field ? field.fields : []
    if (!('name' in field)) return { ...field, fields: withTexts(of, inner) } as Field
    const key = `${of}.${field.name}`
    const label = textOf(key)
    const description = textOf(`${key}.about`)
    const [singular, plural] = [textOf(`${key}.one`), textOf(`${key}.many`)]
    const { hidden, admin } = field as { hidden?: boolean; admin?: { hidden?: unknown } }
    const isHidden = Boolean(hidden || admin?.hidden)
    if (!label && !field.label && !isHidden) throw new Error(`No text "${key}"`)
    return {
      ...field,
      ...(label && { label }),
      ...(singular && plural && { labels: { singular, plural } }),
      admin: {
        ...admin,
        ...(description && { description }),
        ...(isHidden && { disableListColumn: true, disableListFilter: true }),
      },
      ...(inner.length > 0 && { fields: withTexts(key, inner) }),
      ...('options' in field && { options: field.options.map((option) => namedOption(key, option)) }),
    } as Field
  })

const namedOption = (key: string, option: Option): Option => {
  const label = typeof option === 'string' && textOf(`${key}.${option}`)
  return label ? { value: option, label } : option
}
