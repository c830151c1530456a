import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { type EntryFilter, isEntryFilter } from '@directory/shared/entryTable'
import { useEffect, useState } from 'react'
import { type CallResult, useCall } from '../../../lib/api.ts'
import { formatSort } from '../../../lib/table.ts'
import { type Listed, useAddress, useTableState } from '../../../lib/useTableState.ts'
import type { EntryQuery } from './EntryFilters.tsx'

const typingMs = 150

/** A page of all entries, filtered and sorted by the server as the address says. */
export function useEntryTable(): {
  listed: Listed<Entry>
  query: EntryQuery
  setQuery: (changes: Partial<EntryQuery>) => void
  answer: CallResult<OutputOf<'GET /api/entrytable'>>
} {
  const { get, set } = useAddress()
  const state = useTableState({ key: 'name', down: false })
  const query = useEntryQuery()
  const q = useSettled(state.query)
  const answer = useCall('GET /api/entrytable', {
    ...query,
    q,
    // What fits the words best, unless a column was chosen.
    sort: q !== '' && get('sort') === '' ? '' : formatSort(state.sort),
    page: String(state.page),
  })
  const { rows = [], total = 0, page = 1, pages = 1 } = answer.data ?? {}
  return {
    listed: { ...state, rows, found: total, page, pages },
    query,
    setQuery: ({ filter, ...changes }) =>
      set({ ...changes, ...(filter && { filter: filter.join(',') }), page: '' }),
    answer,
  }
}

/** What the table is narrowed by, besides the search, as the address says. */
export function useEntryQuery(): EntryQuery & { filter: EntryFilter[] } {
  const { get } = useAddress()
  return {
    category: get('category'),
    town: get('town'),
    filter: get('filter').split(',').filter(isEntryFilter),
  }
}

/** The typed text, once typing has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
