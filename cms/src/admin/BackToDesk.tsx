import type { ServerProps } from 'payload'
import { localeNamed, localePath } from '#shared/locales'
import { routes } from '#shared/routes'
import './BackToDesk.css'
import { adminText } from './adminText.ts'

export function BackToDesk({ user, i18n }: ServerProps) {
  if (!user) return null
  const words = adminText(i18n, 'admin.desk')
  return (
    <nav className="back-to-desk" aria-label={words}>
      <a href={localePath(localeNamed(i18n.language), routes.edit.href())}>‹ {words}</a>
    </nav>
  )
}
