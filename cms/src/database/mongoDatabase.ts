import { type MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Where } from 'payload'
import { SettingsError } from '#settingsError.ts'
import { reads, wrap, writeMethods } from './adapterParts.ts'
import { type DatabaseTimeoutOptions, databaseTimeoutOf } from './databaseTimeout.ts'
import type { JournalDoc } from './journalStamp.ts'
import type { LeasingAdapter } from './leases.ts'
import { leaseCollection, makeIndexes, makeOptionalIndexesPartial } from './mongoIndexes.ts'
import { mongoLeases } from './mongoLeases.ts'
import { assertNotBeforeFirstRelease, assertReplicaSet, assertVersion } from './mongoServer.ts'
import { type Args, readMissingAsEmpty, slugOf } from './readMissingAsEmpty.ts'

interface MongoDatabaseOptions {
  url: string
  migrationDir: string
}

/**
 * The driver's waits for a primary and for a free connection, together less than the timeout of
 * `createDatabaseTimeout`: an operation given up there was either sent in its transaction or never will be. A server
 * that stops answering heartbeats counts as unavailable, and its pending operations fail.
 */
const deadlines = {
  serverSelectionTimeoutMS: 1500,
  waitQueueTimeoutMS: 1000,
  // Enough connections for many requests at once.
  maxConnecting: 10,
  connectTimeoutMS: 2000,
  heartbeatFrequencyMS: 2000,
  // A connection cut on the way while others respond shows no error; this limit ends it. No transaction may take
  // longer.
  socketTimeoutMS: 60_000,
}

/** The start waits for a database that is starting, too. */
const startPatienceMs = 30_000

const maxAttempts = 5

/** An acknowledged write survives the death of a server, and the next transaction sees it. */
const writeConcern = { w: 'majority', wtimeoutMS: 10_000 } as const

const deadlinesFor = (url: string) =>
  Object.fromEntries(Object.entries(deadlines).filter(([name]) => !url.includes(`${name}=`)))

const connectionOf = (adapter: unknown) => (adapter as MongooseAdapter).connection

function databaseOf(adapter: unknown) {
  const { db } = connectionOf(adapter)
  if (!db) throw new Error('MongoDB is not connected')
  return db
}

export const mongoTimeoutOptions = (adapter: BaseDatabaseAdapter): DatabaseTimeoutOptions => ({
  ask: async () => databaseOf(adapter).admin().command({ ping: 1 }),
})

export function mongoDatabase({ url, migrationDir }: MongoDatabaseOptions): DatabaseAdapterObj {
  let refusal: unknown
  const stock = mongooseAdapter({
    url,
    migrationDir,
    // Mongoose would create collections and indexes in the background, on several servers at the same time.
    connectOptions: { ...deadlinesFor(url), writeConcern, autoIndex: false, autoCreate: false },
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern },
    // afterCreateConnection runs too early: Payload creates the connection before opening it
    afterOpenConnection: async (adapter) => {
      try {
        const db = databaseOf(adapter)
        await assertReplicaSet(db, adapter.connection.getClient().options.replicaSet)
        await assertVersion(db)
        await assertNotBeforeFirstRelease(db)
        await makeIndexes(adapter, db)
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
      adaptForTransactions(adapter)
      const base = adapter as unknown as BaseDatabaseAdapter
      readMissingAsEmpty(base)
      separateConditions(base)
      writeJsonAsJson(base)
      const { init } = adapter
      adapter.init = async () => {
        await init?.call(adapter)
        makeOptionalIndexesPartial(adapter)
      }
      adapter.connect = async (connectArgs) => {
        refusal = undefined
        try {
          await waitUntilReachable(adapter, url)
          await connectWithRetries(async () => connect?.call(adapter, connectArgs))
        } catch (error) {
          // The stock adapter would wrap the plain message in two of its own
          throw refusal ?? error
        }
      }
      return adapter
    },
  }
}

/** A database that has just started responds slowly. Not after our own refusals. */
async function connectWithRetries(connect: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect()
    } catch (error) {
      // The stock adapter keeps only the message of an error.
      if (attempt === maxAttempts || !/server selection|timed out/i.test((error as Error).message))
        throw error
    }
  }
}

