'use client'
import { type ReactNode, useEffect } from 'react'

/** Says on the document that the admin UI answers, as the site's pages do: whoever drives a browser by program waits for it. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.page = 'admin'
  }, [])
  return children
}
