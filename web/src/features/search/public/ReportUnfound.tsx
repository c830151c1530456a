import { useEffect, useRef } from 'react'
import { call, type UrlInput, useCall } from '../../../lib/api.ts'

interface Props {
  input: UrlInput<'GET /api/searchFor'> & { searchQuery: string }
  /** The query that was submitted, not only typed. */
  submitted: string
}

/**
 * Reports a submitted query without results, once, to help improve the directory. A component that renders nothing, so
 * that it does not render again when answers refresh.
 */
export function ReportUnfound({ input, submitted }: Props) {
  const { data, refreshing } = useCall('GET /api/searchFor', input)
  const told = useRef(new Set<string>())
  const { searchQuery } = input
  const isNobody = data?.length === 0 && !refreshing
  useEffect(() => {
    if (!isNobody || searchQuery !== submitted || told.current.has(searchQuery)) return
    told.current.add(searchQuery)
    // A failed report does not concern the visitor.
    call('POST /api/notfound', { searchQuery }).catch(() => {})
  }, [isNobody, searchQuery, submitted])
  return null
}
