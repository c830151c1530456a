import type { News } from '@directory/shared/news'

const max = 3

/** Of news, newest first, those of a day (`YYYY-MM-DD`) and later, soonest first; on one day the latest written first. */
export function comingNews(news: readonly News[], today: string): News[] {
  return news
    .filter(({ occurDate }) => occurDate >= today)
    .sort((a, b) => (a.occurDate < b.occurDate ? -1 : Number(a.occurDate > b.occurDate)))
    .slice(0, max)
}
