export const pageNames = ['homepage', 'about', 'privacy', 'imprint', 'assistance'] as const
export type PageName = (typeof pageNames)[number]

export const pageLabels: Readonly<Record<PageName, { de: string; en: string }>> = {
  homepage: { de: 'Startseite', en: 'Home page' },
  about: { de: 'Über uns', en: 'About us' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  assistance: { de: 'Hilfe', en: 'Help' },
}

export function isPageName(name: string): name is PageName {
  return (pageNames as readonly string[]).includes(name)
}
