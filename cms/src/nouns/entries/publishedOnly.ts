import type { Access, Where } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'

const published: Where = { and: [{ state: { equals: 'published' } }, { deletedAt: { exists: false } }] }

/** Lets staff read everything, and everyone else published entries that are not in the trash. */
export const publishedOnly: Access = ({ req }) => isStaff({ req }) || published
