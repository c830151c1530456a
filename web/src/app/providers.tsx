import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { QueryCache } from '#lib/queryCache.ts'
import { type DocumentState, ServerState } from '#lib/serverState.ts'

interface Props {
  queryCache: QueryCache
  state: DocumentState
  children: ReactNode
}

export function Providers({ queryCache, state, children }: Props) {
  return (
    <SWRConfig value={{ provider: () => queryCache }}>
      <ServerState value={state}>{children}</ServerState>
    </SWRConfig>
  )
}
