import { createDatabaseAdapter } from './adapter.ts'
import { adaptForTransactions, type TransactionalAdapter } from './mongoDatabase.ts'
import { type AskableDatabase, assertReplicaSet, assertVersion } from './mongoServer.ts'

it('takes the address of a cluster for MongoDB', async () => {
  expect((await createDatabaseAdapter({ url: 'mongodb+srv://example.org/x' })).name).toBe('mongoose')
})

describe('assertReplicaSet', () => {
  const server = (hello: object): AskableDatabase => ({ admin: () => ({ command: async () => hello }) })

  it('refuses a server outside a replica set, even if the address names one', async () => {
    await expect(assertReplicaSet(server({ isWritablePrimary: true }), 'rs0')).rejects.toThrow(
      /not a member of a replica set.*replicaSet=/,
    )
  })

  it('refuses an address without replicaSet and names what to add', async () => {
    await expect(assertReplicaSet(server({ setName: 'rs7' }), undefined)).rejects.toThrow(
      /add replicaSet=rs7/,
    )
  })

  it('accepts a replica set the address names', async () => {
    await assertReplicaSet(server({ setName: 'rs0' }), 'rs0')
  })
})

describe('assertVersion', () => {
  const server = (version?: string) => ({ admin: () => ({ command: async () => ({ version }) }) })

  it.each(['4.4.0', '5.0.31', '10.0.0'])('starts on %s', async (version) => {
    await assertVersion(server(version))
  })

  it.each(['4.2.25', '3.6.23'])('refuses %s and names the oldest supported version', async (version) => {
    const words = `is of version ${version}, and this application needs 4.4 or newer`
    await expect(assertVersion(server(version))).rejects.toThrow(words)
  })
})

const adapterWith = (findOne: () => Promise<unknown>) => {
  const done: unknown[] = []
  const adapter = {
    sessions: { t: 'the session' },
    connection: {
      db: {
        collection: () => ({
          findOne: (_: object, options: object) => {
            done.push(['read', options])
            return findOne()
          },
        }),
      },
    },
    beginTransaction: async () => 't',
    rollbackTransaction: async (id: unknown) => {
      done.push(['rollback', id])
    },
    count: async ({ where }: { where?: object }) => {
      done.push(['count', where])
      return { totalDocs: 1 }
    },
  } as unknown as TransactionalAdapter
  adaptForTransactions(adapter)
  return { adapter, done }
}

it('starts a transaction on the server before two operations use it at the same time', async () => {
  const { adapter, done } = adapterWith(async () => null)
  expect(await adapter.beginTransaction()).toBe('t')
  expect(done).toEqual([['read', { session: 'the session' }]])
})

it('leaves no transaction open if its begin fails', async () => {
  const { adapter, done } = adapterWith(async () => {
    throw new Error('gone')
  })
  await expect(adapter.beginTransaction()).rejects.toThrow('gone')
  expect(done.at(-1)).toEqual(['rollback', 't'])
})

it('never uses an estimated count in a transaction, because MongoDB refuses it', async () => {
  const { adapter, done } = adapterWith(async () => null)
  const where = { state: { equals: 'pending' } }
  const hasId = { id: { exists: true } }
  await adapter.count({ collection: 'users', req: { transactionID: 't' } })
  await adapter.count({ collection: 'users', where, req: { transactionID: Promise.resolve('t') } })
  await adapter.count({ collection: 'users' })
  expect(done).toEqual([
    ['count', { and: [{}, hasId] }],
    ['count', { and: [where, hasId] }],
    ['count', undefined],
  ])
})
