import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { isBrokenHash, readHash, type SharedList } from './sharedList.ts'

/** Returns the list in the address; null if there is none. An anchor on the page, such as `#main`, keeps the list. */
export function useSharedList(): SharedList | null {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const latestListHash = useRef('')
  if (hash === '' || readHash(hash)) latestListHash.current = hash
  const listHash = latestListHash.current
  return useMemo(() => (hydrated ? readHash(listHash) : null), [hydrated, listHash])
}

/** Returns whether the hash is neither a list nor an anchor on the page. */
export function useIsBrokenLink(): boolean {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  return hydrated && isBrokenHash(hash, (id) => document.getElementById(id) !== null)
}
