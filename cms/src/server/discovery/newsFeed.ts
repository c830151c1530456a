import { routes } from '@directory/shared/routes'
import type { Reader } from '../../readModel/model/createReader.ts'
import { escapeXml, xmlDocument } from './xml.ts'

/** Returns the news as an Atom feed, latest first. Needs the site's own address, because ids and links are absolute. */
export function newsFeed(reader: Reader, origin: string): string {
  const { siteTitle, association } = reader.settings()
  const news = reader.news()
  const updated = news.reduce(
    (last, item) => (item.updatedAt > last ? item.updatedAt : last),
    '1970-01-01T00:00:00.000Z',
  )
  const page = origin + routes.news.href()
  const entries = news.map(
    (item) => `<entry>
<id>urn:uuid:${escapeXml(item.nuuid)}</id>
<title>${escapeXml(item.title)}</title>
<link rel="alternate" href="${escapeXml(`${page}#news-${item.nuuid}`)}"/>
<published>${escapeXml(item.createDate)}</published>
<updated>${escapeXml(item.updatedAt)}</updated>
<content type="html">${escapeXml(withBreaks(item.text))}</content>
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

/**
 * Marks line breaks of the text with `<br>`: the site shows them as breaks, feed readers would show them as spaces.
 */
const withBreaks = (html: string): string =>
  html.replace(/(<br\b[^>]*>)\r?\n?|\r?\n/gi, (_, tag?: string) => tag ?? '<br>')
