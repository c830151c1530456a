import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useRemembered } from './remembered.ts'
import { hashOfIds, readHash } from './sharedList.ts'

/** Returns what the printed address of a list needs, so that it opens the same one elsewhere: that shown, or one's own. */
export function useListHash(): string {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const list = useRemembered()
  if (isHydrated && readHash(hash)) return hash
  return list.length === 0 ? '' : `#${hashOfIds(list.map(({ id }) => id))}`
}
