'use client'
import { useTranslation } from '@payloadcms/ui'
import { type AdminText, adminText } from './adminText.ts'

export function useAdminText(): (id: AdminText) => string {
  const { i18n } = useTranslation()
  return (id) => adminText(i18n, id)
}
