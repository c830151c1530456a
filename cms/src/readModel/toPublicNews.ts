import { filePath } from '@directory/shared/filePath'
import type { News } from '@directory/shared/news'
import { phoneText } from './phoneText.ts'
import type { NewsRow } from './rows.ts'

/** An explicit list of what everyone may see. */
export function toPublicNews(row: NewsRow): News {
  return {
    nuuid: row.id,
    title: row.title ?? '',
    text: row.text ?? '',
    occurDate: (row.occurDate ?? '').slice(0, 10),
    createDate: row.createDate ?? '',
    website: row.website ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    phoneText: phoneText(row.phone ?? ''),
    picture: row.picture ? filePath(row.picture) : '',
    pictureAlt: row.pictureAlt ?? '',
    ...(row.pictureWidth &&
      row.pictureHeight && { pictureWidth: row.pictureWidth, pictureHeight: row.pictureHeight }),
    draft: row.draft === true,
    showFrom: (row.showFrom ?? '').slice(0, 10),
    showUntil: (row.showUntil ?? '').slice(0, 10),
    updatedAt: row.updatedAt ?? '',
  }
}
