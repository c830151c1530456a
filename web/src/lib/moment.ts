import { type Moment, momentIn } from '@directory/shared/openingHours/moment'
import { regionTimeZone } from '@directory/shared/region'
import { useSyncExternalStore } from 'react'

const checkIntervalMs = 20_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let currentMoment: Moment | null = null

function updateMoment() {
  const next = momentIn(regionTimeZone, new Date())
  if (next.date === currentMoment?.date && next.minutes === currentMoment.minutes) return
  currentMoment = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(updateMoment, checkIntervalMs)
    document.addEventListener('visibilitychange', updateMoment)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', updateMoment)
    currentMoment = null
  }
}

const readMoment = () => (currentMoment ??= momentIn(regionTimeZone, new Date()))

/** Calls `tell` with the current minute in the region's time zone, now and whenever it changes. */
export function onMinute(listener: (moment: Moment) => void): () => void {
  const unsubscribe = subscribe(() => listener(readMoment()))
  listener(readMoment())
  return unsubscribe
}

const subscribeToNothing = () => () => {}

/**
 * Returns today's date in the region; null on the server, in the first render (which has to match the server's), and if
 * not wanted.
 */
export const useToday = (isWanted = true): string | null =>
  useSyncExternalStore(
    isWanted ? subscribe : subscribeToNothing,
    () => (isWanted ? readMoment().date : null),
    () => null,
  )

/** Returns the current minute in the region, with nulls like `useToday`; renders again every minute. */
export const useMoment = (isWanted = true): Moment | null =>
  useSyncExternalStore(
    isWanted ? subscribe : subscribeToNothing,
    () => (isWanted ? readMoment() : null),
    () => null,
  )
