import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { SettingsError } from '../settingsError.ts'

export interface MongoDatabaseOptions {
  url: string
  migrationDir: string
}

/** Payload's MongoDB adapter, which starts only where there are transactions. */
export function mongoDatabase({ url, migrationDir }: MongoDatabaseOptions): DatabaseAdapterObj {
  let refusal: unknown
  const stock = mongooseAdapter({
    url,
    migrationDir,
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    // afterCreateConnection comes too early: Payload creates the connection before it opens it
    afterOpenConnection: async (adapter) => {
      try {
        await assertReplicaSet(adapter.connection)
        await untilIndexed(adapter)
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
      const adapter = stock.init(args) as unknown as MongooseAdapter
      const { connect } = adapter
      fitForTransactions(adapter)
      adapter.connect = async (connectArgs) => {
        refusal = undefined
        try {
          await connect?.call(adapter, connectArgs)
        } catch (error) {
          // The stock adapter would bury the plain sentence in two of its own
          throw refusal ?? error
        }
      }
      return adapter as never
    },
  }
}

/** What is used of the adapter in transactions. */
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

/**
 * Mongoose creates collections and indexes in the background. Until they are there a unique name is not unique, and
 * transactions fail because what they read is changing its shape.
 */
async function untilIndexed({ collections, versions, globals }: MongooseAdapter): Promise<void> {
  for (const model of [...Object.values(collections), ...Object.values(versions), globals])
    await model?.init()
}

/** The part of a Mongoose connection that is asked here. */
export interface AskableConnection {
  db?: { admin: () => { command: (command: object) => Promise<unknown> } } | undefined
  getClient: () => { options: { replicaSet?: string } }
}

/**
 * Without a replica set MongoDB has no transactions, and Payload goes on without them in silence when the address
 * does not name it: of two people accepting one request at the same moment both would succeed.
 */
export async function assertReplicaSet(connection: AskableConnection): Promise<void> {
  if (!connection.db) throw new Error('MongoDB is not connected')
  const hello = (await connection.db.admin().command({ hello: 1 })) as { setName?: string }
  if (!hello.setName) {
    throw new SettingsError(
      'This MongoDB server is not a member of a replica set, so it has no transactions, and this application ' +
        'needs them. Start mongod with --replSet rs0, run rs.initiate() once, and add replicaSet=rs0 to ' +
        'DATABASE_URL (mongodb://…/directory?replicaSet=rs0).',
    )
  }
  if (!connection.getClient().options.replicaSet) {
    throw new SettingsError(
      `DATABASE_URL does not name the replica set, and without that there are no transactions: ` +
        `add replicaSet=${hello.setName} to it (mongodb://…/directory?replicaSet=${hello.setName}).`,
    )
  }
}
