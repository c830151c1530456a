'use client'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

/**
 * Marks the document once the admin UI reacts to input, as the site's pages do. Programs that control a browser wait
 * for it.
 */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.page = 'admin'
  }, [])
  return children
}

const neverChanges = () => () => {}

/** Returns false until the scripts are running: text typed into a form before that would be lost. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
