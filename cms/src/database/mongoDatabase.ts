import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { SettingsError } from '../settingsError.ts'
import { readAbsentAsEmpty } from './absentAsEmpty.ts'
import { type DatabaseTimeoutOptions, databaseTimeoutOf } from './databaseTimeout.ts'
import { writeJsonAsJson } from './jsonAsJson.ts'
import type { LeasingAdapter } from './leases.ts'
import { type Indexable, makeIndexes, partialWhereOptional } from './mongoIndexes.ts'
import { mongoLeases } from './mongoLeases.ts'
import { assertReplicaSet, assertVersion } from './mongoServer.ts'
import { leaseCollection } from './ownCollections.ts'

export interface MongoDatabaseOptions {
  url: string
  migrationDir: string
}

/**
 * Once the server runs, the driver looks for a primary and for a free connection so many milliseconds: together less
 * than `createDatabaseTimeout` has, so that what is given up there has been sent in its transaction or never will be. A
 * server that stops answering heartbeats counts as unavailable, and pending operations fail with that.
 */
const deadlines = {
  serverSelectionTimeoutMS: 1500,
  waitQueueTimeoutMS: 1000,
  // Enough connections for many requests at once.
  maxConnecting: 10,
  connectTimeoutMS: 2000,
  heartbeatFrequencyMS: 2000,
  // While other connections answer, a connection cut on the way shows no error; this limit ends it. No transaction
  // may take longer.
  socketTimeoutMS: 60_000,
}

/** So long a start waits for a database that starts beside it. */
const startPatienceMs = 30_000

/** An acknowledged write outlives the death of a server, and the next transaction sees it. */
const writeConcern = { w: 'majority', wtimeoutMS: 10_000 } as const

/** The address may say otherwise. */
const deadlinesFor = (url: string) =>
  Object.fromEntries(Object.entries(deadlines).filter(([name]) => !url.includes(`${name}=`)))

/** The parts of the Mongoose connection used here, besides its models. */
interface NativeConnection {
  db?: NativeDb | undefined
  base: {
    mongo: { MongoClient: { connect(url: string, options: object): Promise<{ close(): Promise<void> }> } }
  }
}
interface NativeDb {
  admin(): { command(command: object): Promise<unknown> }
  collection(name: string): ReturnType<Parameters<typeof mongoLeases>[0]> & Indexable
}

const connectionOf = (adapter: unknown) => (adapter as { connection: NativeConnection }).connection

function databaseOf(adapter: unknown): NativeDb {
  const { db } = connectionOf(adapter)
  if (!db) throw new Error('MongoDB is not connected')
  return db
}

/** How the database is asked whether it answers at all. */
export const mongoPatience = (adapter: BaseDatabaseAdapter): DatabaseTimeoutOptions => ({
  ask: async () => databaseOf(adapter).admin().command({ ping: 1 }),
})

/** Payload's MongoDB adapter, which starts only where there are transactions. */
export function mongoDatabase({ url, migrationDir }: MongoDatabaseOptions): DatabaseAdapterObj {
  let refusal: unknown
  const stock = mongooseAdapter({
    url,
    migrationDir,
    // Mongoose would make collections and indexes in the background; of several servers each at the same time.
    connectOptions: { ...deadlinesFor(url), writeConcern, autoIndex: false, autoCreate: false },
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern },
    // afterCreateConnection comes too early: Payload creates the connection before it opens it
    afterOpenConnection: async (adapter) => {
      try {
        await assertReplicaSet(adapter.connection)
        await assertVersion(adapter.connection)
        await makeIndexes(adapter, databaseOf(adapter))
      } catch (error) {
        refusal = error
        await adapter.connection.close()
        throw error
      }
    },
  })
  return {
    ...stock,
    init: (args) => {
      const adapter = stock.init(args) as unknown as MongooseAdapter & LeasingAdapter
      const { connect } = adapter
      adapter.leases = mongoLeases(
        () => databaseOf(adapter).collection(leaseCollection),
        () => databaseTimeoutOf(adapter),
      )
      fitForTransactions(adapter)
      readAbsentAsEmpty(adapter as never)
      writeJsonAsJson(adapter as never)
      const { init } = adapter
      adapter.init = async () => {
        await init?.call(adapter)
        partialWhereOptional(adapter)
      }
      adapter.connect = async (connectArgs) => {
        refusal = undefined
        try {
          await untilReached(adapter, url)
          await connectPatiently(async () => connect?.call(adapter, connectArgs))
        } catch (error) {
          // The stock adapter would bury the plain sentence in two of its own
          throw refusal ?? error
        }
      }
      return adapter as never
    },
  }
}

/** A database that has just started may answer slowly; our own refusals do not count as that. */
async function connectPatiently(connect: () => Promise<void>, attempts = 5): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect()
    } catch (error) {
      // The stock adapter leaves nothing of an error but its words.
      if (attempt === attempts || !/server selection|timed out/i.test((error as Error).message)) throw error
    }
  }
}

/** A database may start at the same time, or choose its primary just now. */
async function untilReached(adapter: unknown, url: string): Promise<void> {
  const options = url.includes('serverSelectionTimeoutMS=')
    ? {}
    : { serverSelectionTimeoutMS: startPatienceMs }
  const { MongoClient } = connectionOf(adapter).base.mongo
  try {
    await (await MongoClient.connect(url, options)).close()
  } catch (error) {
    throw new SettingsError(
      `DATABASE_URL: MongoDB does not answer (${(error as Error).message}). Start it, or mend its address in DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** The parts of the adapter that transactions use. */
export type TransactionalAdapter = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'count' | 'rollbackTransaction'
> & {
  connection: {
    db?:
      | { collection(name: string): { findOne(filter: object, options: object): Promise<unknown> } }
      | undefined
  }
  sessions: Record<string, unknown>
}

/** Mends what Payload's adapter does in a way that MongoDB refuses inside of transactions. */
export function fitForTransactions(adapter: TransactionalAdapter): void {
  const { beginTransaction, count } = adapter
  adapter.beginTransaction = async (options) => {
    const id = await beginTransaction.call(adapter as never, options)
    if (id === null) return id
    // The server knows a transaction from its first operation on. Payload often begins with two side by side (a page
    // and its count), and of these the second may arrive first.
    try {
      await adapter.connection.db?.collection('users').findOne({ _id: '' }, { session: adapter.sessions[id] })
    } catch (error) {
      await adapter.rollbackTransaction.call(adapter as never, id)
      throw error
    }
    return id
  }
  // Without a condition Payload takes the collection's estimated count, which no transaction may ask for.
  adapter.count = async (args) => {
    const where = (await args.req?.transactionID)
      ? { and: [args.where ?? {}, { id: { exists: true } }] }
      : args.where
    return count.call(adapter as never, { ...args, where })
  }
}
