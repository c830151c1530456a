import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * How requests were decided, with all that it takes to undo it. The server alone reads it, as it holds what was asked
 * and what stood there before; it goes after as many days as declined requests are kept.
 */
export const Decisions: CollectionConfig = {
  slug: 'decisions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    id,
    /** `entry` or `change`. */
    { name: 'kind', type: 'text', required: true },
    /** Id of the request. */
    { name: 'request', type: 'text', required: true, index: true },
    { name: 'outcome', type: 'text', required: true },
    /** As the log has it. */
    { name: 'name', type: 'text', required: true },
    /** `Undoing` of `undoing.ts`. */
    { name: 'undoing', type: 'json', required: true },
    { name: 'undoneAt', type: 'date' },
    /** Mails whose words the reviewer changed, `{ to, text }` each: the address, so that erasing a person finds them. */
    { name: 'mailTexts', type: 'json' },
  ],
}
