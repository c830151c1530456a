import type { Position } from '@directory/shared/region'
import type { Town } from '@directory/shared/town'
import { useState, useSyncExternalStore } from 'react'
import { notify } from '../../lib/alerts.ts'
import { useText } from '../../lib/intl.ts'
import { readStored, store } from '../../lib/storage.ts'

const key = 'currentPosition'
const listeners = new Set<() => void>()
let current: Position | null | undefined

/** The browser keeps `{ latitude, longitude }`. */
export function parsePosition(text: string | null): Position | null {
  if (text === null) return null
  try {
    const { latitude, longitude } = (JSON.parse(text) ?? {}) as Record<string, unknown>
    const fits = (value: unknown, limit: number): value is number =>
      typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit
    return fits(latitude, 90) && fits(longitude, 180) ? { lat: latitude, lon: longitude } : null
  } catch {
    return null
  }
}

function read(): Position | null {
  if (current === undefined) current = parsePosition(readStored(key))
  return current
}

function change(position: Position | null): void {
  current = position
  store(key, position && JSON.stringify({ latitude: position.lat, longitude: position.lon }))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export interface OwnPosition {
  /** Null on the server, in the first render, and until the visitor has allowed it. */
  position: Position | null
  locating: boolean
  /** Asks the browser; `done` runs once there is a place. */
  locate: (done?: () => void) => void
  forget: () => void
}

export function useOwnPosition(): OwnPosition {
  const text = useText()
  const [locating, setLocating] = useState(false)
  const position = useSyncExternalStore(subscribe, read, () => null)

  function locate(done?: () => void) {
    if (!('geolocation' in navigator)) return notify('error', text('map.no_location2'))
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        change({ lat: coords.latitude, lon: coords.longitude })
        done?.()
      },
      (error) => {
        setLocating(false)
        notify(
          'error',
          text(error.code === error.PERMISSION_DENIED ? 'map.no_location1' : 'map.no_location2'),
        )
      },
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }

  return { position, locating, locate, forget: () => change(null) }
}

/** Where distances are measured from: the town of the address before the visitor's own place. */
export function originOf(from: string, towns: readonly Town[], own: Position | null): Position | null {
  return towns.find((town) => town.city === from) ?? own
}
