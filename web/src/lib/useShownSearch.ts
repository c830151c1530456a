import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from './hydrated.ts'
import { ServerState } from './serverState.ts'

/** The query of the address; in the first render what the server has drawn, which leaves out what no page knows. */
export function useShownSearch(): string {
  const { search } = useLocation()
  const { search: drawn = '' } = useContext(ServerState)
  return useHydrated() ? search : drawn
}
