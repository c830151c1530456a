import { localePath, locales, routes } from '@directory/shared/routes'
import type { Reader } from '../../readModel/model/createReader.ts'
import { escapeXml, xmlDocument } from './xml.ts'

interface PublicPath {
  /** German path of the page. */
  path: string
  /** Time of the last change of a provider in ISO 8601; other pages have none. */
  changed?: string
}

/** Pages that always exist. */
const lasting = [
  routes.home,
  routes.categories,
  routes.fastsearch,
  routes.links,
  routes.help,
  routes.about,
  routes.privacy,
  routes.imprint,
  routes.contact,
  routes.addRequest,
  routes.news,
]

/** Returns every page that search engines may list, each once, by its canonical path. */
function publicPaths(reader: Reader): PublicPath[] {
  return [
    ...lasting.map((route) => ({ path: route.href() })),
    ...(reader.settings().accessibility ? [{ path: routes.accessibility.href() }] : []),
    ...reader.topCategories().map(({ id }) => ({ path: routes.topCategory.href(id) })),
    ...reader.allCategories('').flatMap((category) => pathsOfCategory(reader, category)),
  ]
}

function pathsOfCategory(reader: Reader, category: string): PublicPath[] {
  const entries = reader.entriesOfCategory(category)
  const counts = new Map<string, number>()
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [
    { path: routes.providerList.href(category) },
    ...entries.map(({ name, uuid, updatedAt }) => {
      const isOneOfSeveral = (counts.get(name) ?? 0) > 1
      return {
        path: routes.provider.href(category, name, isOneOfSeveral ? uuid : undefined),
        changed: updatedAt,
      }
    }),
  ]
}

/** Maximum number of pages per file: it may have 50,000 addresses, and a page has one for each language. */
const maxPages = 20_000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const sitemapPart = (part: number) => `/sitemap-${part}.xml`

/** Returns all pages or, if they are too many for one file, the list of the parts that hold them. */
export function sitemap(reader: Reader, origin: string): string {
  const pages = publicPaths(reader)
  if (pages.length <= maxPages) return urlSet(pages, origin)
  const parts = Array.from({ length: Math.ceil(pages.length / maxPages) }, (_, index) =>
    sitemapPart(index + 1),
  )
  const rows = parts.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return xmlDocument(`<sitemapindex xmlns="${namespace}">\n${rows.join('\n')}\n</sitemapindex>`)
}

/** Returns one part of a large sitemap, counted from 1; null if there is no such part. */
export function sitemapOfPart(reader: Reader, origin: string, part: number): string | null {
  const pages = publicPaths(reader)
  const chosen = pages.length > maxPages ? pages.slice((part - 1) * maxPages, part * maxPages) : []
  return chosen.length > 0 ? urlSet(chosen, origin) : null
}

function urlSet(pages: readonly PublicPath[], origin: string): string {
  const rows = pages.flatMap(({ path, changed }) => {
    const links = locales.map((locale) => ({ locale, href: escapeXml(origin + localePath(locale, path)) }))
    const alternates = links
      .map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
      .join('')
    const modified = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
    return links.map(({ href }) => `<url><loc>${href}</loc>${modified}${alternates}</url>`)
  })
  return xmlDocument(
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>`,
  )
}
