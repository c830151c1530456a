import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { isBrokenHash, readHash, type SharedList } from './sharedList.ts'

/** The list that the address carries; null if it carries none. An anchor of the page, such as `#main`, keeps it. */
export function useSharedList(): SharedList | null {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const latest = useRef('')
  if (hash === '' || readHash(hash)) latest.current = hash
  const kept = latest.current
  return useMemo(() => (hydrated ? readHash(kept) : null), [hydrated, kept])
}

/** Whether the address carries what is neither a list nor a place on the page. */
export function useIsBrokenLink(): boolean {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  return hydrated && isBrokenHash(hash, (id) => document.getElementById(id) !== null)
}
