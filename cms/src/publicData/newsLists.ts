import { isComing } from '#shared/comingNews'
import type { News } from '#shared/news'
import { regionDate } from './onDate.ts'

export function newestFirst(news: Iterable<News>) {
  const descending = (a: string, b: string) => (a > b ? -1 : Number(a < b))
  return [...news].sort(
    (a, b) =>
      descending(a.occurDate, b.occurDate) ||
      descending(a.createDate, b.createDate) ||
      descending(b.nuuid, a.nuuid),
  )
}

export function shownToday(news: Iterable<News>, today: string) {
  return [...news].filter(
    ({ showFrom, showUntil }) =>
      (showFrom === '' || showFrom <= today) && (showUntil === '' || showUntil >= today),
  )
}

/** The dates that are public, and those that are no longer shown although their day is still to come. */
export function datedNews(news: readonly News[], today: string) {
  const dates = news.filter(({ eventDate }) => eventDate !== '')
  const expected = dates.filter(
    ({ showFrom, showUntil, occurDate, updatedAt }) =>
      showFrom <= today &&
      occurDate >= today &&
      // A last day that was over when it was saved takes the news back.
      showUntil !== '' &&
      showUntil >= regionDate(Date.parse(updatedAt)),
  )
  return newestFirst(new Set([...shownToday(dates, today), ...expected]))
}

const max = 3

/** On or after a day (`YYYY-MM-DD`), soonest first; expects news newest first. */
export function upcomingNews(news: readonly News[], today: string) {
  return news
    .filter((item) => isComing(item, today))
    .sort((a, b) => (a.occurDate < b.occurDate ? -1 : Number(a.occurDate > b.occurDate)))
    .slice(0, max)
}
