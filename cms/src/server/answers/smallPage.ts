import { createHash } from 'node:crypto'
import type { Response } from 'express'
import { defaultLocale, type Locale, locales } from '#shared/locales'

interface Texts {
  title: string
  text: string
  /** Where to go instead. */
  link: { href: string; label: string }
}

// Checkers of contrast take a background that is not named for white, also in the dark.
const style = `:root{color-scheme:light dark;background:Canvas}
body{font:1.25rem/1.6 Verdana,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2{font-size:1.5rem;line-height:1.3}section{margin-top:2.5rem}`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Needs neither the built site nor Next; in each language, German first.
 * @param reloadAfter seconds after which the page loads itself again
 */
export function sendSmallPage(
  res: Response,
  status: number,
  texts: Record<Locale, Texts>,
  reloadAfter?: number,
) {
  res
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    })
    .end(`<!doctype html>
<html lang="${defaultLocale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${reloadAfter ? `\n<meta http-equiv="refresh" content="${reloadAfter}">` : ''}
<title>${texts[defaultLocale].title}</title>
<style>${style}</style>
<body>
<main>
${inner(texts[defaultLocale], 'h1')}
${locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => `<section lang="${locale}">\n${inner(texts[locale], 'h2')}\n</section>\n`)
  .join('')}</main>
`)
}

const inner = ({ title, text, link }: Texts, heading: string) => `<${heading}>${title}</${heading}>
<p>${text}</p>
<p><a href="${link.href}">${link.label}</a></p>`
