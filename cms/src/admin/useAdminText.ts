'use client'
import { useTranslation } from '@payloadcms/ui'
import { type AdminText, adminText } from './adminText.ts'

/** Returns what gives texts in the language of the admin UI. */
export function useAdminText(): (id: AdminText) => string {
  const { i18n } = useTranslation()
  return (id) => adminText(i18n, id)
}
