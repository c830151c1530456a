import type { RequestHandler } from 'express'

/**
 * Sets `x-own-page`, whatever the client sent, for the code that sets or reads the CMS's cookie. Without PUBLIC_URL our
 * address is unknown, so the address of the request counts as ours.
 */
export const markOwnPageRequests =
  (publicUrl: string | null): RequestHandler =>
  (req, _res, next) => {
    const { origin, referer, host, 'sec-fetch-site': site } = req.headers
    const isOurs = (address: string) => {
      if (!URL.canParse(address)) return false
      const url = new URL(address)
      return publicUrl ? url.origin === new URL(publicUrl).origin : url.host === host
    }
    // On plain http, and in old browsers, navigations do not say which site they come from.
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const isSilentRead = site === undefined && isRead
    const isOwn =
      origin === undefined ? isSilentRead && (referer === undefined || isOurs(referer)) : isOurs(origin)
    // Older browsers send a form with only the address of its page.
    const isOthersForm = origin === undefined && !isRead && referer !== undefined && !isOurs(referer)
    req.headers['x-own-page'] = isOwn ? 'yes' : isOthersForm ? 'others' : 'no'
    next()
  }
