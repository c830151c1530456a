'use client'
import { type ReactNode, useEffect } from 'react'

/** Says, for programs that control a browser, that the admin UI reacts to input, as the site's pages do. */
export function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.page = 'admin'
  }, [])
  return children
}
