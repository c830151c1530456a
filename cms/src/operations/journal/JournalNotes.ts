import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { id } from '../collections/fields.ts'

/**
 * What acts of staff did to single documents, under the log line of the act. The database adapter writes it
 * (`database/journal.ts`), undoing reads it.
 */
export const JournalNotes: CollectionConfig = {
  slug: 'journal-notes',
  typescript: { interface: 'JournalNote' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    /** Id of the line of the log. */
    { name: 'line', type: 'text', required: true, index: true },
    /** Order within the line, from 0, and how many rows the line has: with one missing the act cannot be undone. */
    { name: 'place', type: 'number', required: true },
    { name: 'rows', type: 'number', required: true },
    { name: 'at', type: 'date', required: true, index: true },
    /** Slug of a collection or global. */
    { name: 'noun', type: 'text', required: true },
    /** Id of the document; of a global its slug. */
    { name: 'target', type: 'text', required: true, index: true },
    /** The document as it was, where Payload keeps no versions of it. */
    { name: 'before', type: 'json' },
    /** Otherwise `updatedAt` of the document as it was, by which its version is found. Both are empty if there was none. */
    { name: 'version', type: 'text' },
    /**
     * Where an act is undone by field: what it changed, by name, each as it was and as it became. Empty of documents that
     * it made or deleted.
     */
    { name: 'fields', type: 'json' },
    /** Stamp of the document as the act left it: see `database/journalStamp.ts`. */
    { name: 'after', type: 'text', required: true },
  ],
}
