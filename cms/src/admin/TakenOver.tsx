'use client'
import { type ReactNode, useEffect } from 'react'

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
