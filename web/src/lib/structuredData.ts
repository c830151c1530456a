import { routes } from '@directory/shared/routes'
import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import type { MessageId } from './intl.ts'

/** Returns the absolute address of a (German) path, in the language of the page. */
export type ToAbsoluteUrl = (path: string) => string

/** Returns a text of the interface, in the language of the page. */
export type ToText = (id: MessageId) => string

/** Returns the trail that a page of the directory shows (`Breadcrumb`), from the home page on. */
export const directoryTrail = (
  trail: readonly { name: string; path: string }[],
  absoluteUrl: ToAbsoluteUrl,
  text: ToText,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: text('nav.home'), path: routes.home.href() },
    { name: text('categories.title'), path: routes.categories.href() },
    ...trail,
  ].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})

/** Returns one JSON-LD document; null if it would be empty. */
export function graphOf(things: readonly Thing[]): Graph | null {
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null
}
