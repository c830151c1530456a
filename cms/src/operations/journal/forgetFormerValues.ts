import type { PayloadRequest } from 'payload'

/**
 * What acts have changed of a document that goes for good is nowhere then, as its versions are not. The notes stay, so
 * that an act on others as well can still be undone.
 */
export async function forgetFormerValues(req: PayloadRequest, noun: string, target: string): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'journal-notes',
    where: {
      and: [{ target: { equals: target } }, { noun: { equals: noun } }, { fields: { exists: true } }],
    },
    data: { fields: {} },
    returning: false,
    req,
  })
}
