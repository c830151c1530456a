import { useLocation } from 'react-router-dom'
import { useHydrated } from '#lib/hydrated.ts'
import { useRemembered } from './remembered.ts'
import { hashOfIds, readHash } from './sharedList.ts'

/** Of the list shown, or one's own: opens the same elsewhere. */
export function useListHash(): string {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const list = useRemembered()
  if (isHydrated && readHash(hash)) return hash
  return list.length === 0 ? '' : `#${hashOfIds(list.map(({ id }) => id))}`
}
