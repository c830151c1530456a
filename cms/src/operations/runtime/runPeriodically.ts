import type { Payload } from 'payload'

export interface Looking {
  /** Looks now, unless a look is under way; what fails is logged and tried again at the next one. */
  look(): Promise<void>
  /** Waits for the look under way. */
  stop(): Promise<void>
}

/** Work that comes up by itself: looked for at intervals, and never twice at a time. */
export function runPeriodically(
  payload: Payload,
  act: () => Promise<unknown>,
  { everyMs, failure }: { everyMs: number; failure: string },
): Looking {
  let running: Promise<void> | null = null

  function look(): Promise<void> {
    running ??= act()
      .then(() => {})
      .catch((err) => payload.logger.error({ err, msg: failure }))
      .finally(() => {
        running = null
      })
    return running
  }

  const timer = setInterval(look, everyMs).unref()
  return {
    look,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
