import type { Locale } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { CallCache } from './lib/cache.ts'
import { Catalogues, type CompiledCatalogue } from './lib/intl.ts'
import { Prefetch } from './lib/prefetch.ts'
import { type RenderedState, ServerState } from './lib/serverState.ts'

interface Props {
  cache: CallCache
  state: RenderedState
  catalogues: Partial<Record<Locale, CompiledCatalogue>>
  prefetch: (path: string) => void
  children: ReactNode
}

/** Everything around the router; the same on the server and in the browser. */
export function Providers({ cache, state, catalogues, prefetch, children }: Props) {
  return (
    <SWRConfig value={{ provider: () => cache, fallback: state.data }}>
      <ServerState value={state}>
        <Catalogues value={catalogues}>
          <Prefetch value={prefetch}>{children}</Prefetch>
        </Catalogues>
      </ServerState>
    </SWRConfig>
  )
}
