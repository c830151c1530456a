import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import type { Locale } from '#shared/locales'
import type { RenderedState } from '#shared/renderedState'
import { useHydrated } from './hydrated.ts'
import type { CompiledCatalogue } from './intl.ts'

/** What the document carries, apart from answers, which are in the query cache; and what is around all pages. */
export interface DocumentState extends Omit<RenderedState, 'data' | 'errors' | 'keepsPages'> {
  catalogues: Partial<Record<Locale, CompiledCatalogue>>
  prefetch: (address: string) => void
}

export const ServerState = createContext<DocumentState>({ year: 0, catalogues: {}, prefetch: () => {} })

/** In the first render that of the server, which lacks unknown parameters. */
export function useShownSearch(): string {
  const { search } = useLocation()
  const { search: renderedSearch = '' } = useContext(ServerState)
  return useHydrated() ? search : renderedSearch
}
