import { useSearchParams } from 'react-router-dom'
import { formatSort, nextSort, parseSort, type Sort } from './table.ts'

/** Parameters of the address that belong to a page; setting them neither scrolls nor fills the history. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { get: (name: string) => search.get(name) ?? '', set }
}

/** Filter and order of a table, kept in the address so that they survive a reload. */
export function useTableState(usual: Sort) {
  const { get, set } = useAddress()
  const sort = parseSort(get('sort')) ?? usual
  return {
    query: get('q'),
    setQuery: (q: string) => set({ q }),
    sort,
    sortBy: (key: string) => set({ sort: formatSort(nextSort(sort, key)) }),
  }
}
