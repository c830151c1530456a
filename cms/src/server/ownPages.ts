import type { RequestHandler } from 'express'

/**
 * Tells whoever gives or takes the CMS's cookie, in a header, whether a request comes from a page of ours; what a
 * client says of itself never counts. Without PUBLIC_URL nobody knows the address that people type, so the one under
 * which they reached us is ours.
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
    // On plain http, and old ones anywhere, browsers do not say from what site somebody comes to read.
    const isSilentReader = site === undefined && (req.method === 'GET' || req.method === 'HEAD')
    const isOwn =
      origin === undefined ? isSilentReader && (referer === undefined || isOurs(referer)) : isOurs(origin)
    req.headers['x-own-page'] = isOwn ? 'yes' : 'no'
    next()
  }
