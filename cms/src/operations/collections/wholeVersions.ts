import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'

/**
 * Lets a write ignore which fields its answer is to have: Payload would store only these as the document's version, and
 * an undo would lose the others.
 */
const withoutSelect = <Args extends object>(args: Args, operation: string): Args =>
  operation === 'create' || operation === 'update' ? { ...args, select: undefined } : args

export const wholeVersions: CollectionBeforeOperationHook = ({ args, operation }) =>
  withoutSelect(args, operation)

export const wholeGlobalVersions: GlobalBeforeOperationHook = ({ args, operation }) =>
  withoutSelect(args as object, operation)
