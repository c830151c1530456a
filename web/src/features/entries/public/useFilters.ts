import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  type FilterDefaults,
  type Filters,
  filterCheckboxes,
  formatFilters,
  parseFilters,
} from './filters.ts'

const typingMs = 200

export interface FilterState {
  defaults: FilterDefaults
  /** Filters from the address, which the page applies. */
  filters: Filters
  /** Filters in the controls, slightly ahead of the address while typing. */
  draft: Filters
  /** Changes the address without adding a history entry. */
  change: (next: Partial<Filters>, when?: 'now' | 'typing') => void
  /** Takes over what was entered before the scripts ran; the town's field does that itself. */
  adopt: (form: HTMLFormElement | null) => void
}

export function useFilters(defaults: FilterDefaults): FilterState {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const { region } = defaults
  const filters = useMemo(() => parseFilters(search, { region }), [search, region])
  const [draft, setDraft] = useState(filters)
  const wanted = useRef(filters)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const adopted = useRef(false)

  useEffect(() => {
    // A link or the back button changed the address; unfinished typing is not replaced.
    if (formatFilters(filters, { region }) === formatFilters(wanted.current, { region })) return
    if (timer.current !== undefined) return
    wanted.current = filters
    setDraft(filters)
  }, [filters, region])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (next: Partial<Filters>, when: 'now' | 'typing' = 'now') => {
      wanted.current = { ...wanted.current, ...next }
      setDraft(wanted.current)
      clearTimeout(timer.current)
      const apply = () => {
        timer.current = undefined
        const to = formatFilters(wanted.current, { region })
        navigate({ pathname, search: to }, { replace: true, preventScrollReset: true, state })
      }
      if (when === 'typing') timer.current = setTimeout(apply, typingMs)
      else apply()
    },
    [navigate, pathname, state, region],
  )

  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      const early = form && !adopted.current && enteredEarly(wanted.current, form)
      adopted.current = true
      if (early) change(early)
    },
    [change],
  )
  return { defaults, filters, draft, change, adopt }
}

/** Returns values of the controls that differ from the state; null if none do. */
function enteredEarly(state: Filters, form: HTMLFormElement): Partial<Filters> | null {
  const typed = new FormData(form)
  const ticked = (name: string) => {
    const box = form.elements.namedItem(name)
    return box instanceof HTMLInputElement ? box.checked : null
  }
  const early = {
    q: typed.get('q'),
    group: typed.get('group'),
    region: typed.get('region'),
    ...Object.fromEntries(filterCheckboxes.map((name) => [name, ticked(name)])),
  }
  const differing = Object.entries(early).filter(
    ([name, value]) => value !== null && value !== state[name as keyof typeof early],
  )
  return differing.length > 0 ? (Object.fromEntries(differing) as Partial<Filters>) : null
}
