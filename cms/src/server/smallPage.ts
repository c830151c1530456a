import { createHash } from 'node:crypto'
import type { Response } from 'express'

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
 * Sends a page that needs neither the built site nor Next, German first, then English.
 *
 * @param reloadAfter seconds after which the page loads itself again
 */
export function sendSmallPage(
  res: Response,
  status: number,
  { de, en }: Record<'de' | 'en', Texts>,
  reloadAfter?: number,
): void {
  res
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    })
    .end(`<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${reloadAfter ? `\n<meta http-equiv="refresh" content="${reloadAfter}">` : ''}
<title>${de.title}</title>
<style>${style}</style>
<body>
<main>
<h1>${de.title}</h1>
<p>${de.text}</p>
<p><a href="${de.link.href}">${de.link.label}</a></p>
<section lang="en">
<h2>${en.title}</h2>
<p>${en.text}</p>
<p><a href="${en.link.href}">${en.link.label}</a></p>
</section>
</main>
`)
}
