import { useEffect, useRef, useState } from 'react'
import { call, type UrlInput, useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** Milliseconds to wait, after the heading of a new page and in typing. */
const pauseMs = 300

interface Props {
  input: (UrlInput<'GET /api/searchFor'> & { searchQuery: string }) | null
  submitted: string
}

/** Mounted before its text, else screen readers miss it. Reports a submitted query without results, once. */
export function AnnounceResults({ input, submitted }: Props) {
  const text = useText()
  const { data, refreshing } = useCall('GET /api/searchFor', input)
  const [announcement, announce] = useState('')
  const query = input?.searchQuery ?? ''
  const count = data?.length
  useEffect(() => {
    if (refreshing) return
    const timer = setTimeout(() => {
      if (count === undefined) announce('')
      else if (count === 0) announce(text('search.noneTitle', { query }))
      else announce(text('search.count', { count }))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [refreshing, count, query, text])
  const reported = useRef(new Set<string>())
  const isUnfound = count === 0 && !refreshing
  useEffect(() => {
    if (!isUnfound || query !== submitted || reported.current.has(query)) return
    reported.current.add(query)
    // A failed report does not concern the visitor.
    call('POST /api/notfound', { searchQuery: query }).catch(() => {})
  }, [isUnfound, query, submitted])
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
