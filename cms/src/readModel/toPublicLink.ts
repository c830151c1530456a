import type { Link } from '@directory/shared/link'
import { linkFields } from '@directory/shared/linkFields'
import { publicValues } from './nounValues.ts'
import type { LinkRow } from './rows.ts'

/** Only what the table of fields names is for everyone. */
export const toPublicLink = (row: LinkRow): Link => ({
  uuid: row.id,
  ...publicValues(linkFields, row),
  updatedAt: row.updatedAt ?? '',
})
