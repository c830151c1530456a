import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { ErrorCode } from '@directory/shared/contract'
import type { Request, RequestHandler } from 'express'
import { translate } from '../operations/words/translate.ts'
import { sendError } from './answers/send.ts'
import { expectFailure } from './metrics/watchRequests.ts'

/** Seconds until the page reloads; programs get the same number. */
const retryAfter = 10

type Texts = Record<'de' | 'en', readonly [title: string, more: string]>

export interface UnfinishedBuild {
  /** Texts shown during the build and after a failed build. */
  underWay: Texts
  failed: Texts
  /** Code that programs get. */
  code: ErrorCode
  /** Returns whether the client is a person, who gets a page. */
  isPage(req: Request): boolean
}

/**
 * Answers 503 until a build exists, with a page that reloads by itself or with JSON: `npm start` serves the site first
 * and builds the rest beside it. Reads the marks that `scripts/lib/builds.mjs` leaves in the build's folder, until it
 * exists.
 */
export function waitForBuild(
  folder: string,
  { underWay, failed, code, isPage }: UnfinishedBuild,
): RequestHandler {
  const has = (mark: string) =>
    access(path.join(folder, mark)).then(
      () => true,
      () => false,
    )
  let isBuilt = false

  return async (req, res, next) => {
    isBuilt ||= await has('.stamp')
    if (isBuilt) return next()
    const hasFailed = await has('.stamp-failed')
    // A build under way is no failure to log.
    if (!hasFailed) expectFailure(res)
    const texts = hasFailed ? failed : underWay
    res.set('Retry-After', String(retryAfter))
    if (!isPage(req)) return sendError(res, 503, code, texts.de[0])
    res
      .status(503)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
      })
      .end(page(texts))
  }
}

const style = `:root{color-scheme:light dark}
body{font:1.25rem/1.6 Verdana,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2{font-size:1.5rem;line-height:1.3}section{margin-top:2.5rem}`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

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
<p><a href="/">${translate('de', 'build.to_site')}</a></p>
<section lang="en">
<h2>${en[0]}</h2>
<p>${en[1]}</p>
<p><a href="/en">${translate('en', 'build.to_site')}</a></p>
</section>
</main>
`
