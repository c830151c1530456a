import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/**
 * Changes of single documents by staff acts. The database adapter writes it (`database/journal.ts`); undoing reads it.
 */
export const JournalNotes: CollectionConfig = {
  slug: 'journal-notes',
  ...internal,
  typescript: { interface: 'JournalNote' },
  // An import has thousands of notes under one line, and asks for the last one and for those of some documents.
  indexes: [{ fields: ['line', 'place'] }, { fields: ['line', 'target'] }],
  fields: [
    id,
    { name: 'line', type: 'text', required: true },
    /** Order within the line, from 0, and number of rows of the line: if one is missing, the act cannot be undone. */
    { name: 'place', type: 'number', required: true },
    { name: 'rows', type: 'number', required: true },
    { name: 'at', type: 'date', required: true, index: true },
    /** Slug of a collection or global. */
    { name: 'noun', type: 'text', required: true },
    /** Id of the document; for a global its slug. */
    { name: 'target', type: 'text', required: true, index: true },
    /** Document before the act, if Payload keeps no versions of it. */
    { name: 'before', type: 'json' },
    /**
     * Otherwise `updatedAt` of the document before the act, which finds its version. Both are empty if there was none.
     */
    { name: 'version', type: 'text' },
    /** For acts undone by field: their values before and after. Empty for what was created or deleted. */
    { name: 'fields', type: 'json' },
    /** Stamp of the document after the act: see `database/journalStamp.ts`. */
    { name: 'after', type: 'text', required: true },
  ],
}
