import { routes } from '@directory/shared/routes'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useText } from '../../../lib/intl.ts'
import { safeBack } from '../../../lib/navigation.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './BackToList.module.css'

interface Back {
  /** (German) path with query. */
  to: string
  path: string
  search: URLSearchParams
}

/** Returns the list that the visitor came from. Stored in the browser's history, so the server does not know it. */
export function useBack(): Back | null {
  const { state } = useLocation() as { state: unknown }
  const hydrated = useHydrated()
  const kept = (state as { back?: unknown } | null)?.back
  const to = hydrated && typeof kept === 'string' ? safeBack(kept) : null
  if (to === null) return null
  const [path = '', query = ''] = to.split('?')
  return { to, path, search: new URLSearchParams(query) }
}

/** Links back to the list with its filters, or to the search that found the provider. */
export function BackToList({ category }: { category: string }) {
  const text = useText()
  const back = useBack()
  const navigate = useNavigate()
  // Uses the browser's "back", which restores the list's scroll position.
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!back || !isPlain || !window.history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  const toSearch = back?.path === routes.fastsearch.path
  return (
    <p className={styles.back}>
      <SiteLink to={back?.to ?? routes.providerList.href(category)} onClick={goBack}>
        <span aria-hidden="true">‹ </span>
        {text(toSearch ? 'provider.backToSearch' : 'provider.back')}
      </SiteLink>
    </p>
  )
}
