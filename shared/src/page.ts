import type { MessageId } from './catalogues.ts'

export const pageNames = ['homepage', 'about', 'privacy', 'imprint', 'assistance'] as const
export type PageName = (typeof pageNames)[number]

/** Their titles, by their keys in the catalogues. */
export const pageTitles = {
  homepage: 'page.homepage',
  about: 'page.about',
  privacy: 'page.privacy',
  imprint: 'page.imprint',
  assistance: 'page.help',
} as const satisfies Record<PageName, MessageId>

export function isPageName(name: string): name is PageName {
  return (pageNames as readonly string[]).includes(name)
}
