import type { MessageId } from './catalogues.ts'
import { pageTitles } from './page.ts'
import { routes } from './routes.ts'

interface SitePage {
  title: MessageId
  href: string
  words: string
}

export const sitePages: Readonly<Record<string, SitePage>> = {
  news: {
    title: 'nav.news',
    href: routes.news.href(),
    words:
      'Neuigkeiten News Termine Terminkalender Veranstaltungen Aktuelles Nachrichten Ankündigungen events dates',
  },
  links: { title: 'nav.links', href: routes.links.href(), words: 'Links Linkliste Internetseiten websites' },
  contact: { title: 'contact.title', href: routes.contact.href(), words: 'Kontakt Ansprechpartner contact' },
  about: {
    title: pageTitles.about,
    href: routes.about.href(),
    words: 'Über uns Verein Träger Vorstand association',
  },
  privacy: {
    title: pageTitles.privacy,
    href: routes.privacy.href(),
    words: 'Datenschutz Datenschutzerklärung privacy',
  },
  imprint: { title: pageTitles.imprint, href: routes.imprint.href(), words: 'Impressum imprint' },
  assistance: { title: pageTitles.assistance, href: routes.help.href(), words: 'Anleitung Bedienungshilfe' },
}
