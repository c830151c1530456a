import type { News } from '@directory/shared/news'

/**
 * News that are public on a day. The day is asked for only where something depends on it, so that other answers hold on
 * after midnight.
 */
export function shownToday(news: Iterable<News>, today: () => string): News[] {
  return [...news].filter(
    ({ showFrom, showUntil }) =>
      (showFrom === '' || showFrom <= today()) && (showUntil === '' || showUntil >= today()),
  )
}
