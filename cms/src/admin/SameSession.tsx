'use client'
import { tokenStorageKey } from '@directory/shared/account'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** Makes a session that begins or is prolonged in the admin UI also that of `/edit`. */
export function SameSession({ children }: { children: ReactNode }) {
  const { token } = useAuth()
  useEffect(() => {
    try {
      if (token) localStorage.setItem(tokenStorageKey, token)
    } catch {
      // The storage is blocked or full: the site then asks for the password again.
    }
  }, [token])
  return children
}
