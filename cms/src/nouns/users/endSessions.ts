import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { passwordIsChanged } from '../../operations/log/createLogHook.ts'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import { forgetGuesses } from './secondFactor.ts'
import { deleteSessionsOf } from './session.ts'

/** Notes a new password, which is removed from the data before they are stored. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update') req.context[passwordIsChanged] = data?.password !== undefined
  return data
}

/** Ends the sessions with the old password or role. Changing your own password keeps the present session. */
export const endSessionsOfChanged: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc
  const roleChanged = previousDoc?.role !== doc.role
  const isSelf = req.user?.id === doc.id
  const ownSession = (req.user as { _sid?: string } | null)?._sid
  // The wrong guesses were about the old password.
  if (req.context[passwordIsChanged]) await afterCommit(req, () => forgetGuesses(req.payload, String(doc.id)))
  if (roleChanged) await deleteSessionsOf(req, doc.id)
  else if (req.context[passwordIsChanged])
    await deleteSessionsOf(req, doc.id, isSelf ? ownSession : undefined)
  return doc
}

export const endSessionsOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteSessionsOf(req, String(id))
  const factor = { collection: 'second-factors', where: { id: { equals: id } }, depth: 0, req } as const
  assertNoErrors(await req.payload.delete(factor))
}
