import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapterObj } from 'payload'

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
    throw new Error(
      'This MongoDB server is not a member of a replica set, so it has no transactions, and this application ' +
        'needs them. Start mongod with --replSet rs0, run rs.initiate() once, and add replicaSet=rs0 to ' +
        'DATABASE_URL (mongodb://…/directory?replicaSet=rs0).',
    )
  }
  if (!connection.getClient().options.replicaSet) {
    throw new Error(
      `DATABASE_URL does not name the replica set, and without that there are no transactions: ` +
        `add replicaSet=${hello.setName} to it (mongodb://…/directory?replicaSet=${hello.setName}).`,
    )
  }
}
