import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import type { EntryValues } from './entryValues.ts'

const patienceMs = 900

export type Placing = 'idle' | 'looking' | 'found' | 'unknown' | 'moved'

/** Puts the marker where the address is, after each change of the address; it can be moved by hand afterwards. */
export function usePlacing(
  { street, plz, city, moved }: Pick<EntryValues, 'street' | 'plz' | 'city' | 'moved'>,
  set: (changes: Partial<EntryValues>) => void,
  placed: boolean,
) {
  const [state, setState] = useState<Placing>('idle')
  const address = [street.trim(), plz.trim(), city.trim()].join('|')
  const known = useRef('')
  /** Counts the searches and what puts an end to one. */
  const latest = useRef(0)
  const ready = street.trim() !== '' && (city.trim() !== '' || /^\d{5}$/.test(plz.trim()))

  const look = useCallback(async () => {
    const [street = '', plz = '', city = ''] = address.split('|')
    const own = ++latest.current
    setState('looking')
    const found = await call('GET /api/geocode', { street, plz, city }).catch(() => null)
    // Another address has been typed meanwhile, or the marker put somewhere by hand.
    if (latest.current !== own) return
    if (found && found.lat !== null && found.lon !== null) {
      setState('found')
      set({ lat: String(found.lat), lon: String(found.lon), moved: '' })
    } else {
      setState('unknown')
      // It belongs to an earlier address, unless somebody has put it there.
      if (!moved) set({ lat: '', lon: '' })
    }
  }, [address, moved, set])

  useEffect(() => {
    // An entry that comes with its place (also back from a reload) keeps it until its address changes.
    if (known.current === '' && placed) known.current = address
    if (!ready || known.current === address) return
    const timer = setTimeout(() => {
      known.current = address
      void look()
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [address, ready, placed, look])

  const move = useCallback(
    ({ lat, lon }: { lat: number; lon: number }) => {
      latest.current++
      set({ lat: lat.toFixed(6), lon: lon.toFixed(6), moved: 'true' })
      setState('moved')
    },
    [set],
  )
  return { state, ready, look: () => void look(), move }
}
