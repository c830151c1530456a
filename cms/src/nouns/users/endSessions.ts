import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { passwordIsChanged } from '../../operations/log/logActs.ts'
import { removePasswordRecovery } from './passwordRecovery.ts'
import { forgetGuesses, removeSecondFactor } from './secondFactor.ts'
import { endSessionsOf } from './session.ts'

/** The password itself is taken out of the data before it is stored. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update') req.context[passwordIsChanged] = data?.password !== undefined
  return data
}

/**
 * Sessions with the old password or role end. Changing one's own password keeps the session in which it was changed.
 */
export const endSessionsOfChanged: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc
  const roleChanged = previousDoc?.role !== doc.role
  const isSelf = req.user?.id === doc.id
  const own = (req.user as { _sid?: string } | null)?._sid
  // The wrong guesses were at the old password.
  if (req.context[passwordIsChanged]) await afterCommit(req, () => forgetGuesses(req.payload, String(doc.id)))
  if (roleChanged) await endSessionsOf(req, doc.id)
  else if (req.context[passwordIsChanged]) await endSessionsOf(req, doc.id, isSelf ? own : undefined)
  return doc
}

export const endSessionsOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await endSessionsOf(req, String(id))
  await removeSecondFactor(req, String(id))
  await removePasswordRecovery(req, String(id))
}
