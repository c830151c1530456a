import type { News } from '@directory/shared/news'
import { isPublished, type NewsRow } from './rows.ts'
import { toPublicNews } from './toPublicNews.ts'

/** What calendars need of an item that was public and is a draft again or lies in the trash; nothing of what it said. */
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
    if (isPublished(row) && !row.draft) {
      this.set(row.id, { nuuid, createDate, ...item })
      return
    }
    const withdrawn = row.draft
      ? row.withdrawn
      : row.deletedAt && { at: row.deletedAt, occurDate: item.occurDate, showFrom: item.showFrom }
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

/** What was to appear later was never in a calendar; a day that is over needs no word. */
const wasAnnounced = ({ at, showFrom, occurDate }: NonNullable<NewsRow['withdrawn']>): boolean =>
  showFrom <= at.slice(0, 10) && occurDate >= at.slice(0, 10)
