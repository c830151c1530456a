export interface Lane {
  /** Aborted when stopping begins: work under way ends after its current step. */
  signal: AbortSignal
  /** Queues work, which begins once all before it has ended. */
  add(work: () => Promise<void>): void
  /** Calls `act` after a pause, unless the lane is stopped by then. */
  later(ms: number, act: () => void): void
  stop(): Promise<void>
}

/** Runs work one after the other. */
export function createLane(): Lane {
  let end = Promise.resolve()
  const pauses = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()
  return {
    signal: stopping.signal,
    add(work) {
      end = end.then(() => (stopping.signal.aborted ? undefined : work()))
    },
    later(ms, act) {
      if (stopping.signal.aborted) return
      const timer = setTimeout(() => {
        pauses.delete(timer)
        act()
      }, ms).unref()
      pauses.add(timer)
    },
    async stop() {
      stopping.abort()
      for (const timer of pauses) clearTimeout(timer)
      await end
    },
  }
}
