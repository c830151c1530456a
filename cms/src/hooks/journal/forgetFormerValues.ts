import type { PayloadRequest } from 'payload'

/**
 * Of a document deleted for good, as its versions are. The notes stay, so that an act that also changed other documents
 * can still be undone.
 */
export async function forgetFormerValues(req: PayloadRequest, noun: string, target: string) {
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
