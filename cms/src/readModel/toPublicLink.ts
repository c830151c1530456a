import type { Link } from '@directory/shared/link'
import { phoneText } from './phoneText.ts'
import type { LinkRow } from './rows.ts'

/** An explicit list of what everyone may see. */
export function toPublicLink(row: LinkRow): Link {
  return {
    uuid: row.id,
    name: row.name ?? '',
    url: row.url ?? '',
    description: row.description ?? '',
    category: row.category ?? '',
    region: row.region ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    phoneText: phoneText(row.phone ?? ''),
    updatedAt: row.updatedAt ?? '',
  }
}
