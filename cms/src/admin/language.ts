'use client'
import { useTranslation } from '@payloadcms/ui'

/** Returns the language of the admin UI, one of the two that our own parts of it support. */
export function useLanguage(): 'de' | 'en' {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'de'
}
