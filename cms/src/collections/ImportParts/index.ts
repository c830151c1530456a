import { internalCollection } from '../../fields/internalCollection.ts'

/**
 * Parts of an import, some rows per document: the rows of the file, what they would do, and the journal of what was
 * done. They are in the database instead of files, so that a batch and its journal are one transaction and any process
 * on the same database can continue. The id is made of import, kind and index.
 */
export const ImportParts = internalCollection({
  slug: 'import-parts',
  fields: [
    { name: 'import', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'content', type: 'json', required: true },
  ],
})
