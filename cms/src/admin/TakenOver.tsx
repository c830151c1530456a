'use client'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

/** Says on the document that the admin UI answers, as the site's pages do: whoever drives a browser by program waits for it. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.page = 'admin'
  }, [])
  return children
}

const neverChanges = () => () => {}

/** False until the scripts have taken the page over: what is typed into a form before that would be lost. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
