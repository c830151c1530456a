import type { DatabaseTimeout } from './databaseTimeout.ts'
import type { Leases } from './leases.ts'

interface Lease {
  _id: string
  holder: string
  until: Date
  /** False if the lease had expired. */
  wasHeld?: boolean
}

interface LeaseCollection {
  findOneAndUpdate(filter: object, update: object[], options: object): Promise<Lease | null>
  aggregate(pipeline: object[]): { toArray(): Promise<{ isHeld?: boolean }[]> }
}

/**
 * One document for each name. The database's clock decides, because the clocks of several machines differ; `$$NOW` only
 * in updates and aggregations, because MongoDB 4.4 does not support it in the filter of every command. A returned lease
 * has ended; the index on `until` deletes its document.
 */
export function mongoLeases(collection: () => LeaseCollection, timeout: () => DatabaseTimeout): Leases {
  const wait: DatabaseTimeout['wait'] = (operation) => timeout().wait(operation)
  return {
    async take(name, holder, ms) {
      const me = { $literal: holder }
      const isFree = {
        $or: [{ $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] }, { $eq: ['$holder', me] }],
      }
      const heldFields = {
        holder: { $cond: [isFree, me, '$holder'] },
        until: { $cond: [isFree, { $add: ['$$NOW', ms] }, '$until'] },
      }
      const options = { upsert: true, returnDocument: 'after' }
      const lease = await wait(() =>
        // Of two inserts at once, one violates the unique index and then reads the winner's lease.
        retryOnDuplicate(() => collection().findOneAndUpdate({ _id: name }, [{ $set: heldFields }], options)),
      )
      return lease?.holder === holder
    },
    async isTaken(name) {
      const pipeline = [{ $match: { _id: name } }, { $project: { isHeld: isHeldNow } }]
      return (await wait(() => collection().aggregate(pipeline).toArray()))[0]?.isHeld === true
    },
    async giveBack(name, holder) {
      const over = { wasHeld: isHeldNow, holder: '', until: new Date(0) }
      const options = { returnDocument: 'after' }
      const lease = await wait(() =>
        collection().findOneAndUpdate({ _id: name, holder }, [{ $set: over }], options),
      )
      return lease?.wasHeld === true
    },
  }
}

const isHeldNow = { $gt: ['$until', '$$NOW'] }

async function retryOnDuplicate<T>(operation: () => Promise<T>) {
  try {
    return await operation()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 11000) throw error
    return operation()
  }
}
