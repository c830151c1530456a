import { internalCollection } from '../../operations/collections/internalCollection.ts'

/** Random keys that belong to the data and not to one server, so they are included in every backup. */
export const Keys = internalCollection({
  slug: 'keys',
  timestamps: false,
  fields: [{ name: 'value', type: 'text', required: true }],
})
