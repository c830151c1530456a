import type { BreadcrumbList, Graph, Thing } from 'schema-dts'

/** The absolute address of a (German) path, in the language of the page. */
export type At = (path: string) => string

/** Where a page stands, from the home page on. */
export const breadcrumbList = (trail: readonly { name: string; path: string }[], at: At): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(path),
  })),
})

/** One document of JSON-LD; null where there is nothing to say. */
export function graphOf(things: readonly Thing[]): Graph | null {
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null
}
