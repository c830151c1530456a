import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { BaseDatabaseAdapter, Payload } from 'payload'
import { currentTime } from '#clock.ts'

/**
 * Names held for a limited time; on MongoDB across all servers of a database. If the holder dies, the lease expires.
 */
export interface Leases {
  /** Takes or prolongs a name for `ms` milliseconds; returns false if another holder has it. */
  take(name: string, holder: string, ms: number): Promise<boolean>
  isTaken(name: string): Promise<boolean>
  /** True if the name was held. */
  giveBack(name: string, holder: string): Promise<boolean>
}

export type LeasingAdapter = BaseDatabaseAdapter & { leases?: Leases }

export function leasesOf(payload: Payload) {
  const { leases } = payload.db as unknown as LeasingAdapter
  if (!leases) throw new Error('The database adapter was made without leases')
  return leases
}

/** The oldest go first; the limits on requests keep them few. */
const maxLeases = 20_000

/** For a single process. */
export function createLeases(): Leases {
  const held = new Map<string, { holder: string; until: number }>()

  function validLease(name: string) {
    const lease = held.get(name)
    return lease && lease.until > currentTime() ? lease : undefined
  }

  return {
    async take(name, holder, ms) {
      const { holder: other = holder } = validLease(name) ?? {}
      if (other !== holder) return false
      held.delete(name)
      for (const [oldest, { until }] of held) {
        if (until > currentTime() && held.size < maxLeases) break
        held.delete(oldest)
      }
      held.set(name, { holder, until: currentTime() + ms })
      return true
    },
    isTaken: async (name) => validLease(name) !== undefined,
    async giveBack(name, holder) {
      const isHeld = validLease(name)?.holder === holder
      if (isHeld) held.delete(name)
      return isHeld
    },
  }
}

/** A dead holder's lease blocks others so long. */
const leaseMs = 30_000
/** Lies between two tries of a waiting server. */
const pauseMs = 250

/** Null if another holder has the name. */
export async function runIfFree<T>(leases: Leases, name: string, operation: () => Promise<T>) {
  const me = randomUUID()
  if (!(await leases.take(name, me, leaseMs))) return null
  // Tried again well before the lease ends.
  const prolong = () => void leases.take(name, me, leaseMs).catch(() => {})
  const prolonging = setInterval(prolong, leaseMs / 4).unref()
  try {
    return await operation()
  } finally {
    clearInterval(prolonging)
    await leases.giveBack(name, me).catch(() => {})
  }
}

export async function runWhenFree<T>(leases: Leases, name: string, operation: () => Promise<T>) {
  for (;;) {
    const done = await runIfFree(leases, name, async () => ({ result: await operation() }))
    if (done) return done.result
    await pause(pauseMs)
  }
}
