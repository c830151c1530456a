import { textsFor } from '#lib/testTexts.ts'
import type { PageRequest } from '#shared/renderedState'
import { render } from './entry-server.tsx'

/** As the server does; `body` is without its data, `text` what people read in it. */
export async function testPage(url: string, load: PageRequest['load'], more: Partial<PageRequest> = {}) {
  const page = await render({
    url,
    load,
    texts: textsFor(url),
    origin: 'http://localhost',
    year: 2026,
    assets: { scripts: [], styles: [], boot: '/boot.js' },
    ...more,
  })
  const body = page.html.split('<script type="application/json"')[0] ?? ''
  return { ...page, body, text: readable(body) }
}

const readable = (html: string) =>
  html
    .replace(/<!-- -->|<wbr\/?>/g, '')
    .replace(/<option[^>]*>.*?<\/option>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
