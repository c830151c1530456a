import type { DateField, Field } from 'payload'
import { validateEmail, validateSaid, validateSaidIfAny, validateWebsite } from '#hooks/validate.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import type { NounField, NounFields } from '#shared/fields/nounFields'
import { byLocale, languageName, otherLocales } from '#shared/locales'

const types: Readonly<Partial<Record<NounField['kind'], Field['type']>>> = {
  text: 'textarea',
  markup: 'textarea',
  html: 'code',
  choice: 'select',
  flag: 'checkbox',
  day: 'date',
  number: 'number',
  file: 'upload',
  categories: 'relationship',
  translations: 'group',
}

const translated = (maxLength: number | undefined): Field[] =>
  otherLocales.map((name) => ({
    name,
    type: 'text',
    label: byLocale((reader) => languageName(name, reader)),
    defaultValue: '',
    validate: validateSaidIfAny,
    ...(maxLength && { maxLength }),
  }))

const dayAdmin: DateField['admin'] = { date: { pickerAppearance: 'dayOnly', displayFormat: 'd.M.yyyy' } }

const byKind: Readonly<Partial<Record<NounField['kind'], object>>> = {
  email: { validate: validateEmail },
  website: { validate: validateWebsite },
  flag: { defaultValue: false },
  file: { relationTo: 'files' },
  categories: { relationTo: 'categories', hasMany: true },
}

const saidKinds: readonly NounField['kind'][] = ['line', 'text', 'markup']

/** `names.en`. */
export const translationPaths = (name: string) => otherLocales.map((locale) => `${name}.${locale}`)

/** Descriptions, indexes, places in the admin UI. */
type Details<Fields extends NounFields> = {
  readonly [N in keyof Fields]?: Readonly<Record<string, unknown>> & { admin?: object }
}

/** In the same order. */
export function collectionFields<Fields extends NounFields>(fields: Fields, details: Details<Fields>) {
  return Object.entries(fields).map(([name, { kind, label, limit, required }]) => {
    const { admin, ...options } = details[name] ?? {}
    const wholeAdmin = { ...(kind === 'day' && dayAdmin), ...admin }
    return {
      name,
      type: types[kind] ?? 'text',
      ...(label && { label: inEachLanguage(label) }),
      ...(required && { required }),
      ...(saidKinds.includes(kind) && { validate: required ? validateSaid : validateSaidIfAny }),
      ...(kind === 'translations' ? { fields: translated(limit) } : limit && { maxLength: limit }),
      ...byKind[kind],
      ...options,
      ...(Object.keys(wholeAdmin).length > 0 && { admin: wholeAdmin }),
    } as Field
  })
}
