import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Makes an update of a lock name the requesting user, or an editor could lock documents for others. The admin UI
 * records inside the server who is editing; over HTTP it only sends that another user takes over.
 */
export const lockForRequesterOnly: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && req.user && req.payloadAPI === 'REST'
    ? { ...args, data: { user: { relationTo: 'users', value: req.user.id } } }
    : args
