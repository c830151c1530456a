import { useEffect, useState } from 'react'
import { type UrlInput, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

/** Milliseconds to wait, after the heading of a new page and in typing. */
const pauseMs = 300

/**
 * Announces the result of a search to screen readers. Mounted before its text, because a region that arrives together
 * with its text is not announced.
 */
export function AnnounceResults({
  input,
}: {
  input: (UrlInput<'GET /api/searchFor'> & { searchQuery: string }) | null
}) {
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
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
