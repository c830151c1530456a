import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/**
 * Rows of the file, what they would do, and the journal of what was done, some rows a document. In the database, so
 * that a batch and its journal are one transaction and any process can continue. The id is made of import, kind and
 * index.
 */
export const ImportParts: CollectionConfig = {
  slug: 'import-parts',
  ...internal,
  fields: [
    id,
    { name: 'import', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'content', type: 'json', required: true },
  ],
}
