import type { Leases } from './leases.ts'
import type { Patience } from './patience.ts'

interface Lease {
  _id: string
  holder: string
  until: Date
}

/** What is used of the driver's collection. */
interface LeaseCollection {
  findOneAndUpdate(filter: object, update: object[], options: object): Promise<Lease | null>
  countDocuments(filter: object, options: object): Promise<number>
  deleteOne(filter: object): Promise<{ deletedCount: number }>
}

/** One document for each name. The database's clock decides, as those of several machines differ. */
export function mongoLeases(collection: () => LeaseCollection, patience: () => Patience): Leases {
  const wait: Patience['wait'] = (operation) => patience().wait(operation)
  return {
    async take(name, holder, ms) {
      const me = { $literal: holder }
      const isFree = {
        $or: [{ $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] }, { $eq: ['$holder', me] }],
      }
      const own = {
        holder: { $cond: [isFree, me, '$holder'] },
        until: { $cond: [isFree, { $add: ['$$NOW', ms] }, '$until'] },
      }
      const options = { upsert: true, returnDocument: 'after' }
      const lease = await wait(() =>
        // Of two who are the first at the same moment one is refused, and finds the other's.
        onceAgainIfDuplicate(() => collection().findOneAndUpdate({ _id: name }, [{ $set: own }], options)),
      )
      return lease?.holder === holder
    },
    async isTaken(name) {
      const held = { _id: name, $expr: { $gt: ['$until', '$$NOW'] } }
      return (await wait(() => collection().countDocuments(held, { limit: 1 }))) > 0
    },
    async giveBack(name, holder) {
      const held = { _id: name, holder, $expr: { $gt: ['$until', '$$NOW'] } }
      return (await wait(() => collection().deleteOne(held))).deletedCount > 0
    },
  }
}

async function onceAgainIfDuplicate<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 11000) throw error
    return act()
  }
}
