'use client'
import { storedToken } from '@directory/shared/storedSession'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** A session that begins or is prolonged in the admin UI is also the one of `/edit`. */
export function SameSession({ children }: { children: ReactNode }) {
  const { token } = useAuth()
  useEffect(() => {
    try {
      if (token) localStorage.setItem(storedToken, token)
    } catch {
      // Blocked or full: then the site asks for the password once more.
    }
  }, [token])
  return children
}
