import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload'

/** Adapters whose read transactions would block writers bring their own snapshot. */
export type SnapshotAdapter = BaseDatabaseAdapter & { beginSnapshot?: () => Promise<string> }

/**
 * Reads the database as it is at one moment, while others go on writing. What is read with `req` is of that moment;
 * nothing can be written with it. On MongoDB the moment lasts as long as a transaction may, which is one minute.
 */
export async function inSnapshot<T>(
  payload: Payload,
  read: (req: Partial<PayloadRequest>) => Promise<T>,
): Promise<T> {
  const db = payload.db as unknown as SnapshotAdapter
  const id = await (db.beginSnapshot?.() ?? db.beginTransaction())
  if (!id) throw new Error('The database offers no transactions, and a snapshot needs one')
  try {
    return await read({ transactionID: id })
  } finally {
    await db.rollbackTransaction(id)
  }
}
