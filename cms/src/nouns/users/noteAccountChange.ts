import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { passwordIsChanged } from '../../operations/log/createLogHook.ts'
import { writeSecurityEvent } from '../../operations/securityEvents/securityEvent.ts'
import type { SecurityEventKind } from '../../operations/securityEvents/securityEventKinds.ts'
import type { User } from '../../payload-types.ts'

/** Notes every change of an account in the security log, however it was made. */
export const noteAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const acts = operation === 'create' ? [await actOfCreation(req)] : actsOfChange(req, doc, previousDoc)
  for (const act of acts) await writeSecurityEvent(req, { act, target: doc.id })
  return doc
}

export const noteAccountDeletion: CollectionAfterDeleteHook<User> = async ({ id, req }) => {
  await writeSecurityEvent(req, { act: 'account-deleted', target: String(id) })
}

/** Returns the event; the first account has no creator. */
async function actOfCreation(req: PayloadRequest): Promise<SecurityEventKind> {
  if (req.user) return 'account-created'
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 1 ? 'first-admin' : 'account-created'
}

function actsOfChange(req: PayloadRequest, doc: User, previous: User): SecurityEventKind[] {
  const acts: SecurityEventKind[] = []
  if (doc.role !== previous.role) acts.push('role-changed')
  if (req.context[passwordIsChanged]) acts.push('password-changed')
  if (doc.username !== previous.username || (doc.email ?? null) !== (previous.email ?? null))
    acts.push('account-changed')
  return acts
}
