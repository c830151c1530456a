import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { afterCommit } from '#database/afterCommit.ts'
import { passwordIsChanged } from '#hooks/log/createLogHook.ts'
import { deleteMatching } from '#lib/changeDocuments.ts'
import { countAll } from '#lib/find/find.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import type { SecurityEventKind } from '#lib/securityEvents/securityEventKinds.ts'
import type { User } from '#payload-types.ts'
import { forgetGuesses } from '../secondFactor.ts'
import { deleteSessionsOf, sessionIdOf } from '../session.ts'

/** Notes the change however it was made. */
export const noteAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const acts = operation === 'create' ? [await actOfCreation(req)] : actsOfChange(req, doc, previousDoc)
  for (const act of acts) await writeSecurityEvent(req, { act, target: doc.id })
}

export const noteAccountDeletion: CollectionAfterDeleteHook<User> = async ({ id, req }) => {
  await writeSecurityEvent(req, { act: 'account-deleted', target: String(id) })
}

/** The first account has no creator. */
async function actOfCreation(req: PayloadRequest): Promise<SecurityEventKind> {
  if (req.user) return 'account-created'
  return (await countAll(req, 'users')) === 1 ? 'first-admin' : 'account-created'
}

function actsOfChange(req: PayloadRequest, doc: User, previous: User): SecurityEventKind[] {
  const acts: SecurityEventKind[] = []
  if (doc.role !== previous.role) acts.push('role-changed')
  if (req.context[passwordIsChanged]) acts.push('password-changed')
  if (doc.username !== previous.username || (doc.email ?? null) !== (previous.email ?? null))
    acts.push('account-changed')
  return acts
}

/** Removed from the data before they are stored. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update') req.context[passwordIsChanged] = data?.password !== undefined
}

/** Changing your own password keeps the present session. */
export const endSessionsOfChanged: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const isPassword = req.context[passwordIsChanged] === true
  // The wrong guesses were about the old password.
  if (isPassword) await afterCommit(req, () => forgetGuesses(req.payload, String(doc.id)))
  const kept = req.user?.id === doc.id ? sessionIdOf(req.user) : undefined
  if (previousDoc?.role !== doc.role) await deleteSessionsOf(req, doc.id)
  else if (isPassword) await deleteSessionsOf(req, doc.id, kept)
}

export const endSessionsOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteSessionsOf(req, String(id))
  await deleteMatching(req, 'second-factors', { id: { equals: id } })
}
