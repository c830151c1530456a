import type { News } from '@directory/shared/news'
import { isPublished, type NewsRow } from './rows.ts'
import { toPublicNews } from './toPublicNews.ts'

/** Withdrawn news: public once, now a draft, in the trash or moved to a past day. Only what calendars need. */
export interface WithdrawnNews extends Pick<News, 'nuuid' | 'occurDate' | 'createDate'> {
  /** ISO 8601 */
  withdrawnAt: string
}

/** Public news by id, and also the news that was withdrawn before its day. */
export class NewsStore extends Map<string, News> {
  readonly withdrawn = new Map<string, WithdrawnNews>()

  put(row: NewsRow): void {
    this.delete(row.id)
    const { nuuid, createDate, ...item } = toPublicNews(row)
    if (isPublished(row) && !row.draft) this.set(row.id, { nuuid, createDate, ...item })
    const { occurDate, showFrom } = item
    const withdrawn =
      row.deletedAt && !row.draft ? { at: row.deletedAt, occurDate, showFrom, showUntil: '' } : row.withdrawn
    if (!withdrawn || !wasAnnounced(withdrawn)) return
    this.withdrawn.set(nuuid, {
      ...{ nuuid, createDate },
      ...{ occurDate: withdrawn.occurDate, withdrawnAt: withdrawn.at },
    })
  }

  override delete(id: string): boolean {
    const wasWithdrawn = this.withdrawn.delete(id)
    return super.delete(id) || wasWithdrawn
  }
}

/** Returns whether calendars may still hold the item: it was visible when withdrawn, and its day was not over. */
function wasAnnounced({ at, showFrom, showUntil, occurDate }: NonNullable<NewsRow['withdrawn']>): boolean {
  const day = at.slice(0, 10)
  return showFrom <= day && (showUntil === '' || showUntil >= day) && occurDate >= day
}
