import type { News } from '@directory/shared/news'

const max = 3

/** Selects the next news on or after a day (`YYYY-MM-DD`), soonest first; expects news newest first. */
export function upcomingNews(news: readonly News[], today: string): News[] {
  return news
    .filter(({ occurDate }) => occurDate >= today)
    .sort((a, b) => (a.occurDate < b.occurDate ? -1 : Number(a.occurDate > b.occurDate)))
    .slice(0, max)
}
