import type { Payload } from 'payload'
import { ifFree, leasesOf } from '../../database/leases.ts'
import { type Looking, runPeriodically } from '../../operations/runtime/runPeriodically.ts'
import { remindDaily } from './remind.ts'

const everyMs = 10 * 60 * 1000

/** Reminds accounts of open work once a day; of several servers one at a time. */
export function startReminding(payload: Payload): Looking {
  const remind = () => ifFree(leasesOf(payload), 'remind', () => remindDaily(payload))
  return runPeriodically(payload, remind, { everyMs, failure: 'Nobody could be reminded of what waits' })
}
