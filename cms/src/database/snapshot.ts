import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload'

/** For adapters whose read transactions would block writers. */
type SnapshotAdapter = BaseDatabaseAdapter & { beginSnapshot?: () => Promise<string> }

/**
 * As the database is at one moment, while others continue writing; nothing can be written with this `req`. On MongoDB
 * it must end within a minute, as every transaction.
 */
export async function inSnapshot<T>(payload: Payload, read: (req: Partial<PayloadRequest>) => Promise<T>) {
  const db = payload.db as unknown as SnapshotAdapter
  const id = await (db.beginSnapshot?.() ?? db.beginTransaction())
  if (!id) throw new Error('The database offers no transactions, and a snapshot needs one')
  try {
    return await read({ transactionID: id })
  } finally {
    await db.rollbackTransaction(id)
  }
}
