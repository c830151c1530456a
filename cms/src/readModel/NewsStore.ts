import type { News } from '@directory/shared/news'
import { isPublished, type NewsRow } from './rows.ts'
import { toPublicNews } from './toPublicNews.ts'

/** What calendars need of an item that was public and is a draft again, has had its day set to one that is over, or lies in the trash; nothing of what it said. */
export interface WithdrawnNews extends Pick<News, 'nuuid' | 'occurDate' | 'createDate'> {
  /** ISO 8601 */
  withdrawnAt: string
}

/** Public news by id, and beside them those that were taken back before their day. */
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

/** What was to appear later was never in a calendar, and what had ended by itself is no longer; a day that is over needs no word. */
function wasAnnounced({ at, showFrom, showUntil, occurDate }: NonNullable<NewsRow['withdrawn']>): boolean {
  const day = at.slice(0, 10)
  return showFrom <= day && (showUntil === '' || showUntil >= day) && occurDate >= day
}
