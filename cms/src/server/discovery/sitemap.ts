import { localePath, locales } from '@directory/shared/routes'
import type { Reader } from '../../readModel/model/createReader.ts'
import { type PublicPath, publicPaths } from './publicPaths.ts'
import { escapeXml, xmlDocument } from './xml.ts'

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
