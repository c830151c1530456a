import type { Event } from 'schema-dts'
import { callUrl } from '#lib/api.ts'
import type { Page, PageContext, ReadAnswer, ToAbsoluteUrl } from '#lib/page.ts'
import type { News } from '#shared/news'
import { plainNewsText } from '#shared/plainNewsText'
import { routes } from '#shared/routes'
import type { Settings } from '#shared/settings'

export const newsPage: Page = {
  route: routes.news,
  code: () => import('./News.tsx'),
  chunk: 'src/features/news/public/News.tsx',
  title: 'news.title',
  load: () => [callUrl('GET /api/news')],
  ...(import.meta.env.SSR && {
    description: 'news.lead' as const,
    structuredData: ({ settings }: PageContext, read: ReadAnswer, absoluteUrl: ToAbsoluteUrl) =>
      (read('GET /api/news') ?? [])
        .filter(({ eventDate }) => eventDate !== '')
        .map((item) => eventData(item, settings, absoluteUrl)),
  }),
}

function eventData(item: News, settings: Settings, absoluteUrl: ToAbsoluteUrl): Event {
  const { eventDate, eventTime, eventEndTime, eventPlace } = item
  const address = `${absoluteUrl(routes.news.href())}#news-${item.nuuid}`
  const organiser = { '@type': 'Organization', name: settings.association, url: absoluteUrl('/') } as const
  return {
    '@type': 'Event',
    '@id': address,
    url: address,
    name: item.title,
    description: plainNewsText(item.text),
    inLanguage: 'de',
    // Without an offset a time is that of the place.
    startDate: eventTime ? `${eventDate}T${eventTime}` : eventDate,
    ...(eventEndTime && { endDate: `${eventDate}T${eventEndTime}` }),
    ...(eventPlace && { location: { '@type': 'Place', name: eventPlace, address: eventPlace } }),
    ...(item.picture && { image: new URL(item.picture, absoluteUrl('/')).href }),
    ...(settings.association && { organizer: organiser }),
  }
}
