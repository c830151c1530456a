import type { Locale } from '@directory/shared/locales'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { Catalogues, type CompiledCatalogue } from '../lib/intl.ts'
import { Prefetch } from '../lib/prefetch.ts'
import type { QueryCache } from '../lib/queryCache.ts'
import { type DocumentState, ServerState } from '../lib/serverState.ts'

interface Props {
  queryCache: QueryCache
  state: DocumentState
  catalogues: Partial<Record<Locale, CompiledCatalogue>>
  prefetch: (path: string) => void
  children: ReactNode
}

export function Providers({ queryCache, state, catalogues, prefetch, children }: Props) {
  return (
    <SWRConfig value={{ provider: () => queryCache }}>
      <ServerState value={state}>
        <Catalogues value={catalogues}>
          <Prefetch value={prefetch}>{children}</Prefetch>
        </Catalogues>
      </ServerState>
    </SWRConfig>
  )
}
