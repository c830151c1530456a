import { catalogueUrl } from '#lib/loadCatalogue.ts'
import { type CataloguePart, partsUpTo } from '#shared/cataloguePart'
import { escapeMarkup } from '#shared/escapeMarkup'
import { defaultLocale, type Locale, localePath, localeRows, locales } from '#shared/locales'
import type { PageAssets, RenderedState } from '#shared/renderedState'
import { packRows } from './packedRows.ts'

interface DocumentParts {
  locale: Locale
  title: string
  description: string
  siteTitle: string
  origin: string
  /** True if `origin` is the site's configured address (`PUBLIC_URL`), not just the host of this request. */
  isKnownOrigin: boolean
  schemaThings: readonly unknown[]
  /** Plain (German) path; null for pages that search engines should not list. */
  canonical: string | null
  /** Null for pages that are not shared. */
  shareTexts: { title: string; description: string } | null
  assets: PageAssets
  texts: CataloguePart
  chunk: string
  state: RenderedState
  body: string
  /** In the frame of another site: no scripts, and links open a window of their own. */
  isFramed?: boolean
}

/** JSON that cannot close the surrounding script element. */
const safeJson = (value: unknown, replacer?: typeof packRows) =>
  JSON.stringify(value, replacer).replace(/</g, '\\u003c')

/** Absolute, so only with a known site address: a request can name any host. */
function canonicalLinks(locale: Locale, origin: string, canonical: string): string[] {
  const absoluteUrl = (locale: Locale) => escapeMarkup(origin + localePath(locale, canonical))
  return [
    `<link rel="canonical" href="${absoluteUrl(locale)}">`,
    ...locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${absoluteUrl(locale)}">`),
    `<link rel="alternate" hreflang="x-default" href="${absoluteUrl(defaultLocale)}">`,
  ]
}

function preloadLink(href: string) {
  return href.endsWith('.js')
    ? `<link rel="modulepreload" href="${href}" fetchpriority="low">`
    : `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
}

function preloadTextsLink(href: string) {
  return `<link rel="preload" href="${escapeMarkup(href)}" as="fetch" crossorigin fetchpriority="low">`
}

const metaTag = (key: string, content: string) =>
  `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escapeMarkup(content)}">`

const ogLocale = (locale: Locale) => localeRows[locale].region.replace('-', '_')

function shareTags(parts: DocumentParts): string[] {
  const { locale, origin, isKnownOrigin, canonical, shareTexts, siteTitle } = parts
  if (!shareTexts) return []
  const { title, description } = shareTexts
  const picture = `${origin}/share.png`
  return [
    metaTag('og:type', 'website'),
    metaTag('og:title', title),
    metaTag('og:description', description),
    metaTag('og:site_name', siteTitle),
    metaTag('og:locale', ogLocale(locale)),
    ...locales.filter((one) => one !== locale).map((one) => metaTag('og:locale:alternate', ogLocale(one))),
    metaTag('twitter:card', 'summary_large_image'),
    metaTag('twitter:title', title),
    metaTag('twitter:description', description),
    ...(isKnownOrigin
      ? [
          // Some open this address instead of the link, and lose parts of the link that are not in it.
          ...(canonical === null ? [] : [metaTag('og:url', origin + localePath(locale, canonical))]),
          metaTag('og:image', picture),
          metaTag('og:image:width', '1200'),
          metaTag('og:image:height', '630'),
          metaTag('twitter:image', picture),
        ]
      : []),
  ]
}

const schemaOrg = { '@context': 'https://schema.org' }
function scriptTags({ assets, chunk, locale, texts }: DocumentParts): string[] {
  return [
    ...[...(assets.preloads ?? []), ...(assets.chunks?.[chunk]?.scripts ?? [])].map(preloadLink),
    `<script src="${assets.boot}"></script>`,
    ...partsUpTo(texts).map((part) => preloadTextsLink(catalogueUrl(locale, part))),
    ...assets.scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`),
  ]
}

/** No inline script or style: the policy forbids both. */
export function composeDocument(parts: DocumentParts): string {
  const { locale, origin, canonical, assets } = parts
  const chunk = assets.chunks?.[parts.chunk]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(parts.title)}</title>`,
    metaTag('description', parts.description),
    ...[...assets.styles, ...(chunk?.styles ?? [])].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(parts.isFramed ? ['<base target="_blank">'] : scriptTags(parts)),
    canonical === null && metaTag('robots', 'noindex'),
    ...(canonical !== null && parts.isKnownOrigin ? canonicalLinks(locale, origin, canonical) : []),
    ...shareTags(parts),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${localePath(locale, '/manifest.webmanifest')}">`,
    parts.isKnownOrigin &&
      `<link rel="alternate" type="application/atom+xml" href="/news.atom" title="${escapeMarkup(parts.siteTitle)}">`,
    parts.schemaThings.length > 0 &&
      `<script type="application/ld+json">${safeJson({ ...schemaOrg, '@graph': parts.schemaThings })}</script>`,
    '<meta name="theme-color" content="#14505c">',
    '<meta name="format-detection" content="telephone=no">',
  ]
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${parts.body}</div>
${parts.isFramed ? '' : `<script type="application/json" id="state">${safeJson(parts.state, packRows)}</script>`}
</body>
</html>
`
}
