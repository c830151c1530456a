import { type Moment, momentIn } from '@directory/shared/openingHours/moment'
import { regionTimeZone } from '@directory/shared/region'
import { useSyncExternalStore } from 'react'

const everyMs = 20_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let present: Moment | null = null

function look() {
  const next = momentIn(regionTimeZone, new Date())
  if (next.date === present?.date && next.minutes === present.minutes) return
  present = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    present = null
  }
}

const now = () => (present ??= momentIn(regionTimeZone, new Date()))

/** Calls `tell` with the current minute in the region's time zone, now and whenever it changes. */
export function onMinute(tell: (moment: Moment) => void): () => void {
  const end = subscribe(() => tell(now()))
  tell(now())
  return end
}

const never = () => () => {}

/**
 * Returns today's date in the region; null on the server, in the first render (which has to match the server's), and if
 * not wanted.
 */
export const useToday = (isWanted = true): string | null =>
  useSyncExternalStore(
    isWanted ? subscribe : never,
    () => (isWanted ? now().date : null),
    () => null,
  )

/** Returns the current minute in the region, with nulls like `useToday`; renders again every minute. */
export const useMoment = (isWanted = true): Moment | null =>
  useSyncExternalStore(
    isWanted ? subscribe : never,
    () => (isWanted ? now() : null),
    () => null,
  )
