import { useSyncExternalStore } from 'react'
import { type Moment, momentAt } from '#shared/moment'

const checkIntervalMs = 20_000
let currentMinute = 0
let currentMoment: Moment | null = null

/** The same object until the minute is over. */
function readMoment(): Moment {
  const minute = Math.floor(Date.now() / 60_000)
  if (!currentMoment || minute !== currentMinute) {
    currentMinute = minute
    currentMoment = momentAt()
  }
  return currentMoment
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkIntervalMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** In the region's time zone, now and whenever it changes. */
export function onMinute(tell: (moment: Moment) => void) {
  let told: Moment | null = null
  const tellNew = () => {
    const moment = readMoment()
    if (moment !== told) tell(moment)
    told = moment
  }
  tellNew()
  return subscribe(tellNew)
}

const subscribeToNothing = () => () => {}

/** Again every minute; null on the server, in the first render, which matches it, and if not wanted. */
export const useMoment = (isWanted = true): Moment | null =>
  useSyncExternalStore(
    isWanted ? subscribe : subscribeToNothing,
    () => (isWanted ? readMoment() : null),
    () => null,
  )
