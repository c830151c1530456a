import type { Payload } from 'payload'
import { ifFree, leasesOf } from '../../database/leases.ts'
import { type Looking, runPeriodically } from '../../operations/runtime/runPeriodically.ts'
import { askDue } from './askDue.ts'

const everyMs = 10 * 60 * 1000

/** Asks the providers whose turn it is whether all still holds; of several servers one at a time. */
export function startAsking(payload: Payload): Looking {
  const ask = () => ifFree(leasesOf(payload), 'ask', () => askDue(payload))
  return runPeriodically(payload, ask, {
    everyMs,
    failure: 'Providers could not be asked whether all still holds',
  })
}
