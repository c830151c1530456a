import { internalCollection } from '../../operations/collections/internalCollection.ts'

/** Addresses that get no verification requests. The id is a keyed hash, so that it can be kept when a person is erased. */
export const OptOuts = internalCollection({
  slug: 'objections',
  typescript: { interface: 'OptOut' },
  timestamps: false,
  fields: [{ name: 'at', type: 'date', required: true }],
})
