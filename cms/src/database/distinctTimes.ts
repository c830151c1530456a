import { type AnyAdapterObj, onInit } from './adapterParts.ts'

/** Less than the outbox takes for the time of another clock (`mailSender.ts`). */
const littleMs = 2 * 60_000
let last = 0

/**
 * A stale read is recognised by the document's `updatedAt`. So no two changes by this process get the same timestamp,
 * however quickly they follow each other. A clock set back by a little does not change their order; one set back by
 * more is believed.
 */
function distinct(iso: string): string {
  const wanted = Date.parse(iso)
  if (Number.isNaN(wanted)) return iso
  last = wanted <= last && last - wanted < littleMs ? last + 1 : wanted
  return new Date(last).toISOString()
}

/** Payload writes the time of a change into it by itself, so it is corrected on the way into the database. */
export const withDistinctTimes = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter) => {
    const { updateOne } = adapter
    adapter.updateOne = (args) => {
      const { updatedAt } = args.data as { updatedAt?: unknown }
      if (typeof updatedAt !== 'string') return updateOne.call(adapter, args)
      const data = { ...args.data, updatedAt: distinct(updatedAt) }
      return updateOne.call(adapter, { ...args, data })
    }
  })
