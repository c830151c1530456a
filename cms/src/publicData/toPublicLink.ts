import type { Link } from '@directory/shared/link'
import { linkFields } from '@directory/shared/linkFields'
import { publicValues } from './nounValues.ts'
import type { LinkRow } from './rows.ts'

/** Copies only the public fields of the table. */
export const toPublicLink = (row: LinkRow): Link => ({
  uuid: row.id,
  ...publicValues(linkFields, row),
  updatedAt: row.updatedAt ?? '',
})
