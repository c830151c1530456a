import { useEffect, useRef } from 'react'
import { call, type UrlInput, useCall } from '../../../lib/api.ts'

interface Props {
  input: UrlInput<'GET /api/searchFor'> & { searchQuery: string }
  /** What somebody has sent, and not only typed. */
  submitted: string
}

/**
 * Tells the directory, which may want to know, of a query that somebody has sent and nobody answers, once. Draws
 * nothing, and so draws nothing again while answers are refreshed.
 */
export function NotFound({ input, submitted }: Props) {
  const { data, refreshing } = useCall('GET /api/searchFor', input)
  const told = useRef(new Set<string>())
  const { searchQuery } = input
  const isNobody = data?.length === 0 && !refreshing
  useEffect(() => {
    if (!isNobody || searchQuery !== submitted || told.current.has(searchQuery)) return
    told.current.add(searchQuery)
    // It is nobody's concern whether that has worked.
    call('POST /api/notfound', { searchQuery }).catch(() => {})
  }, [isNobody, searchQuery, submitted])
  return null
}
