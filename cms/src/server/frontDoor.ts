import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { errorAnswer } from '#endpoints/answer.ts'
import { refusalWords } from '#lib/errors/apiError.ts'
import { responseOf } from '#publicData/cachedResponse.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { type Locale, splitLocale } from '#shared/locales'
import { maxAddressLength } from '#shared/routes'
import { siteHeaders, transportHeaders } from './answers/securityHeaders.ts'
import { createSendCached } from './answers/sendCached.ts'
import { cmsPartOf, plainPath } from './connections/plainPath.ts'
import type { RequestWatch } from './metrics/watchRequests.ts'
import type { BuiltSite } from './site/site.ts'

/**
 * The admin UI names a hundred documents in one address, so it may have what Node takes; see `adminsAlone`. It writes
 * plain paths: another spelling may lead elsewhere.
 */
function mayBeLong(url: string) {
  if (!['admin', 'cms/api'].includes(cmsPartOf(url) ?? '')) return false
  const [path = ''] = url.split('?', 1)
  return plainPath(path) === path && !/^\/cms\/api\/contract(?:\/|$)/i.test(path)
}
const ofCalls = /^\/(?:api|cms\/api|translations\.json)(?:[/?]|$)/

/** Before anything reads the address; `false` leaves the request to the others, with exactly one slash in front. */
export function createFrontDoor(
  payload: Payload,
  { site, assets }: Pick<BuiltSite, 'assets'> & { site: Pick<BuiltSite['site'], 'renderRefusal'> },
  publicUrl: string | null,
  { watch }: Pick<RequestWatch, 'watch'>,
) {
  const model = publicDataOf(payload)
  const headers = { ...transportHeaders(publicUrl), ...siteHeaders }
  const sendCached = createSendCached(transportHeaders(publicUrl))

  const pageOf = (locale: Locale) =>
    model.responses.get(`too long, ${locale}`, () => {
      const texts = (parts: Parameters<typeof model.texts>[1]) => model.texts(locale, parts)
      const reason = { words: refusalWords('address_too_long', {}, locale) }
      const words = { locale, texts, styles: assets.styles, settings: model.settings() }
      const html = site.renderRefusal({ ...words, reason })
      return responseOf(html, 'text/html; charset=utf-8', { status: 414, cacheControl: 'no-store' })
    })

  function refuse(res: ServerResponse, ...refusal: Parameters<typeof errorAnswer>) {
    const answer = errorAnswer(...refusal)
    res.writeHead(answer.status, { ...headers, ...answer.headers }).end(JSON.stringify(answer.value))
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const url = pathOfWholeAddress(req.url ?? '')
    const isTooLong = url !== null && url.length > maxAddressLength && !mayBeLong(url)
    if (url !== null && !isTooLong && !url.startsWith('//')) {
      req.url = url
      return false
    }
    // The rest is never read.
    req.url = (url ?? '/').slice(0, maxAddressLength)
    watch(req, res)
    if (url === null) refuse(res, 400, 'malformed', refusalWords('malformed.address'))
    else if (!isTooLong)
      // Backslashes, too, or `//\evil.example` would lead to another host.
      res
        .writeHead(301, {
          ...headers,
          Location: url.replace(/^[/\\]+/, '/'),
          'Cache-Control': 'no-cache',
          'Content-Length': 0,
        })
        .end()
    else if (ofCalls.test(url)) refuse(res, 414, 'address_too_long', refusalWords('address_too_long'))
    else sendCached(req, res, pageOf(splitLocale(req.url.split('?', 1)[0] ?? '').locale))
    return true
  }
}

/** Some proxies ask with the whole address; null for what else begins without a slash. */
function pathOfWholeAddress(url: string) {
  if (url.startsWith('/')) return url
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1]
  return path === undefined || path.startsWith('/') ? (path ?? null) : `/${path}`
}
