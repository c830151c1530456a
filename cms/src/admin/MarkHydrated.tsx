'use client'
import { type ReactNode, useEffect } from 'react'

/**
 * Marks the document once the admin UI reacts to input, as the site's pages do, for programs that control a browser.
 */
export function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.page = 'admin'
  }, [])
  return children
}
