import { Router } from 'express'
import type { Payload } from 'payload'
import { apiError } from '#lib/errors/apiError.ts'
import { responseOf } from '#publicData/cachedResponse.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import { dottedDay } from '#shared/closures'
import { escapeMarkup } from '#shared/escapeMarkup'
import { localePath, locales } from '#shared/locales'
import type { News } from '#shared/news'
import { routes } from '#shared/routes'
import { sendCached } from '../answers/sendCached.ts'
import { sendSmallPage } from '../answers/smallPage.ts'
import { openDataCsv, openDataJson, openDataPage } from './openData.ts'
import { sitemap } from './sitemap.ts'
import { robots, securityText, webManifest } from './smallDocuments.ts'
import { escapeXml, xmlDocument } from './xml.ts'

/** Null if there is none at this address. */
type Write = (model: ReturnType<typeof publicDataOf>) => string | null

/** For search engines, feed readers, browsers and home screens. Kept as bytes until something in it changes. */
export function discoveryRouter(payload: Payload, publicUrl: string | null) {
  const router = Router({ caseSensitive: true })

  function serve(path: string, contentType: string, write: Write) {
    router.get(path, (req, res) => {
      const model = publicDataOf(payload)
      const response = model.responses.get(req.path, () => {
        const text = write(model)
        if (text === null) throw apiError('not_found')
        return responseOf(text, `${contentType}; charset=utf-8`)
      })
      sendCached(req, res, response)
    })
  }

  serve('/robots.txt', 'text/plain', () => robots(publicUrl))
  serve('/.well-known/security.txt', 'text/plain', (reader) => securityText(reader, publicUrl))
  for (const locale of locales)
    serve(localePath(locale, '/manifest.webmanifest'), 'application/manifest+json', (reader) =>
      webManifest(reader, locale),
    )
  router.get('/open-data', (_, res, next) => {
    const page = openDataPage(publicDataOf(payload))
    if (page) sendSmallPage(res, 200, page)
    else next()
  })
  serve('/open-data.csv', 'text/csv', openDataCsv)
  serve('/open-data.json', 'application/json', openDataJson)
  if (publicUrl !== null) {
    serve('/news.atom', 'application/atom+xml', (reader) => newsFeed(reader, publicUrl))
    serve('/sitemap.xml', 'application/xml', (reader) => sitemap(reader, publicUrl))
  }
  return router
}

/** Latest first. Ids and links are absolute. */
function newsFeed(reader: Reader, origin: string) {
  const { siteTitle, association } = reader.settings()
  const news = reader.news()
  const changes = news.map(({ updatedAt }) => updatedAt)
  const updated = changes.sort().at(-1) ?? '1970-01-01T00:00:00.000Z'
  const page = origin + routes.news.href()
  const entries = news.map(
    (item) => `<entry>
<id>urn:uuid:${escapeXml(item.nuuid)}</id>
<title>${escapeXml(item.title)}</title>
<link rel="alternate" href="${escapeXml(`${page}#news-${item.nuuid}`)}"/>
<published>${escapeXml(item.createDate)}</published>
<updated>${escapeXml(item.updatedAt)}</updated>
<content type="html">${escapeXml(withBreaks(wholeText(item)))}</content>
</entry>`,
  )
  return xmlDocument(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<id>${escapeXml(`${page}.atom`)}</id>
<title>${escapeXml(siteTitle)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/news.atom`)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<updated>${escapeXml(updated)}</updated>
<author><name>${escapeXml(association || siteTitle)}</name></author>
${entries.join('\n')}
</feed>`)
}

/** With when and where a date is, and how to get in touch. */
function wholeText(item: News) {
  const { eventDate, eventTime, eventEndTime, eventPlace, phoneText, email, website } = item
  const times = [eventTime, eventEndTime].filter(Boolean).join('–')
  const event =
    eventDate && [dottedDay(eventDate), times && `${times} Uhr`, eventPlace].filter(Boolean).join(', ')
  const more = [event, phoneText, email, website].filter(Boolean).map(escapeMarkup)
  return [item.text, ...more].join('\n')
}

/** Feed readers would show line breaks as spaces. */
const withBreaks = (html: string) =>
  html.replace(/(<br\b[^>]*>)\r?\n?|\r?\n/gi, (_, tag?: string) => tag ?? '<br>')
