import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Answers } from '../../../lib/answers.ts'
import { staffCache } from './staffCache.ts'
import { useSessionCheck } from './useSessionCheck.ts'

/** Around each staff page: its answers are kept for this session only, whose end is noticed. */
export function StaffSession({ children }: { children: ReactNode }) {
  useSessionCheck()
  return <SWRConfig value={{ provider: (beneath) => staffCache(beneath as Answers) }}>{children}</SWRConfig>
}
