import type { RenderedState } from '@directory/shared/renderedState'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from './hydrated.ts'

/** Apart from answers, which are in the query cache. */
export type DocumentState = Pick<
  RenderedState,
  'year' | 'publicUrl' | 'search' | 'form' | 'justSent' | 'link' | 'booklet'
>

export const ServerState = createContext<DocumentState>({ year: 0 })

/** In the first render that of the server, which lacks unknown parameters. */
export function useShownSearch(): string {
  const { search } = useLocation()
  const { search: renderedSearch = '' } = useContext(ServerState)
  return useHydrated() ? search : renderedSearch
}
