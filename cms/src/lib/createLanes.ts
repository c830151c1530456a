import { setTimeout as pause } from 'node:timers/promises'

export interface Lanes<Lane extends string> {
  /** Aborted when stopping begins: work under way ends after its current step. */
  signal: AbortSignal
  /** Queues work at the end of its lane, unless work with this key already waits there. */
  add(lane: Lane, key: string, work: () => Promise<void>): void
  /** Counts a task as under way although its lane is not known yet. */
  prepare(task: Promise<unknown>): void
  /** Calls `act` after a pause, unless the lanes are stopped by then. */
  later(ms: number, act: () => void): void
  /** Resolves when no work is left, or only that of one lane. */
  idle(except?: Lane): Promise<void>
  stop(): Promise<void>
}

/** Runs work in several lanes: one after the other within a lane, and in parallel with other lanes. */
export function createLanes<Lane extends string>(names: readonly Lane[]): Lanes<Lane> {
  const ends = new Map<Lane, Promise<void>>(names.map((name) => [name, Promise.resolve()]))
  const waiting = new Map<Lane, Set<string>>(names.map((name) => [name, new Set()]))
  const preparing = new Set<Promise<unknown>>()
  const pauses = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()

  return {
    signal: stopping.signal,
    add(lane, key, work) {
      const keys = waiting.get(lane)
      if (!keys || keys.has(key)) return
      keys.add(key)
      const next = ends.get(lane)?.then(async () => {
        keys.delete(key)
        if (!stopping.signal.aborted) await work()
      })
      if (next) ends.set(lane, next)
    },
    prepare(task) {
      const running = task.finally(() => preparing.delete(running))
      preparing.add(running)
    },
    later(ms, act) {
      if (stopping.signal.aborted) return
      const timer = setTimeout(() => {
        pauses.delete(timer)
        act()
      }, ms).unref()
      pauses.add(timer)
    },
    async idle(except) {
      const awaited = names.filter((name) => name !== except)
      for (let before: unknown[] = []; ; ) {
        await pause(20)
        const present = awaited.map((name) => ends.get(name))
        const isQuiet = preparing.size === 0 && awaited.every((name) => waiting.get(name)?.size === 0)
        if (isQuiet && present.every((end, index) => end === before[index])) return
        before = present
        await Promise.all(present)
      }
    },
    async stop() {
      stopping.abort()
      for (const timer of pauses) clearTimeout(timer)
      await Promise.all(preparing)
      await Promise.all(ends.values())
    },
  }
}
