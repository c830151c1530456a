import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type FilterDefaults, type Filters, formatFilters, parseFilters } from './filters.ts'

const typingMs = 200

export interface FilterState {
  defaults: FilterDefaults
  /** From the address. */
  filters: Filters
  /** Filters in the controls, slightly ahead of the address while typing. */
  controlValues: Filters
  /** Adds no history entry. */
  change: (next: Partial<Filters>, when?: 'now' | 'typing') => void
  /** Of the form, from which what was entered before the scripts ran is taken over. */
  form: RefObject<HTMLFormElement | null>
}

export function useFilters(defaults: FilterDefaults): FilterState {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const { region } = defaults
  const filters = useMemo(() => parseFilters(search, { region }), [search, region])
  const [controlValues, setControlValues] = useState(filters)
  const latestFilters = useRef(filters)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // A link or the back button changed the address; unfinished typing is not replaced.
    if (formatFilters(filters, { region }) === formatFilters(latestFilters.current, { region })) return
    if (timer.current !== undefined) return
    latestFilters.current = filters
    setControlValues(filters)
  }, [filters, region])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: Partial<Filters>, when: 'now' | 'typing' = 'now') => {
    latestFilters.current = { ...latestFilters.current, ...next }
    setControlValues(latestFilters.current)
    clearTimeout(timer.current)
    const applyFilters = () => {
      timer.current = undefined
      const query = formatFilters(latestFilters.current, { region })
      navigate({ pathname, search: query }, { replace: true, preventScrollReset: true, state })
    }
    if (when === 'typing') timer.current = setTimeout(applyFilters, typingMs)
    else applyFilters()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the town's field does that itself
  useEffect(() => {
    if (!form.current) return
    const before = formatFilters(filters, defaults)
    const params = new URLSearchParams(before)
    for (const { name, type, checked, value } of [...form.current.elements] as HTMLInputElement[])
      if (name && name !== 'from') params.set(name, type === 'checkbox' ? String(checked) : value)
    const entered = parseFilters(params, defaults)
    if (formatFilters(entered, defaults) !== before) change(entered)
  }, [])
  return { defaults, filters, controlValues, change, form }
}
