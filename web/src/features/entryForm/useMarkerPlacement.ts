import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import type { EntryValues } from './entryValues.ts'

const typingPauseMs = 900

export type MarkerPlacement = 'idle' | 'looking' | 'found' | 'unknown' | 'moved'

/** Moves the marker to the address whenever that changes; afterwards it can be moved by hand. */
export function useMarkerPlacement(
  { street, plz, city, moved }: Pick<EntryValues, 'street' | 'plz' | 'city' | 'moved'>,
  set: (changes: Partial<EntryValues>) => void,
  hasPosition: boolean,
) {
  const [state, setState] = useState<MarkerPlacement>('idle')
  const address = [street.trim(), plz.trim(), city.trim()].join('|')
  const lookedUpAddress = useRef('')
  /** Number of lookups and moves by hand, each of which cancels an earlier lookup. */
  const latestLookup = useRef(0)
  const ready = street.trim() !== '' && (city.trim() !== '' || /^\d{5}$/.test(plz.trim()))

  const look = useCallback(async () => {
    const [street = '', plz = '', city = ''] = address.split('|')
    const lookup = ++latestLookup.current
    setState('looking')
    const position = await call('GET /api/geocode', { street, plz, city }).catch(() => null)
    // The address was changed or the marker moved meanwhile.
    if (latestLookup.current !== lookup) return
    if (position && position.lat !== null && position.lon !== null) {
      setState('found')
      set({ lat: String(position.lat), lon: String(position.lon), moved: '' })
    } else {
      setState('unknown')
      // The marker belongs to an earlier address, unless it was placed by hand.
      if (!moved) set({ lat: '', lon: '' })
    }
  }, [address, moved, set])

  useEffect(() => {
    // An entry with a position, for instance after a reload, keeps it until its address changes.
    if (lookedUpAddress.current === '' && hasPosition) lookedUpAddress.current = address
    if (!ready || lookedUpAddress.current === address) return
    const timer = setTimeout(() => {
      lookedUpAddress.current = address
      void look()
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [address, ready, hasPosition, look])

  const move = useCallback(
    ({ lat, lon }: { lat: number; lon: number }) => {
      latestLookup.current++
      set({ lat: lat.toFixed(6), lon: lon.toFixed(6), moved: 'true' })
      setState('moved')
    },
    [set],
  )
  return { state, ready, look: () => void look(), move }
}
