'use client'
import { useTranslation } from '@payloadcms/ui'

/** The language of the admin UI, of the two that our own parts of it know. */
export function useLanguage(): 'de' | 'en' {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'de'
}
