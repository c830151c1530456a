import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { steadyTime } from '../../clock.ts'
import { ifFree, leasesOf } from '../../database/leases.ts'

export interface JobOptions {
  everyMs: number
  /** The message logged when a run fails. */
  failure: string
  /** Held during a run, so that only one of several servers works at a time. If its server dies, the lease ends by itself. */
  lease?: string
  /** Milliseconds after a failed run in which no other is begun. */
  retryMs?: number
  /** Stopping waits at most this long for the run under way; absent: until it has ended. */
  maxStopMs?: number
  /** One more run while stopping, for what was only remembered so far. */
  runsWhenStopped?: boolean
  /** Milliseconds that no clock change moves. */
  steady?: () => number
}

export interface Job {
  /** Runs now, unless a run is under way: then it waits for that one. A failure is logged, and the next run tries again. */
  look(): Promise<void>
  /** Runs now, or once more after the run under way, which may have missed what is new. */
  wake(): void
  /** Begins no further run and waits for the one under way, whose signal is aborted. */
  stop(): Promise<void>
}

/** Work that comes up by itself: looked for at intervals, never twice at a time in one process. */
export function startJob(
  payload: Payload,
  run: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, failure, lease, retryMs = 0, maxStopMs, runsWhenStopped, steady = steadyTime }: JobOptions,
): Job {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  let notBefore = Number.NEGATIVE_INFINITY

  async function attempt(): Promise<void> {
    try {
      await run(stopping.signal)
    } catch (err) {
      notBefore = steady() + retryMs
      throw err
    }
  }

  async function runUntilQuiet(): Promise<void> {
    do {
      again = false
      try {
        await (lease === undefined ? attempt() : ifFree(leasesOf(payload), lease, attempt))
      } catch (err) {
        again = false
        payload.logger.error({ err, msg: failure })
      }
    } while (again && !stopping.signal.aborted)
  }

  function look(): Promise<void> {
    if (stopping.signal.aborted || steady() < notBefore) return running ?? Promise.resolve()
    running ??= runUntilQuiet().finally(() => {
      running = null
      // Woken between the last check and here.
      if (again) void look()
    })
    return running
  }

  const timer = setInterval(look, everyMs).unref()
  return {
    look,
    wake() {
      again = true
      void look()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      const limit = maxStopMs === undefined ? [] : [pause(maxStopMs, undefined, { ref: false })]
      await Promise.race([running, ...limit])
      if (runsWhenStopped) await runUntilQuiet()
    },
  }
}
