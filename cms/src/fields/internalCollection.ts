import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { cleanTextsOf } from './cleanTexts.ts'
import { id } from './fields.ts'

/** Completes a collection that only the server reads and writes; the admin UI does not show it. Without times, unless it says so. */
export const internalCollection = (config: CollectionConfig): CollectionConfig => ({
  timestamps: false,
  ...config,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  hooks: {
    ...config.hooks,
    beforeValidate: [cleanTextsOf(config.fields), ...(config.hooks?.beforeValidate ?? [])],
  },
  fields: [id, ...config.fields],
})
