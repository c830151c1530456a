import type { News } from '@directory/shared/news'

/**
 * What is still to come, soonest first, and what was, in the order of the server: newest first. Those of one day stay
 * as the server has them.
 * @param today `YYYY-MM-DD`
 */
export function comingAndPast(news: readonly News[], today: string): { coming: News[]; past: News[] } {
  const coming = news.filter(({ occurDate }) => occurDate >= today)
  return {
    coming: coming.sort((a, b) => (a.occurDate < b.occurDate ? -1 : Number(a.occurDate > b.occurDate))),
    past: news.filter(({ occurDate }) => occurDate < today),
  }
}
