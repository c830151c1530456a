import type { BreadcrumbList, Graph, Thing } from 'schema-dts'

/** Returns the absolute address of a (German) path, in the language of the page. */
export type ToAbsoluteUrl = (path: string) => string

/** Returns the position of a page in the site, from the home page on. */
export const breadcrumbList = (
  trail: readonly { name: string; path: string }[],
  absoluteUrl: ToAbsoluteUrl,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
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
