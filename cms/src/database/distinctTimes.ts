import { type AnyAdapterObj, onInit } from './adapterParts.ts'

/** Milliseconds a clock may be set back without effect; less than the outbox allows (`mailSender.ts`). */
const maxSetBackMs = 2 * 60_000
let last = 0

/**
 * Returns a timestamp that no other change by this process has, because a stale read is recognised by the document's
 * `updatedAt`. A clock set back by less than `maxSetBackMs` does not change the order; if set back by more, it is believed.
 */
function makeDistinct(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  last = time <= last && last - time < maxSetBackMs ? last + 1 : time
  return new Date(last).toISOString()
}

/** Corrects the time of a change on its way into the database, because Payload sets it itself. */
export const withDistinctTimes = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter) => {
    const { updateOne } = adapter
    adapter.updateOne = (args) => {
      const { updatedAt } = args.data as { updatedAt?: unknown }
      if (typeof updatedAt !== 'string') return updateOne.call(adapter, args)
      const data = { ...args.data, updatedAt: makeDistinct(updatedAt) }
      return updateOne.call(adapter, { ...args, data })
    }
  })
