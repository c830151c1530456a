import { byFilter, filterNames } from '@directory/shared/filters'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
  /** Takes over what was entered before the scripts ran; the town's field does that itself. */
  adoptInput: (form: HTMLFormElement | null) => void
}

export function useFilters(defaults: FilterDefaults): FilterState {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const { region } = defaults
  const filters = useMemo(() => parseFilters(search, { region }), [search, region])
  const [controlValues, setControlValues] = useState(filters)
  const latestFilters = useRef(filters)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasAdopted = useRef(false)

  useEffect(() => {
    // A link or the back button changed the address; unfinished typing is not replaced.
    if (formatFilters(filters, { region }) === formatFilters(latestFilters.current, { region })) return
    if (timer.current !== undefined) return
    latestFilters.current = filters
    setControlValues(filters)
  }, [filters, region])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (next: Partial<Filters>, when: 'now' | 'typing' = 'now') => {
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
    },
    [navigate, pathname, state, region],
  )

  const adoptInput = useCallback(
    (form: HTMLFormElement | null) => {
      const earlyInput = form && !hasAdopted.current && earlyInputOf(latestFilters.current, form)
      hasAdopted.current = true
      if (earlyInput) change(earlyInput)
    },
    [change],
  )
  return { defaults, filters, controlValues, change, adoptInput }
}

function earlyInputOf(state: Filters, form: HTMLFormElement): Partial<Filters> | null {
  const typed = new FormData(form)
  const isTicked = (name: string) => {
    const box = form.elements.namedItem(name)
    return box instanceof HTMLInputElement ? box.checked : null
  }
  const earlyInput = {
    q: typed.get('q'),
    group: typed.get('group'),
    region: typed.get('region'),
    ...byFilter(filterNames, isTicked),
  }
  const differing = Object.entries(earlyInput).filter(
    ([name, value]) => value !== null && value !== state[name as keyof typeof earlyInput],
  )
  return differing.length > 0 ? (Object.fromEntries(differing) as Partial<Filters>) : null
}
