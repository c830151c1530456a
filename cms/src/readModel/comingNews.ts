import type { News } from '@directory/shared/news'

const max = 3

/**
 * Selects from news, sorted newest first, the next ones on a day (`YYYY-MM-DD`) or later: soonest first, within a day
 * the one written last first.
 */
export function comingNews(news: readonly News[], today: string): News[] {
  return news
    .filter(({ occurDate }) => occurDate >= today)
    .sort((a, b) => (a.occurDate < b.occurDate ? -1 : Number(a.occurDate > b.occurDate)))
    .slice(0, max)
}
