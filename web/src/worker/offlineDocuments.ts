import { escapeMarkup } from '#shared/escapeMarkup'
import { dateAndTimeOf, keptAtOf, type WorkerSettings } from '#shared/keptPages'
import { splitLocale } from '#shared/locales'
import type { KeptPage } from './keptStore.ts'

const urlOf = (address: string) => new URL(address, 'http://localhost')

/** Marked with its age, even without scripts. */
export async function markedPage(
  kept: Response,
  address: string,
  settings: WorkerSettings,
): Promise<Response> {
  const { pathname, searchParams } = urlOf(address)
  const { locale } = splitLocale(pathname)
  const words = settings[locale]
  const keptAt = keptAtOf(kept)
  const { date, time } = dateAndTimeOf(keptAt, locale)
  const age = escapeMarkup(words.keptAt.replace('{date}', date).replace('{time}', time))
  // A form, not a link: the first link of a page must be the one that skips to its content.
  const id = searchParams.get('id')
  const reloadForm = `<form>${id ? `<input type="hidden" name="id" value="${escapeMarkup(id)}">` : ''}<button>${escapeMarkup(words.again)}</button></form>`
  const notice = `<p><strong>${escapeMarkup(words.title)}</strong> ${age}</p>`
  const mark = `<aside class="keptMark" aria-label="${escapeMarkup(words.title)}">${notice}${reloadForm}</aside>\n`
  const html = (await kept.text())
    .replace('<html ', `<html data-kept="${keptAt}" `)
    .replace('<div id="root">', () => `${mark}<div id="root">`)
  return new Response(html, { headers: kept.headers })
}

/** Styles within the page, because nothing is fetched for it. */
const style =
  'body{margin:0;padding:1.5rem;font:1.25rem/1.6 Verdana,sans-serif;color:#1b2526;background:#faf6ee}main{max-width:38rem;margin:auto}a{color:#0d4049;display:inline-block;padding:.75rem 0}ul{padding-left:1.25rem}.call{font-weight:bold;font-size:1.5rem}@media(prefers-color-scheme:dark){body{color:#f3efe6;background:#14201f}a{color:#a5dbe2}}'

export function offlinePage(
  pathname: string,
  settings: WorkerSettings,
  pages: readonly KeptPage[],
): Response {
  const { locale } = splitLocale(pathname)
  const words = settings[locale]
  const pagesOfLocale = pages.filter(({ address }) => splitLocale(urlOf(address).pathname).locale === locale)
  const call = words.phoneHref
    ? `<p>${escapeMarkup(words.call)}<br><a class="call" href="${escapeMarkup(words.phoneHref)}">${escapeMarkup(words.phoneText)}</a></p>`
    : ''
  // Titles were taken from HTML, so they need no escaping.
  const siteSuffix = ` – ${escapeMarkup(words.siteTitle)}`
  const links = pagesOfLocale.map(
    ({ address, title }) =>
      `<li><a href="${escapeMarkup(address)}">${title.replace(siteSuffix, '')}</a></li>`,
  )
  const list = links.length > 0 ? `<h2>${escapeMarkup(words.keptPages)}</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html>
<html lang="${locale}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(words.title)} – ${escapeMarkup(words.siteTitle)}</title><style>${style}</style></head>
<body><main><h1>${escapeMarkup(words.title)}</h1><p>${escapeMarkup(words.text)}</p><p><a href="">${escapeMarkup(words.again)}</a></p>${call}${list}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
