import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Request, RequestHandler } from 'express'
import { say, translate } from '#lib/words/translate.ts'
import type { ErrorCode } from '#shared/contract'
import { byLocale, type Locale, localePath } from '#shared/locales'
import { expectFailure } from '../metrics/watchRequests.ts'
import { sendError } from './send.ts'
import { sendSmallPage } from './smallPage.ts'

/** Seconds until the page reloads; programs get the same number. */
const retryAfter = 10

export interface UnfinishedBuild {
  /** In its texts. */
  name: 'admin' | 'source'
  /** Code that programs get. */
  code: ErrorCode
  /** The client is a person, who gets a page. */
  isPage(req: Request): boolean
}

/**
 * 503 with a page that reloads by itself or with JSON: `npm start` serves the site first and builds the rest beside it.
 * Reads the marks that `scripts/lib/builds.mjs` leaves in the build's folder, until it exists.
 */
export function waitForBuild(folder: string, { name, code, isPage }: UnfinishedBuild): RequestHandler {
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
    const title = hasFailed ? (`build.${name}.failed` as const) : (`build.${name}` as const)
    const more = hasFailed ? 'build.failed.text' : (`build.${name}.text` as const)
    res.set('Retry-After', String(retryAfter))
    if (!isPage(req)) return sendError(res, 503, code, say(title))
    const pageIn = (locale: Locale) => ({
      title: translate(locale, title),
      text: translate(locale, more),
      link: { href: localePath(locale, '/'), label: translate(locale, 'build.to_site') },
    })
    sendSmallPage(res, 503, byLocale(pageIn), retryAfter)
  }
}
