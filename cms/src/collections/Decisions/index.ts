import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/**
 * All that is needed to undo decisions. Only the server may read them: they contain the request and the former data.
 * Deleted after as many days as declined requests.
 */
export const Decisions: CollectionConfig = {
  slug: 'decisions',
  ...internal,
  timestamps: true,
  fields: [
    id,
    { name: 'kind', type: 'text', required: true },
    { name: 'request', type: 'text', required: true, index: true },
    { name: 'outcome', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    /** `DecisionUndoData` of `undoing.ts`. */
    { name: 'undoing', type: 'json', required: true },
    { name: 'undoneAt', type: 'date' },
    /** Those that the reviewer changed, `{ to, text }` each; with the address, so that an erasure finds them. */
    { name: 'mailTexts', type: 'json' },
  ],
}
