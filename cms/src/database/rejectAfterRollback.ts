import { type AnyAdapterObj, onInit, wrap, writeMethods } from './adapterParts.ts'

/** Maximum number of rolled-back transactions remembered; late writes follow within moments. */
const maxRemembered = 1000

/**
 * Refuses writes in a transaction that was rolled back. Payload rolls a transaction back as soon as one operation
 * fails; both adapters would then make later writes outside any transaction, and half of the act would stay.
 */
export const rejectAfterRollback = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter) => {
    const rolledBack = new Set<number | string>()
    const { rollbackTransaction } = adapter
    adapter.rollbackTransaction = async (incoming) => {
      const id = await incoming
      rolledBack.add(id)
      const [oldest] = rolledBack
      if (rolledBack.size > maxRemembered && oldest !== undefined) rolledBack.delete(oldest)
      await rollbackTransaction.call(adapter, id)
    }
    wrap(adapter, writeMethods, async (write, { req }) => {
      const id = await req?.transactionID
      if (id && rolledBack.has(id))
        throw new Error('The transaction was rolled back; nothing more is written in it')
      return write()
    })
  })
