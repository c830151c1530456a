import { createIntl } from '@formatjs/intl'
import { allTexts, type MessageId } from '#shared/catalogues'
import type { RefusalValues } from '#shared/contract'
import { byLocale, defaultLocale, type Locale, localeNamed } from '#shared/locales'

export type MessageValues = RefusalValues

export const localeOf = ({ i18n }: { i18n?: { language: string } }) => localeNamed(i18n?.language)

/** As the admin UI takes labels and descriptions. */
export const inEachLanguage = (id: MessageId, values?: MessageValues): Record<Locale, string> =>
  byLocale((locale) => (values ? translate(locale, id, values) : allTexts[locale][id]))

/** A list of texts is joined by commas. */
export function translate(locale: Locale, id: MessageId, values: MessageValues = {}): string {
  const text: string | undefined = allTexts[locale][id]
  if (text === undefined) throw new Error(`No text "${id}" in shared/src/messages/${locale}`)
  if (!text.includes('{')) return text
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? value.map((one) => translate(locale, one.id as MessageId, one.values)).join(', ')
      : value,
  ])
  return intls[locale].formatMessage({ id }, Object.fromEntries(formatted))
}

/** In German, for mails, the log and messages of calls, whose readers' language is unknown. */
export const say = (id: MessageId, values?: MessageValues): string => translate(defaultLocale, id, values)

const rejectBroken = (error: Error) => {
  throw error
}
/** Each caches the texts it has read: an import shows the same ones thousands of times. */
const intls = byLocale((locale) => createIntl({ locale, messages: allTexts[locale], onError: rejectBroken }))
