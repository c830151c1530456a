import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AnyAdapterObj, onInit, wrap, writeMethods } from './adapterParts.ts'
import { withAfterCommit } from './afterCommit.ts'
import { type DatabaseTimeoutOptions, withDatabaseTimeout } from './databaseTimeout.ts'
import { withJournal } from './journal.ts'
import { createLeases, type LeasingAdapter } from './leases.ts'
import { type SqliteDatabaseOptions, sqliteDatabase } from './sqliteDatabase.ts'

export interface DatabaseOptions extends Partial<Omit<SqliteDatabaseOptions, 'url'>> {
  /** `file:…` or `mongodb://…`; if empty, `directory.db` in `dataDir`. */
  url?: string
  dataDir?: string
  /** Operations wait so long for MongoDB before asking whether it is still available; tests use less. */
  timeout?: Pick<DatabaseTimeoutOptions, 'timeoutMs' | 'answerMs'>
}

const isMongoUrl = (url: string): boolean => /^mongodb(?:\+srv)?:\/\//.test(url)

const migrationsBesideThis = fileURLToPath(new URL('../migrations', import.meta.url))

export async function createDatabaseAdapter(options: DatabaseOptions): Promise<AnyAdapterObj> {
  const { dataDir = './data', migrationDir = migrationsBesideThis, timeout, ...rest } = options
  const url = options.url || pathToFileURL(join(resolve(dataDir), 'directory.db')).href
  if (isMongoUrl(url)) {
    // Loaded only if needed: it takes a good part of the start and 20 MB.
    const { mongoDatabase, mongoTimeoutOptions } = await import('./mongoDatabase.ts')
    return complete(
      withDatabaseTimeout(mongoDatabase({ url, migrationDir }), (adapter) => ({
        ...mongoTimeoutOptions(adapter),
        ...timeout,
      })),
    )
  }
  if (url.startsWith('file:')) return complete(withLeases(sqliteDatabase({ ...rest, url, migrationDir })))
  throw new Error(
    `DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB), not with ${url.split(':')[0]}:`,
  )
}

const complete = (adapter: AnyAdapterObj) =>
  withAfterCommit(withJournal(rejectAfterRollback(withDistinctTimes(adapter))))

/** Leases of the only process on the file. */
const withLeases = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter: LeasingAdapter) => {
    adapter.leases = createLeases()
  })

/** A clock may be set back so far without effect; less than the outbox allows (`mailSender.ts`). */
const maxSetBackMs = 2 * 60_000
let last = 0

/**
 * Returns a timestamp that no other change by this process has: a stale read is recognised by `updatedAt`. A clock set
 * back by more than `maxSetBackMs` is believed.
 */
function makeDistinct(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  last = time <= last && last - time < maxSetBackMs ? last + 1 : time
  return new Date(last).toISOString()
}

/** Corrects the time of a change on its way into the database, because Payload sets it itself. */
const withDistinctTimes = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter) => {
    const { updateOne } = adapter
    adapter.updateOne = (args) => {
      const { updatedAt } = args.data as { updatedAt?: unknown }
      if (typeof updatedAt !== 'string') return updateOne.call(adapter, args)
      const data = { ...args.data, updatedAt: makeDistinct(updatedAt) }
      return updateOne.call(adapter, { ...args, data })
    }
  })

/**
 * Payload rolls a transaction back as soon as one operation fails; both adapters would then make later writes outside
 * any transaction, and half of the act would stay.
 */
const rejectAfterRollback = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter) =>
    wrap(adapter, writeMethods, async (write, args) => {
      const id = await args.req?.transactionID
      if (id && !adapter.sessions?.[id])
        throw new Error('The transaction was rolled back; nothing more is written in it')
      return write(args)
    }),
  )
