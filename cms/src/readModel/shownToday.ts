import type { News } from '@directory/shared/news'

/**
 * Returns the news that is public on a day. `today` is called only if the result depends on it, so that other answers
 * stay cached after midnight.
 */
export function shownToday(news: Iterable<News>, today: () => string): News[] {
  return [...news].filter(
    ({ showFrom, showUntil }) =>
      (showFrom === '' || showFrom <= today()) && (showUntil === '' || showUntil >= today()),
  )
}
