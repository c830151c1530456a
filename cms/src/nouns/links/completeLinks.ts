import type { Access, Where } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'

const complete: Where = {
  and: [
    ...['name', 'url'].flatMap((field) => [{ [field]: { exists: true } }, { [field]: { not_equals: '' } }]),
    { deletedAt: { exists: false } },
  ],
}

/** A link without name or address is still being written: staff only. */
export const completeLinks: Access = ({ req }) => isStaff({ req }) || complete
