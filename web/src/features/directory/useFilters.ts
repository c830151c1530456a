import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type FilterDefaults, type Filters, formatFilters, parseFilters } from './filters.ts'

const typingMs = 200

export interface FilterState {
  defaults: FilterDefaults
  /** What the address says; the page shows this. */
  filters: Filters
  /** What the controls show: a moment ahead of the address while somebody types. */
  draft: Filters
  /** Changes the address, without a new step in the browser's history. */
  change: (next: Partial<Filters>, when?: 'now' | 'typing') => void
}

export function useFilters(defaults: FilterDefaults): FilterState {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const { group, region } = defaults
  const filters = useMemo(() => parseFilters(search, { group, region }), [search, group, region])
  const [draft, setDraft] = useState(filters)
  const wanted = useRef(filters)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Changed from outside (a link, the back button): what was being typed no longer counts.
    if (formatFilters(filters, { group, region }) === formatFilters(wanted.current, { group, region })) return
    if (timer.current !== undefined) return
    wanted.current = filters
    setDraft(filters)
  }, [filters, group, region])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (next: Partial<Filters>, when: 'now' | 'typing' = 'now') => {
      wanted.current = { ...wanted.current, ...next }
      setDraft(wanted.current)
      clearTimeout(timer.current)
      const apply = () => {
        timer.current = undefined
        const to = formatFilters(wanted.current, { group, region })
        navigate({ pathname, search: to }, { replace: true, preventScrollReset: true, state })
      }
      if (when === 'typing') timer.current = setTimeout(apply, typingMs)
      else apply()
    },
    [navigate, pathname, state, group, region],
  )

  return { defaults, filters, draft, change }
}
