import type { News } from '@directory/shared/news'
import { newsFields } from '@directory/shared/newsFields'
import { publicValues } from './nounValues.ts'
import type { NewsRow } from './rows.ts'

/** Copies only the public fields of the table. */
export function toPublicNews(row: NewsRow): News {
  return {
    nuuid: row.id,
    ...publicValues(newsFields, row),
    createDate: row.createDate ?? '',
    ...(row.pictureWidth &&
      row.pictureHeight && { pictureWidth: row.pictureWidth, pictureHeight: row.pictureHeight }),
    updatedAt: row.updatedAt ?? '',
  }
}
