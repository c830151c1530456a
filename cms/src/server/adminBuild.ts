import { access } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { sendError } from './send.ts'

/** Seconds until the page asks again, and programs shall. */
const retryAfter = 10

/**
 * Until Next's build is there, a page that says so stands in for the admin UI, and the raw API behind it is refused:
 * `npm start` serves the site first and builds beside it. How it stands is told by marks in the build's folder, which
 * `scripts/lib/builds.mjs` leaves; once it is there, nobody looks again.
 */
export function waitForAdmin(folder: string): RequestHandler {
  const has = (mark: string) =>
    access(path.join(folder, mark)).then(
      () => true,
      () => false,
    )
  let isThere = false

  return async (req, res, next) => {
    isThere ||= await has('.stamp')
    if (isThere) return next()
    const texts = (await has('.stamp-failed')) ? failed : underWay
    res.set('Retry-After', String(retryAfter))
    const isPage = /^\/admin(\/|$)/i.test(req.path) && (req.method === 'GET' || req.method === 'HEAD')
    if (!isPage) return sendError(res, 503, 'unavailable', texts.de[0])
    res
      .status(503)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(page(texts))
  }
}

type Texts = Record<'de' | 'en', readonly [title: string, more: string]>

const underWay: Texts = {
  de: [
    'Die Verwaltung wird noch eingerichtet.',
    'Das dauert einige Minuten. Diese Seite lädt von selbst neu, bis es so weit ist.',
  ],
  en: [
    'The admin UI is still being set up.',
    'This takes a few minutes. This page reloads by itself until it is ready.',
  ],
}

const failed: Texts = {
  de: [
    'Die Verwaltung ließ sich nicht einrichten.',
    'Wer den Server betreut, findet den Grund in dessen Ausgabe und versucht es mit „npm run build“ noch einmal. Alle anderen Seiten sind da.',
  ],
  en: [
    'The admin UI could not be set up.',
    'Whoever looks after the server finds the reason in its output, and tries again with “npm run build”. All other pages are there.',
  ],
}

const style = `:root{color-scheme:light dark}
body{font:1.25rem/1.6 Verdana,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2{font-size:1.5rem;line-height:1.3}section{margin-top:2.5rem}`

const page = ({ de, en }: Texts) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${de[0]}</title>
<style>${style}</style>
<body>
<main>
<h1>${de[0]}</h1>
<p>${de[1]}</p>
<p><a href="/">Zur Website</a></p>
<section lang="en">
<h2>${en[0]}</h2>
<p>${en[1]}</p>
<p><a href="/en">To the site</a></p>
</section>
</main>
`
