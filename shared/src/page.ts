import type { MessageId } from './catalogues.ts'
import { defaultLocale, type Locale, localeRows, locales, type OtherLocale } from './locales.ts'
import { isOneOf } from './ownValue.ts'

export const pageNames = ['homepage', 'about', 'privacy', 'imprint', 'assistance'] as const
export type PageName = (typeof pageNames)[number]

/** Keys in the catalogues. */
export const pageTitles = {
  homepage: 'page.homepage',
  about: 'page.about',
  privacy: 'page.privacy',
  imprint: 'page.imprint',
  assistance: 'page.help',
} as const satisfies Record<PageName, MessageId>

export const isPageName = isOneOf(pageNames)

/** The plain name in the language of the content. */
export type StoredPageName = PageName | `${PageName}-${OtherLocale}`

export const pageIn = (locale: Locale, name: PageName): StoredPageName =>
  locale === defaultLocale ? name : `${name}-${locale}`

const storedPages = new Map(
  locales.flatMap((locale) => pageNames.map((name) => [pageIn(locale, name), { name, locale }] as const)),
)
export const storedPageNames: StoredPageName[] = [...storedPages.keys()]

export const isStoredPageName = isOneOf(storedPageNames)

/** With its language where that is another. */
export function storedPageTitle(stored: StoredPageName, say: (id: MessageId) => string) {
  const { name, locale } = storedPages.get(stored) ?? { name: 'homepage', locale: defaultLocale }
  const title = say(pageTitles[name])
  return locale === defaultLocale ? title : `${title} (${localeRows[locale].name})`
}
