import { pageLabels } from './page.ts'
import { routes } from './routes.ts'

interface SitePage {
  de: string
  en: string
  href: string
  /** What people call it. */
  words: string
}

/** Pages of the site that a search may lead to. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  news: {
    ...{ de: 'Neuigkeiten', en: 'News', href: routes.news.href() },
    words:
      'Neuigkeiten News Termine Terminkalender Veranstaltungen Aktuelles Nachrichten Ankündigungen events dates',
  },
  links: {
    de: 'Links',
    en: 'Links',
    href: routes.links.href(),
    words: 'Links Linkliste Internetseiten websites',
  },
  contact: {
    de: 'Kontakt',
    en: 'Contact',
    href: routes.contact.href(),
    words: 'Kontakt Ansprechpartner contact',
  },
  about: {
    ...pageLabels.about,
    href: routes.about.href(),
    words: 'Über uns Verein Träger Vorstand association',
  },
  privacy: {
    ...pageLabels.privacy,
    href: routes.privacy.href(),
    words: 'Datenschutz Datenschutzerklärung privacy',
  },
  imprint: { ...pageLabels.imprint, href: routes.imprint.href(), words: 'Impressum imprint' },
  assistance: { ...pageLabels.assistance, href: routes.help.href(), words: 'Anleitung Bedienungshilfe' },
}
