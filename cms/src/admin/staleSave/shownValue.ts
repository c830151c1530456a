import { pageWords } from '@directory/shared/pageHtml/pageWords'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'

type I18n = Pick<I18nClient, 'fallbackLanguage' | 'language' | 't'>

/** Returns a label of the configuration in the reader's language. */
export const fieldLabel = (field: ClientField, i18n: I18n): string => {
  const label = 'label' in field ? field.label : undefined
  if (label && typeof label !== 'function') return getTranslation(label as never, i18n as never) as string
  return 'name' in field ? String(field.name) : ''
}

/**
 * Returns a field's value as people read it.
 *
 * @param names names of the referenced documents, by id
 */
export function shownValue(
  field: ClientField,
  value: unknown,
  names: ReadonlyMap<string, string>,
  i18n: I18n,
): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field.type) {
    case 'checkbox':
      return i18n.t(value ? 'general:true' : 'general:false')
    case 'select': {
      const option = field.options.find((one) => typeof one === 'object' && one.value === value)
      return typeof option === 'object'
        ? (getTranslation(option.label as never, i18n as never) as string)
        : String(value)
    }
    case 'date':
      return String(value).slice(0, 10)
    case 'code':
      return pageWords(String(value))
    case 'relationship':
    case 'upload':
      return idsOf(value)
        .map((id) => names.get(id) ?? id)
        .join(', ')
    case 'group':
    case 'array':
      return [value]
        .flat()
        .map((row) => shownRow(field.fields, row, names, i18n))
        .join('\n')
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function shownRow(
  fields: readonly ClientField[],
  row: unknown,
  names: ReadonlyMap<string, string>,
  i18n: I18n,
): string {
  const values = (row ?? {}) as Record<string, unknown>
  const shown = (inner: readonly ClientField[]): string[] =>
    inner.flatMap((field) => {
      if (!('name' in field) || !field.name) return 'fields' in field ? shown(field.fields) : []
      const text = shownValue(field, values[field.name], names, i18n)
      return text && field.name !== 'id' ? [`${fieldLabel(field, i18n)}: ${text}`] : []
    })
  return shown(fields).join(', ')
}

/** Returns the ids in a reference, populated or not. */
export function idsOf(value: unknown): string[] {
  return [value ?? []].flat().flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown; value?: unknown }).id : one
    return typeof id === 'string' ? [id] : []
  })
}
