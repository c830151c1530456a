import type { Reader } from '#publicData/model/createReader.ts'
import { localePath, locales } from '#shared/locales'
import { routes } from '#shared/routes'
import { escapeXml, xmlDocument } from './xml.ts'

interface PublicPath {
  /** German. */
  path: string
  /** Of a provider's last change, ISO 8601; other pages have none. */
  changed?: string
}

/** All that search engines may list, each once, by its canonical path. */
function publicPaths(reader: Reader): PublicPath[] {
  return [
    ...Object.values(routes).flatMap((route) => ('isListed' in route ? [{ path: route.href() }] : [])),
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

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A file may have 50,000 addresses, which is enough for 20,000 providers. */
export function sitemap(reader: Reader, origin: string) {
  const rows = publicPaths(reader).flatMap(({ path, changed }) => {
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
