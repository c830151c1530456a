import { useEffect, useState } from 'react'
import { type UrlInput, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

/** After the page, which is read from its heading on; and not after each letter. */
const pauseMs = 300

/**
 * Says to screen readers how a search has ended. Stands in the page before its words: those that arrive together, as
 * on the way here from another page, are not read out.
 */
export function Outcome({
  input,
}: {
  input: (UrlInput<'GET /api/searchFor'> & { searchQuery: string }) | null
}) {
  const text = useText()
  const { data, refreshing } = useCall('GET /api/searchFor', input)
  const [said, setSaid] = useState('')
  const query = input?.searchQuery ?? ''
  const count = data?.length
  useEffect(() => {
    if (refreshing) return
    const timer = setTimeout(() => {
      if (count === undefined) setSaid('')
      else if (count === 0) setSaid(text('search.noneTitle', { query }))
      else setSaid(text('search.count', { count }))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [refreshing, count, query, text])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
