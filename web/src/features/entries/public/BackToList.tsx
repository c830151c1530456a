import { routes } from '@directory/shared/routes'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useText } from '../../../lib/intl.ts'
import { safeBack } from '../../../lib/navigation.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './BackToList.module.css'

interface PreviousList {
  /** (German) path with query. */
  to: string
  path: string
  search: URLSearchParams
}

/** Returns the list that the visitor came from. Stored in the browser's history, so the server does not know it. */
export function usePreviousList(): PreviousList | null {
  const { state } = useLocation() as { state: unknown }
  const hydrated = useHydrated()
  const storedAddress = (state as { back?: unknown } | null)?.back
  const to = hydrated && typeof storedAddress === 'string' ? safeBack(storedAddress) : null
  if (to === null) return null
  const [path = '', query = ''] = to.split('?')
  return { to, path, search: new URLSearchParams(query) }
}

export function BackToList({ category }: { category: string }) {
  const text = useText()
  const previousList = usePreviousList()
  const navigate = useNavigate()
  // Uses the browser's "back", which restores the list's scroll position.
  const goBack = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!previousList || !isPlainClick || !window.history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  const isSearch = previousList?.path === routes.fastsearch.path
  return (
    <p className={styles.back}>
      <SiteLink to={previousList?.to ?? routes.providerList.href(category)} onClick={goBack}>
        <span aria-hidden="true">‹ </span>
        {text(isSearch ? 'provider.backToSearch' : 'provider.back')}
      </SiteLink>
    </p>
  )
}
