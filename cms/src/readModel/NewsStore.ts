import type { News } from '@directory/shared/news'
import { isPublished, type NewsRow } from './rows.ts'
import { toPublicNews } from './toPublicNews.ts'

/** What calendars need of an item that was public and lies in the trash; nothing of what it said. */
export interface WithdrawnNews extends Pick<News, 'nuuid' | 'occurDate' | 'createDate'> {
  /** ISO 8601 */
  withdrawnAt: string
}

/** Public news by id, and beside them those that were taken back before their day. */
export class NewsStore extends Map<string, News> {
  readonly withdrawn = new Map<string, WithdrawnNews>()

  put(row: NewsRow): void {
    this.delete(row.id)
    if (row.draft) return
    const item = toPublicNews(row)
    if (isPublished(row)) this.set(row.id, item)
    else if (row.deletedAt && wasAnnounced(item, row.deletedAt.slice(0, 10))) {
      const { nuuid, occurDate, createDate } = item
      this.withdrawn.set(nuuid, { nuuid, occurDate, createDate, withdrawnAt: row.deletedAt })
    }
  }

  override delete(id: string): boolean {
    const wasWithdrawn = this.withdrawn.delete(id)
    return super.delete(id) || wasWithdrawn
  }
}

/** What was to appear later was never in a calendar; a day that is over needs no word. */
const wasAnnounced = ({ showFrom, occurDate }: News, deletedOn: string): boolean =>
  showFrom <= deletedOn && occurDate >= deletedOn
