import type { News } from '@directory/shared/news'

/**
 * Returns future news, soonest first, and past news in the server's order, newest first. News of one day keeps the
 * server's order.
 * @param today `YYYY-MM-DD`
 */
export function comingAndPast(news: readonly News[], today: string): { coming: News[]; past: News[] } {
  const coming = news.filter(({ occurDate }) => occurDate >= today)
  return {
    coming: coming.sort((a, b) => (a.occurDate < b.occurDate ? -1 : Number(a.occurDate > b.occurDate))),
    past: news.filter(({ occurDate }) => occurDate < today),
  }
}
