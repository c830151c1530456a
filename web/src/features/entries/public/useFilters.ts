import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Filters, formatFilters, parseFilters } from './filters.ts'

const typingMs = 200

export interface FilterState {
  usualRegion: string
  filters: Filters
  /** Filters in the controls, slightly ahead of the address while typing. */
  controlValues: Filters
  /** The address's query with other filters. */
  queryWith: (changes: Partial<Filters>) => string
  /** Adds no history entry. */
  change: (next: Partial<Filters>, when?: 'now' | 'typing') => void
  /** Of the form, from which what was entered before the scripts ran is taken over. */
  form: RefObject<HTMLFormElement | null>
}

export function useFilters(usualRegion: string): FilterState {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => parseFilters(search, usualRegion), [search, usualRegion])
  const queryOf = useCallback((some: Filters) => formatFilters(some, usualRegion), [usualRegion])
  const [controlValues, setControlValues] = useState(filters)
  const latestFilters = useRef(filters)
  const applied = useRef(queryOf(filters))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const query = queryOf(filters)
    // Only a link or the back button replaces unfinished typing.
    if (query === applied.current) return
    applied.current = query
    clearTimeout(timer.current)
    timer.current = undefined
    latestFilters.current = filters
    setControlValues(filters)
  }, [filters, queryOf])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: Partial<Filters>, when: 'now' | 'typing' = 'now') => {
    latestFilters.current = { ...latestFilters.current, ...next }
    setControlValues(latestFilters.current)
    clearTimeout(timer.current)
    const applyFilters = () => {
      timer.current = undefined
      applied.current = queryOf(latestFilters.current)
      navigate({ pathname, search: applied.current }, { replace: true, preventScrollReset: true, state })
    }
    if (when === 'typing') timer.current = setTimeout(applyFilters, typingMs)
    else applyFilters()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the town's field does that itself
  useEffect(() => {
    if (!form.current) return
    const before = queryOf(filters)
    const params = new URLSearchParams(before)
    for (const { name, type, checked, value } of [...form.current.elements] as HTMLInputElement[])
      if (name && name !== 'from') params.set(name, type === 'checkbox' ? String(checked) : value)
    const entered = parseFilters(params, usualRegion)
    if (queryOf(entered) !== before) change(entered)
  }, [])
  const queryWith = (changes: Partial<Filters>) => queryOf({ ...filters, ...changes })
  return { usualRegion, filters, queryWith, controlValues, change, form }
}
