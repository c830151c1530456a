import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { QueryCache } from '../../../lib/queryCache.ts'
import { staffCache } from './staffCache.ts'
import { useSessionCheck } from './useSessionCheck.ts'

/** Wraps staff pages: keeps their answers for this session only and notices its end. */
export function StaffSession({ children }: { children: ReactNode }) {
  useSessionCheck()
  return (
    <SWRConfig value={{ provider: (beneath) => staffCache(beneath as QueryCache) }}>{children}</SWRConfig>
  )
}
