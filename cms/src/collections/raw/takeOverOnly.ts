import type { CollectionBeforeOperationHook } from 'payload'

/**
 * That somebody works on a document, the admin UI notes inside the server; what it sends is only that somebody else
 * goes on with it. Otherwise an editor could lock others out of what is none of an editor's business.
 */
export const takeOverOnly: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && req.user && req.payloadAPI === 'REST'
    ? { ...args, data: { user: { relationTo: 'users', value: req.user.id } } }
    : args
