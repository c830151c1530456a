import type { CollectionConfig } from 'payload'
import { id } from '../../fields/fields.ts'
import { internal } from '../../fields/internal.ts'

/**
 * Parts of an import, some rows per document: the rows of the file, what they would do, and the journal of what was
 * done. They are in the database instead of files, so that a batch and its journal are one transaction and any process
 * on the same database can continue. The id is made of import, kind and index.
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
