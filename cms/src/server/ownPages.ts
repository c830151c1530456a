import type { RequestHandler } from 'express'

/**
 * Marks a request in a header as coming from one of our pages or not, for the code that sets or reads the CMS's cookie;
 * a header of that name from the client never counts. Without PUBLIC_URL our address is unknown, so the one of the
 * request counts as ours.
 */
export const tellOwnPages =
  (publicUrl: string | null): RequestHandler =>
  (req, _res, next) => {
    const { origin, referer, host, 'sec-fetch-site': site } = req.headers
    const isOurs = (address: string) => {
      if (!URL.canParse(address)) return false
      const url = new URL(address)
      return publicUrl ? url.origin === new URL(publicUrl).origin : url.host === host
    }
    // On plain http, and old browsers anywhere, do not send the site that a navigation comes from.
    const isReader = req.method === 'GET' || req.method === 'HEAD'
    const isSilentReader = site === undefined && isReader
    const isOwn =
      origin === undefined ? isSilentReader && (referer === undefined || isOurs(referer)) : isOurs(origin)
    // Browsers of some years ago send a form with nothing but the address of its page.
    const isOthersForm = origin === undefined && !isReader && referer !== undefined && !isOurs(referer)
    req.headers['x-own-page'] = isOwn ? 'yes' : isOthersForm ? 'others' : 'no'
    next()
  }
