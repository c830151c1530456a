import type { ServerProps } from 'payload'
import './BackToDesk.css'

const words = { de: 'Zur Redaktion', en: 'To the editorial area' }

/** On top of each page of the admin UI, whose views are opened from the editorial area. */
export function BackToDesk({ user, i18n }: ServerProps) {
  if (!user) return null
  const isEnglish = i18n.language === 'en'
  return (
    <nav className="back-to-desk" aria-label={words[isEnglish ? 'en' : 'de']}>
      <a href={isEnglish ? '/en/edit' : '/edit'}>← {words[isEnglish ? 'en' : 'de']}</a>
    </nav>
  )
}
