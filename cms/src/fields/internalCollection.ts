import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { id } from './fields.ts'

/** Completes a collection that only the server reads and writes, and that the admin UI does not show. */
export const internalCollection = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [id, ...config.fields],
})
