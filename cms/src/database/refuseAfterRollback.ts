import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies (keyof BaseDatabaseAdapter)[]

type Write = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>

/** Rolled-back transactions that are remembered; a straggler comes within moments. */
const remembered = 1000

/**
 * Refuses writes in a transaction that was rolled back. Payload rolls a transaction back as soon as one operation in
 * it fails, and both adapters would then write what follows outside of any transaction: half an act would stay.
 */
// biome-ignore lint/suspicious/noExplicitAny: as in Payload's own configuration type
export function refuseAfterRollback(adapterObj: DatabaseAdapterObj<any>): DatabaseAdapterObj<any> {
  return {
    ...adapterObj,
    init: (args) => {
      const adapter = adapterObj.init(args) as BaseDatabaseAdapter
      const rolledBack = new Set<number | string>()
      const { rollbackTransaction } = adapter
      adapter.rollbackTransaction = async (incoming) => {
        const id = await incoming
        rolledBack.add(id)
        const [oldest] = rolledBack
        if (rolledBack.size > remembered && oldest !== undefined) rolledBack.delete(oldest)
        await rollbackTransaction.call(adapter, id)
      }
      const wrapped: Record<string, Write> = {}
      for (const name of writes) {
        const write = adapter[name] as unknown as Write
        wrapped[name] = async (writeArgs) => {
          const id = await writeArgs.req?.transactionID
          if (id && rolledBack.has(id))
            throw new Error('The transaction was rolled back; nothing more is written in it')
          return write.call(adapter, writeArgs)
        }
      }
      Object.assign(adapter, wrapped)
      return adapter
    },
  }
}
