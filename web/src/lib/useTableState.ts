import { useSearchParams } from 'react-router-dom'
import { pageOf } from '#shared/entryTable'
import { filterRows, formatSort, nextSort, parseSort, type Sort, sortRows } from './table.ts'

/** Setting them neither scrolls nor adds history entries. */
export function useAddressParameters() {
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

/** In the address, so that they survive a reload. */
export function useTableState(defaultSort: Sort) {
  const { get, set } = useAddressParameters()
  const sort = parseSort(get('sort')) ?? defaultSort
  return {
    query: get('q'),
    setQuery: (q: string) => set({ q, page: '' }),
    sort,
    sortBy: (key: string) => set({ sort: formatSort(nextSort(sort, key)), page: '' }),
    page: Math.max(1, Math.trunc(Number(get('page'))) || 1),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
  }
}

export interface Listed<Row> extends ReturnType<typeof useTableState> {
  rows: readonly Row[]
  /** On all pages. */
  found: number
  pages: number
  fetchAll: () => Promise<readonly Row[]>
}

export const listedByServer = <Row>(
  state: ReturnType<typeof useTableState>,
  rows: readonly Row[],
  found: number,
): Listed<Row> => ({ ...state, rows, found, page: 1, pages: 1, fetchAll: async () => rows })

interface ListingOptions<Row> {
  usual: Sort
  textsOf: (row: Row) => readonly string[]
  columns: readonly { key: string; sortBy?: ((row: Row) => string | number) | 'server' }[]
}

/** For rows that are all loaded. */
export function useListed<Row>(
  all: readonly Row[],
  { usual, textsOf, columns }: ListingOptions<Row>,
): Listed<Row> {
  const state = useTableState(usual)
  const by = columns.find(({ key }) => key === state.sort.key)?.sortBy
  const matching = filterRows(all, state.query, textsOf)
  const found = typeof by === 'function' ? sortRows(matching, by, state.sort.down) : matching
  const { page, pages, from, to } = pageOf(state.page, found.length)
  const rows = found.slice(from, to)
  return { ...state, rows, found: found.length, page, pages, fetchAll: async () => found }
}
