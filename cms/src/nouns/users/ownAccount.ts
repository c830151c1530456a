import type { Payload, TypedUser } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import { recoverySince } from './passwordRecovery.ts'

export async function readOwnAccount(payload: Payload, { id }: TypedUser) {
  const { username, displayName, email } = await payload.findByID({ collection: 'users', id, depth: 0 })
  return {
    username: String(username),
    displayName: displayName ?? '',
    email: email ?? '',
    recoveryCodeSince: await recoverySince(payload, id),
    sendsMail: runtimeOf(payload).sendsMail,
  }
}

/** Bypasses access control, as only Admins may change accounts. */
export const saveDisplayName = (payload: Payload, user: TypedUser, displayName: string): Promise<void> =>
  inTransactionAs(payload, user, async (req) => {
    const data = { displayName: displayName.trim() || null }
    await payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
  })

/** Returns display names by username. Bypasses access control: Editors may know names, but not read accounts. */
export async function staffNames(payload: Payload): Promise<Record<string, string>> {
  const docs = await findAll(payload, 'users')
  return Object.fromEntries(
    docs.flatMap(({ username, displayName }) => (username && displayName ? [[username, displayName]] : [])),
  )
}
