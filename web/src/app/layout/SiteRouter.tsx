import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import type { SiteHistory } from '../../lib/history.ts'
import { rememberScrollPosition, scrollPositionOf, storeScrollPositions } from '../../lib/scrollPositions.ts'
import type { Return } from '../../lib/wayBack.ts'

function anchorTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Scrolls as browsers do without scripts: a new page starts at its top, "back" returns to the old position. */
function useScroll(history: SiteHistory): void {
  const { location, action, keepScroll } = useSyncExternalStore(history.listen, history.now, history.now)
  useEffect(() => {
    let currentEntry = history.now().location.key
    const rememberPosition = () => rememberScrollPosition(currentEntry, window.scrollY)
    const unlisten = history.listen(() => {
      rememberPosition()
      currentEntry = history.now().location.key
    })
    // We restore the position within a document; after a reload or a return to the document the browser does it.
    const disableBrowserRestoration = () => {
      window.history.scrollRestoration = 'manual'
    }
    const storePositions = () => {
      rememberPosition()
      storeScrollPositions()
      window.history.scrollRestoration = 'auto'
    }
    disableBrowserRestoration()
    window.addEventListener('pageshow', disableBrowserRestoration)
    window.addEventListener('pagehide', storePositions)
    return () => {
      unlisten()
      window.removeEventListener('pageshow', disableBrowserRestoration)
      window.removeEventListener('pagehide', storePositions)
    }
  }, [history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry has its own key
  useLayoutEffect(() => {
    if (keepScroll) return
    const restoredEntry =
      action === NavigationType.Pop ? location.key : (location.state as Return | null)?.returnTo
    const scrollTop = restoredEntry === undefined ? undefined : scrollPositionOf(restoredEntry)
    const anchor = scrollTop === undefined ? anchorTarget(location.hash) : null
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: scrollTop ?? 0, behavior: 'instant' })
  }, [location.key])
}

export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(history.listen, history.now, history.now)
  useScroll(history)
  return (
    <Router location={location} navigationType={action} navigator={history.navigator} useTransitions={false}>
      {children}
    </Router>
  )
}
