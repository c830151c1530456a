import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/** Bytes of files, and of replaced or deleted ones for undoing it; stored in the transaction that changes the file. */
export const FileParts: CollectionConfig = {
  slug: 'file-parts',
  ...internal,
  typescript: { interface: 'FilePart' },
  fields: [
    id,
    /** Shared by the parts that were written together. */
    { name: 'whole', type: 'text', required: true, index: true },
    /** From 0. */
    { name: 'place', type: 'number', required: true },
    /** Bytes of the whole. */
    { name: 'size', type: 'number', required: true },
    /** Id and name of the file. */
    { name: 'file', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    /** `updatedAt` of the file as long as it had these bytes; empty for those of today. */
    { name: 'former', type: 'text' },
    { name: 'replacedAt', type: 'date' },
    /** Bytes of the part in base64. */
    { name: 'data', type: 'textarea' },
  ],
}
