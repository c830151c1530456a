import { internalCollection } from '../../fields/internalCollection.ts'

/**
 * Bytes of replaced or deleted files, in parts, so that this can be undone. They are always stored in the database, so
 * that they are saved together with the act or not at all.
 */
export const FileRevisions = internalCollection({
  slug: 'file-revisions',
  typescript: { interface: 'FileRevisionPart' },
  fields: [
    /** Key shared by the parts of one revision: see `revisionOf`. */
    { name: 'whole', type: 'text', required: true, index: true },
    /** Index of the part, from 0. */
    { name: 'place', type: 'number', required: true },
    { name: 'parts', type: 'number', required: true },
    /** Id and name of the file. */
    { name: 'file', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    /** Bytes of the part in base64. */
    { name: 'data', type: 'textarea' },
  ],
})
