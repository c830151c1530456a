'use client'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { tokenStorageKey } from '#shared/account'

export function SameSession({ children }: { children: ReactNode }) {
  const { token } = useAuth()
  useEffect(() => {
    try {
      if (token) localStorage.setItem(tokenStorageKey, token)
    } catch {}
  }, [token])
  return children
}
