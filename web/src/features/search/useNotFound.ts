import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../lib/api.ts'

/**
 * Tells the directory, which may want to know, of a query that somebody has sent and nobody answers: once, and none
 * that was only being typed. `found` is null while nothing is known yet.
 */
export function useNotFound(query: string, found: boolean | null): (submitted: string) => void {
  const state = useLocation().state as { submitted?: string } | null
  const [submitted, setSubmitted] = useState(state?.submitted ?? '')
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (found !== false || query === '' || query !== submitted || told.current.has(query)) return
    told.current.add(query)
    // It is nobody's concern whether that has worked.
    call('POST /api/notfound', { searchQuery: query }).catch(() => {})
  }, [query, submitted, found])
  return setSubmitted
}
