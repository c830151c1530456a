import type { News } from '@directory/shared/news'

/** Returns the news that is public on a day (`YYYY-MM-DD`). */
export function shownToday(news: Iterable<News>, today: string): News[] {
  return [...news].filter(
    ({ showFrom, showUntil }) =>
      (showFrom === '' || showFrom <= today) && (showUntil === '' || showUntil >= today),
  )
}
