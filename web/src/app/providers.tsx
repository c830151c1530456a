import type { Locale } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Answers } from '../lib/answers.ts'
import { Catalogues, type CompiledCatalogue } from '../lib/intl.ts'
import { Prefetch } from '../lib/prefetch.ts'
import { type DocumentState, ServerState } from '../lib/serverState.ts'

interface Props {
  answers: Answers
  state: DocumentState
  catalogues: Partial<Record<Locale, CompiledCatalogue>>
  prefetch: (path: string) => void
  children: ReactNode
}

/** Contexts around the router, the same on the server and in the browser. */
export function Providers({ answers, state, catalogues, prefetch, children }: Props) {
  return (
    <SWRConfig value={{ provider: () => answers }}>
      <ServerState value={state}>
        <Catalogues value={catalogues}>
          <Prefetch value={prefetch}>{children}</Prefetch>
        </Catalogues>
      </ServerState>
    </SWRConfig>
  )
}
