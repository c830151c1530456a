import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import type { SiteHistory } from '../../lib/history.ts'
import { keepPlaces, placeOf, rememberPlace } from '../../lib/scrollPlaces.ts'

function anchored(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Scrolls as people know it from pages without scripts: a new page from its top, going back to where one was. */
function useScroll(history: SiteHistory): void {
  const { location, action, keepScroll } = useSyncExternalStore(history.listen, history.now, history.now)
  useEffect(() => {
    let here = history.now().location.key
    const remember = () => rememberPlace(here, window.scrollY)
    const unlisten = history.listen(() => {
      remember()
      here = history.now().location.key
    })
    // While the document lives we scroll; coming back to it or reloading it is the browser's own business.
    const take = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      remember()
      keepPlaces()
      window.history.scrollRestoration = 'auto'
    }
    take()
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', leave)
    return () => {
      unlisten()
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', leave)
    }
  }, [history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a key of its own
  useLayoutEffect(() => {
    if (keepScroll) return
    const top = action === NavigationType.Pop ? placeOf(location.key) : undefined
    const anchor = top === undefined ? anchored(location.hash) : null
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: top ?? 0, behavior: 'instant' })
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
