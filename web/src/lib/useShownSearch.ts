import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from './hydrated.ts'
import { ServerState } from './serverState.ts'

/** Returns the address's query; in the first render that of the server, which lacks unknown parameters. */
export function useShownSearch(): string {
  const { search } = useLocation()
  const { search: renderedSearch = '' } = useContext(ServerState)
  return useHydrated() ? search : renderedSearch
}
