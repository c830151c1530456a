import { access } from 'node:fs/promises'
import path from 'node:path'
import type { ErrorCode } from '@directory/shared/contract'
import type { Request, RequestHandler } from 'express'
import { translate } from '../lib/words/translate.ts'
import { sendError } from './answers/send.ts'
import { expectFailure } from './metrics/watchRequests.ts'
import { sendSmallPage } from './smallPage.ts'

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
    const pageIn = (locale: 'de' | 'en', href: string) => {
      const [title, text] = texts[locale]
      return { title, text, link: { href, label: translate(locale, 'build.to_site') } }
    }
    sendSmallPage(res, 503, { de: pageIn('de', '/'), en: pageIn('en', '/en') }, retryAfter)
  }
}
