import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { leasesOf, runIfFree } from '#database/leases.ts'

interface JobOptions {
  everyMs: number
  /** Logged when a run fails. */
  failure: string
  /** Only one of several servers works at a time; ends by itself if its server dies. */
  lease?: string
  /** Stopping waits so long at most; absent: until the run has ended. */
  maxStopMs?: number
  /** One more run while stopping, for what was only remembered so far. */
  runsWhenStopped?: boolean
}

/** Work that goes on by itself and can be stopped. */
interface Stoppable {
  stop(): Promise<void>
}

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    /** All stopped before the database is closed. */
    jobs: Stoppable[]
  }
}

/** The others even if one of them fails. */
export async function stopAll(payload: Payload, jobs: readonly Stoppable[]) {
  const ends = await Promise.allSettled(jobs.map((job) => job.stop()))
  for (const end of ends)
    if (end.status === 'rejected') payload.logger.error({ err: end.reason, msg: 'A job did not end well' })
}

export interface Job extends Stoppable {
  /** Runs now, or waits for the run under way. After a failure the next run tries again. */
  look(): Promise<void>
  /** Runs now, or once more after the run under way, which may have missed new work. */
  wake(): void
}

/** At intervals, never twice at a time in one process. */
export function startJob(
  payload: Payload,
  run: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, failure, lease, maxStopMs, runsWhenStopped }: JobOptions,
): Job {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  const attempt = () => run(stopping.signal)

  async function runUntilQuiet() {
    do {
      again = false
      try {
        await (lease === undefined ? attempt() : runIfFree(leasesOf(payload), lease, attempt))
      } catch (err) {
        again = false
        payload.logger.error({ err, msg: failure })
      }
    } while (again && !stopping.signal.aborted)
  }

  function look() {
    if (stopping.signal.aborted) return running ?? Promise.resolve()
    running ??= runUntilQuiet().finally(() => {
      running = null
      // It was woken between the last check and here.
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
