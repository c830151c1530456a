import { type ComponentProps, useCallback } from 'react'
import { type IntlProvider, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { MessageId } from '#shared/catalogues'
import { type Locale, localePath, splitLocale } from '#shared/locales'

export type { MessageId }
/** In browsers, texts with placeholders are compiled already. */
export type CompiledCatalogue = ComponentProps<typeof IntlProvider>['messages'] & object
export type TextValues = Record<string, string | number>

/** Use `useLooseText` for keys that come from data. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  return useLooseText()
}

export function useLooseText(): (id: string, values?: TextValues) => string {
  const intl = useIntl()
  return useCallback((id, values) => (id in intl.messages ? intl.formatMessage({ id }, values) : id), [intl])
}

export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale
}

/** (German) path of the page. */
export function usePlainPath(): string {
  return splitLocale(useLocation().pathname).path
}

export function useLocalPath(): (path: string) => string {
  const locale = useLocale()
  return useCallback((path) => localePath(locale, path), [locale])
}
