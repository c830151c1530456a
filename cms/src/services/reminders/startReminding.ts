import type { Payload } from 'payload'
import { ifFree, leasesOf } from '../../database/leases.ts'
import { remindDaily } from './remind.ts'

export interface Reminding {
  /** Reminds whoever has not been reminded today; what fails is logged and tried again at the next look. */
  look(): Promise<void>
  /** Waits for the round under way. */
  stop(): Promise<void>
}

const lookEveryMs = 10 * 60 * 1000

/** Looks now and then whether somebody is to be told what waits; of several servers one at a time. */
export function startReminding(payload: Payload): Reminding {
  let running: Promise<void> | null = null

  function look(): Promise<void> {
    running ??= ifFree(leasesOf(payload), 'remind', () => remindDaily(payload))
      .then(() => {})
      .catch((err) => payload.logger.error({ err, msg: 'Nobody could be reminded of what waits' }))
      .finally(() => {
        running = null
      })
    return running
  }

  const timer = setInterval(look, lookEveryMs).unref()
  return {
    look,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