/** Starting or choosing its primary. */
async function waitUntilReachable(adapter: unknown, url: string) {
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

export type TransactionalAdapter = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'count' | 'rollbackTransaction'
> & {
  connection: {
    db?: { collection(name: string): { findOne(filter: object, options: object): Promise<unknown> } }
  }
  sessions: Record<string, unknown>
}

/** MongoDB refuses some of Payload's operations inside transactions. */
export function adaptForTransactions(adapter: TransactionalAdapter) {
  const { beginTransaction, count } = adapter
  adapter.beginTransaction = async (options) => {
    const id = await beginTransaction.call(adapter as unknown as BaseDatabaseAdapter, options)
    if (id === null) return id
    // The server knows a transaction only from its first operation on. Payload often begins with two in parallel (a
    // page and its count), and the second may arrive first.
    try {
      await adapter.connection.db?.collection('users').findOne({ _id: '' }, { session: adapter.sessions[id] })
    } catch (error) {
      await adapter.rollbackTransaction.call(adapter as unknown as BaseDatabaseAdapter, id)
      throw error
    }
    return id
  }
  // Without a condition Payload uses the estimated count, which is not allowed in a transaction.
  adapter.count = async (args) => {
    const where = (await args.req?.transactionID)
      ? { and: [args.where ?? {}, { id: { exists: true } }] }
      : args.where
    return count.call(adapter as unknown as BaseDatabaseAdapter, { ...args, where })
  }
}

/**
 * As SQLite does. MongoDB would keep dates as dates and, in updates but not in inserts, turn `undefined` into `null`:
 * "not given" would come back as "emptied".
 */
const writeJsonAsJson = (adapter: BaseDatabaseAdapter) =>
  wrap<Args>(adapter, writeMethods, (operation, args) => {
    const { collections, globals } = adapter.payload.config
    const entity = [...collections, ...globals].find(({ slug }) => slug === slugOf(args))
    const fields = (entity?.flattenedFields ?? []).filter(({ type }) => type === 'json')
    const asJson = (doc: JournalDoc | undefined) => doc && withJson(doc, fields)
    const { data, versionData } = args
    // An update of a version has the document's fields one level deeper.
    const version = asJson(versionData?.version as JournalDoc | undefined)
    return operation({
      ...args,
      ...(data && { data: asJson(data) }),
      ...(versionData && { versionData: { ...asJson(versionData), ...(version && { version }) } }),
    })
  })

function withJson(doc: JournalDoc, fields: readonly { name: string }[]): JournalDoc {
  const objectFields = fields.filter(({ name }) => typeof doc[name] === 'object' && doc[name] !== null)
  return { ...doc, ...Object.fromEntries(objectFields.map(({ name }) => [name, asJson(doc[name])])) }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/**
 * Puts each part of a condition alone on its level. MongoDB's adapter collects what the parts of a level expand to in
 * one `$or` and one `$and`: a written `or` replaces the one of an `exists` before it, and the alternatives of two
 * `exists` are paired one by one.
 */
export function separate(where: Where): Where {
  const parts = Object.entries(where).flatMap(([key, condition]): Where[] => {
    if (Array.isArray(condition)) return [{ [key]: condition.map(separate) }]
    return Object.entries(condition ?? {}).map(([operator, value]) => ({ [key]: { [operator]: value } }))
  })
  return parts.length > 1 ? { and: parts } : (parts[0] ?? {})
}

/** Not refused instead, because Payload itself puts what an account may read beside the condition on a relation. */
const separateConditions = (adapter: BaseDatabaseAdapter) =>
  wrap<{ where?: Where }>(adapter, [...reads, ...writeMethods], (operation, { where, ...args }) =>
    operation(where ? { ...args, where: separate(where) } : args),
  )
