'use client'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { DateField, FieldDiffClientProps } from 'payload'
import { useLanguage } from './language.ts'
import { regionTime } from './regionTime.ts'

const words = { de: { yes: 'Ja', no: 'Nein' }, en: { yes: 'Yes', no: 'No' } }

/** Shows in words, in the comparison of two versions, a field that Payload shows in technical form. */
export function ValueDiff({
  field,
  comparisonValue,
  versionValue,
  nestingLevel,
  locale,
}: FieldDiffClientProps) {
  const { i18n } = useTranslation()
  const language = useLanguage()
  const isDay = (field.admin as DateField['admin'])?.date?.pickerAppearance === 'dayOnly'
  const html = (value: unknown) => `<p>${escapeDiffHTML(inWords(value, field.type, isDay, language))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    tokenizeByCharacter: false,
    postProcess: unescapeDiffHTML,
  })
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: 'label' in field ? field.label : undefined, ...(locale && { locale }) } as never}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  )
}

function inWords(value: unknown, type: string, isDay: boolean, language: 'de' | 'en'): string {
  if (type === 'checkbox') return words[language][value === true ? 'yes' : 'no']
  if (value === null || value === undefined) return ''
  if (type === 'date') return isDay ? day(String(value), language) : regionTime(value, language)
  return [value].flat().map(String).join(', ')
}

const day = (iso: string, language: 'de' | 'en') => regionTime(iso, language, { dateStyle: 'medium' })
