import { fileURLToPath } from 'node:url'
import type { BaseDatabaseAdapter } from 'payload'
import { type AnyAdapterObj, wrap, writeMethods } from './adapterParts.ts'
import { addAfterCommit } from './afterCommit.ts'
import { addDatabaseTimeout, type DatabaseTimeoutOptions } from './databaseTimeout.ts'
import { addJournal } from './journal.ts'
import { createLeases, type LeasingAdapter } from './leases.ts'
import { type SqliteDatabaseOptions, sqliteDatabase } from './sqliteDatabase.ts'

export interface DatabaseOptions extends Omit<SqliteDatabaseOptions, 'migrationDir'> {
  /** Operations wait so long for MongoDB before asking whether it is still available; tests use less. */
  timeout?: Pick<DatabaseTimeoutOptions, 'timeoutMs' | 'answerMs'>
}

const migrationDir = fileURLToPath(new URL('../migrations', import.meta.url))

export async function createDatabaseAdapter({
  timeout,
  ...options
}: DatabaseOptions): Promise<AnyAdapterObj> {
  if (options.url.startsWith('file:'))
    return changed(sqliteDatabase({ ...options, migrationDir }), (adapter: LeasingAdapter) => {
      // The only process on the file.
      adapter.leases = createLeases()
    })
  // Loaded only if needed: it takes a good part of the start and 20 MB.
  const { mongoDatabase, mongoTimeoutOptions } = await import('./mongoDatabase.ts')
  return changed(mongoDatabase({ url: options.url, migrationDir }), (adapter) =>
    addDatabaseTimeout(adapter, { ...mongoTimeoutOptions(adapter), ...timeout }),
  )
}

/** First by `own`, last by what runs around all others. */
const changed = (adapterObj: AnyAdapterObj, own: (adapter: BaseDatabaseAdapter) => void): AnyAdapterObj => ({
  ...adapterObj,
  init: (args) => {
    const adapter = adapterObj.init(args)
    for (const change of [own, addDistinctTimes, rejectAfterRollback, addJournal, addAfterCommit])
      change(adapter)
    return adapter
  },
})

/** A clock may be set back so far without effect; less than the outbox allows (`mailSender.ts`). */
const maxSetBackMs = 2 * 60_000
let last = 0

/**
 * A timestamp that no other change by this process has: a stale read is recognised by `updatedAt`. A clock set
 * back by more than `maxSetBackMs` is believed.
 */
function makeDistinct(iso: string) {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  last = time <= last && last - time < maxSetBackMs ? last + 1 : time
  return new Date(last).toISOString()
}

/** Corrects the time of a change on its way into the database, because Payload sets it itself. */
function addDistinctTimes(adapter: BaseDatabaseAdapter) {
  const { updateOne } = adapter
  adapter.updateOne = (args) => {
    const { updatedAt } = args.data as { updatedAt?: unknown }
    if (typeof updatedAt !== 'string') return updateOne.call(adapter, args)
    const data = { ...args.data, updatedAt: makeDistinct(updatedAt) }
    return updateOne.call(adapter, { ...args, data })
  }
}

/**
 * Payload rolls a transaction back as soon as one operation fails; both adapters would then make later writes outside
 * any transaction, and half of the act would stay.
 */
const rejectAfterRollback = (adapter: BaseDatabaseAdapter) =>
  wrap(adapter, writeMethods, async (write, args) => {
    const id = await args.req?.transactionID
    if (id && !adapter.sessions?.[id])
      throw new Error('The transaction was rolled back; nothing more is written in it')
    return write(args)
  })
