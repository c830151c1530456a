import type { News } from '@directory/shared/news'

/** Sorts news by the day it is about, then by when it was written, newest first. */
export function newestFirst(news: Iterable<News>): News[] {
  const descending = (a: string, b: string) => (a > b ? -1 : Number(a < b))
  return [...news].sort(
    (a, b) =>
      descending(a.occurDate, b.occurDate) ||
      descending(a.createDate, b.createDate) ||
      descending(b.nuuid, a.nuuid),
  )
}
