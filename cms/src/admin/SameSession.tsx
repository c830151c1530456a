'use client'
import { tokenStorageKey } from '@directory/shared/account'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

export function SameSession({ children }: { children: ReactNode }) {
  const { token } = useAuth()
  useEffect(() => {
    try {
      if (token) localStorage.setItem(tokenStorageKey, token)
    } catch {}
  }, [token])
  return children
}
