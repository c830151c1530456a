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

/** Tells the present minute where the region is, now and with each that begins. */
export function onMoment(tell: (moment: Moment) => void): () => void {
  const end = subscribe(() => tell(now()))
  tell(now())
  return end
}

const never = () => () => {}

/** Today where the region is; null on the server, in the first render, which is the same as there, and if not wanted. */
export const useToday = (isWanted = true): string | null =>
  useSyncExternalStore(
    isWanted ? subscribe : never,
    () => (isWanted ? now().date : null),
    () => null,
  )
